import Foundation

/// A folder of fixtures beside the tests that run them: `Fixtures/<name>` of their own folder.
package struct FixtureFolder: Sendable {
  /// All fixtures, in the order of their names.
  package let fixtures: [Fixture]

  /// Lists a folder; a folder that cannot be read has one fixture that says so when it is read.
  package init(_ name: String, file: String = #filePath) {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures").appending(path: name)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    fixtures = (names ?? [name]).filter { !$0.hasPrefix(".") }.sorted().map { Fixture(url: folder.appending(path: $0)) }
  }
}

/// A ``VirtualApp`` in a file.
package struct Fixture: Sendable, CustomStringConvertible {
  let url: URL

  /// Name of the file.
  package var description: String { url.lastPathComponent }

  /// Reads the app.
  package func app() throws -> VirtualApp {
    try VirtualApp(String(contentsOf: url, encoding: .utf8))
  }
}
