package import Foundation

/// One of the apps under `Examples/`.
package struct ExampleApp: Hashable, Sendable, CustomStringConvertible {
  /// Path below `Examples`: `Shop`, `Defects/DeadEnd`.
  package var name: String

  /// A name is all that a failing test needs to show.
  package var description: String { name }

  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let root = project.appending(path: "Examples")

  /// Creates one by its path below `Examples`.
  package init(name: String) { self.name = name }

  /// Folder of its files.
  package var folder: URL { Self.root.appending(path: name) }

  /// Folder of the committed pictures.
  package var output: URL { Self.project.appending(path: "Output").appending(path: name) }

  /// Names of the apps that have a folder of pictures.
  package static var outputs: Set<String> {
    Set(apps(in: project.appending(path: "Output")))
  }

  /// All example apps, sorted.
  package static let all = apps(in: root).sorted().map { ExampleApp(name: $0) }

  /// Folders in which every folder is an app of its own.
  private static let groups = ["Defects", "Idioms"]

  private static func apps(in url: URL) -> [String] {
    let top = folders(in: url).filter { !groups.contains($0) }
    return top + groups.flatMap { group in folders(in: url.appending(path: group)).map { "\(group)/\($0)" } }
  }

  private static func folders(in url: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
    return names.filter { !$0.hasPrefix(".") }
  }

  /// The app with its annotations.
  ///
  /// Edges are annotated where a reader has no doubt, so others may be there; findings are annotated all. A line
  /// `// whole app: finding: …` is about no line in particular.
  package func virtualApp() throws -> VirtualApp {
    let folder = folder.path(percentEncoded: false)
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var preamble = ["// expect: only edge", "// expect: no finding, unresolved"]
    var body = ""
    for path in names.sorted() where Self.suffixes.contains(where: path.hasSuffix) {
      let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      body += "//- /\(path)\n\(text)\n"
      for line in text.split(separator: "\n") where line.hasPrefix(Self.wholeApp) {
        preamble.append("// " + line.dropFirst(Self.wholeApp.count))
      }
    }
    return try VirtualApp(preamble.joined(separator: "\n") + "\n" + body)
  }

  private static let wholeApp = "// whole app: "
  private static let suffixes = [".swift", ".storyboard", ".xib", ".plist", ".navgraph.yml"]
}
