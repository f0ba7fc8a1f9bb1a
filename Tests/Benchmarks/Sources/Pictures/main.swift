import DrawnApps
import Foundation
import Measuring
import NavigationModel
import Renderers

// `quality [MODEL...]`, `stability [MODEL...]` and `speed ROUNDS`: the tables.
// `write COUNT FOLDER` and `write MODEL FOLDER`: to look at.
let words = Array(CommandLine.arguments.dropFirst())
let number = words.count > 1 ? Int(words[1]) : nil
switch words.first {
case "write" where words.count == 3:
  let model =
    try number.map { GeneratedApp(screens: $0).model }
    ?? JSONDecoder().decode(Model.self, from: Data(contentsOf: URL(filePath: words[1])))
  let start = Program.ownSeconds
  let files = try await OwnPicture.files(model, isFlat: false)
  print(String(format: "%.1f ms of processor time", 1000 * (Program.ownSeconds - start)))
  for file in files {
    try file.text.write(toFile: "\(words[2])/\(file.name)", atomically: true, encoding: .utf8)
  }
case "stability":
  var table = StabilityTable()
  exit(try table.run(files: Array(words.dropFirst())) ? 0 : 1)
case "speed":
  var table = SpeedTable(rounds: max(1, number ?? 3))
  exit(table.run() ? 0 : 1)
default:
  var table = QualityTable()
  exit(try table.run(files: Array(words.dropFirst())) ? 0 : 1)
}
