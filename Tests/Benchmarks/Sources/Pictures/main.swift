import Foundation
import Renderers

// `quality`, `stability [MODEL...]` and `speed ROUNDS`: the tables. `draw COUNT`: one app drawn, for the second of them. `write COUNT FOLDER`: to
// look at.
let words = Array(CommandLine.arguments.dropFirst())
let number = words.count > 1 ? Int(words[1]) : nil
switch words.first {
case "draw":
  let files = try await OwnPicture.files(GeneratedApp(screens: number ?? 100).model, isFlat: false)
  print(files.reduce(0) { $0 + $1.text.utf8.count })
case "write" where words.count == 3:
  for file in try await OwnPicture.files(GeneratedApp(screens: number ?? 100).model, isFlat: false) {
    try file.text.write(toFile: "\(words[2])/\(file.name)", atomically: true, encoding: .utf8)
  }
case "stability":
  var table = StabilityTable()
  exit(try table.run(files: Array(words.dropFirst())) ? 0 : 1)
case "speed":
  exit(SpeedTable(rounds: max(1, number ?? 3)).run() ? 0 : 1)
default:
  var table = QualityTable()
  exit(try table.run() ? 0 : 1)
}
