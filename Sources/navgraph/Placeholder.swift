import Foundation
import NavGraphKit
import NavigationModel
@main struct Main {
  static func main() throws {
    let root = CommandLine.arguments[1]
    var files: [SourceFile] = []
    let e = FileManager.default.enumerator(atPath: root)!
    while let p = e.nextObject() as? String {
      if p.contains("Tests/") || p.contains("UITests") || p.contains("Pods/") { continue }
      if p.hasSuffix(".swift") || p.hasSuffix(".storyboard") || p.hasSuffix(".xib") || p.hasSuffix("Info.plist") {
        files.append(SourceFile(path: p, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: root + "/" + p)))))
      }
    }
    let t = Date()
    let (model, problems) = tryModel(files)
    FileHandle.standardError.write("\(files.count) files \(Date().timeIntervalSince(t)) s\n".data(using: .utf8)!)
    for p in problems { FileHandle.standardError.write((p + "\n").data(using: .utf8)!) }
    let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(data: try enc.encode(model), encoding: .utf8)!)
  }
}
