import Foundation

/// The files of this package, as text.
enum SourceTree {
  /// One Swift file.
  struct File: CustomStringConvertible {
    /// Path from the root of the package, such as `Sources/Graphs/Digraph.swift`.
    var path: String
    var lines: [String]

    /// Name without the extension.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
    /// The folder below `Sources` or `Tests`: the target.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    var description: String { path }

    /// Modules that the file imports; stops at the first declaration, so that code inside texts does not count.
    var imports: [String] {
      lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .prefix { $0.isEmpty || $0.hasPrefix("//") || $0.hasPrefix("#") || $0.firstMatch(of: Self.importLine) != nil }
        .compactMap { $0.firstMatch(of: Self.importLine).map { String($0.module) } }
    }

    // A regular expression is a value, but its type does not say so.
    nonisolated(unsafe) private static let importLine =
      /^(@\w+ )*((public|package|internal|private|fileprivate) )?import (?<module>\w+)/
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file below a folder of the package, in order.
  static func files(below folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
      return File(path: "\(folder)/\(name)", lines: text.components(separatedBy: "\n"))
    }
  }

  /// Names of the entries of a folder, hidden ones left out, in order.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
