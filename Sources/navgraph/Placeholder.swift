import Foundation
import Findings
import NavGraphKit
import NavigationModel
@main struct Main {
  static func main() async throws {
    let root = CommandLine.arguments[1]
    var files: [SourceFile] = []
    let e = FileManager.default.enumerator(atPath: root)!
    while let p = e.nextObject() as? String {
      if p.contains("Tests/") || p.contains("UITests") || p.contains("Pods/") { continue }
      if isSource(fileName: p) {
        files.append(SourceFile(path: p, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: root + "/" + p)))))
      }
    }
    let t = Date()
    let app = App.read(files, jobs: 2)
    FileHandle.standardError.write("\(files.count) files \(Date().timeIntervalSince(t)) s\n".data(using: .utf8)!)
    for p in app.problems { FileHandle.standardError.write("\(p.place): \(p.message)\n".data(using: .utf8)!) }
    let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    if CommandLine.arguments.count > 2 {
      for f in app.findings() { print("\(f.place): \(f.severity): \(f.message) [\(f.rule)]"); for n in f.notes { print("    ", n.message) }; for n in f.path { print("    >", n) } }
      let d = try await draw(app.model, findings: app.findings(), title: "X", format: "svg") { answerLayoutRequest($0) }
      try d.text.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    } else {
    print(String(data: try enc.encode(app.model), encoding: .utf8)!)
    }
  }
}
