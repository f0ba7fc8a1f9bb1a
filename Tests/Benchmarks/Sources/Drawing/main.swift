import DrawnApps
import Renderers

// `Drawing COUNT` draws one app and does nothing else: what the table of speeds measures. It loads no library that drawing
// does not need, as `dot` loads none.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
let files = try await OwnPicture.files(GeneratedApp(screens: count).model, isFlat: false)
print(files.reduce(0) { $0 + $1.text.utf8.count })
