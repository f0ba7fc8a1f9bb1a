import Foundation
import Renderers

// Without arguments: both tables. `draw COUNT`: one app drawn, for the second of them. `write COUNT FOLDER`: to look at.
let words = Array(CommandLine.arguments.dropFirst())
if words.first == "draw", words.count == 2, let count = Int(words[1]) {
  let files = try await OwnPicture.files(GeneratedApp(screens: count).model, isFlat: false)
  print(files.reduce(0) { $0 + $1.text.utf8.count })
} else if words.first == "write", words.count == 3, let count = Int(words[1]) {
  for file in try await OwnPicture.files(GeneratedApp(screens: count).model, isFlat: false) {
    try file.text.write(toFile: "\(words[2])/\(file.name)", atomically: true, encoding: .utf8)
  }
} else {
  var quality = QualityTable()
  let isGood = try quality.run()
  print()
  let isFast = SpeedTable(rounds: max(1, words.first.flatMap(Int.init) ?? 3)).run()
  exit(isGood && isFast ? 0 : 1)
}
