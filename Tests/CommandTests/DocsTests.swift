import Foundation
import Testing

/// Pages about an app, and what becomes of those of earlier runs.
struct DocsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test func writesAPageForEachScreen() throws {
    let outcome = try Program.run(["docs", "App", "--format", "markdown", "--output", "pages"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.names(in: "pages")
        == [".navgraph-files", "README.md", "screen-DetailViewController.md", "screen-HomeViewController.md"])
    let page = try folder.text(of: "pages/screen-DetailViewController.md")
    #expect(page.contains("| [Home](screen-HomeViewController.md) | present |"))
    #expect(page.contains("App/Screens.swift") || page.contains("Screens.swift:11"))
  }

  @Test func deletesPagesOfScreensThatAreGoneAndNothingElse() throws {
    try folder.writeLostScreen()
    let arguments = ["docs", "App", "--output", "pages"]
    #expect(try Program.run(arguments, in: folder).status == 0)
    #expect(try folder.names(in: "pages").contains("screen-LostViewController.html"))
    try folder.write("mine", to: "pages/notes.html")
    try FileManager.default.removeItem(atPath: folder.path("App/Lost.swift"))
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.errors.contains("deleted 1 of earlier runs"))
    #expect(
      try folder.names(in: "pages")
        == [
          ".navgraph-files", "index.html", "notes.html", "screen-DetailViewController.html",
          "screen-HomeViewController.html",
        ])
  }

  @Test func putsNoFileOutOfTheWayThatItHasNotWritten() throws {
    try folder.write("mine", to: "README.md")
    let outcome = try Program.run(["docs", "App", "--format", "markdown", "--output", "."], in: folder)
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("'./README.md' is in the way"))
    #expect(try folder.text(of: "README.md") == "mine")
    #expect(try folder.names() == ["App", "README.md"])
  }

  /// A list that somebody tampered with.
  @Test func deletesNothingOutsideItsFolder() throws {
    try folder.write("mine", to: "precious.txt")
    try folder.write("mine", to: "pages/.secret")
    try folder.write(
      "# list\n../precious.txt\n\(folder.path("precious.txt"))\n.secret\n..\nsub/file\n", to: "pages/.navgraph-files")
    try folder.write("mine", to: "pages/sub/file")
    #expect(try Program.run(["docs", "App", "--output", "pages"], in: folder).status == 0)
    for name in ["precious.txt", "pages/.secret", "pages/sub/file"] { #expect(try folder.text(of: name) == "mine") }
  }

  @Test func refusesAnAddressThatCouldRunSomething() throws {
    let outcome = try Program.run(["docs", "App", "--source-url", "javascript:alert(1)"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is no address of sources"))
  }

  @Test func writesTheSameBytesTwice() throws {
    for output in ["one", "two"] {
      #expect(try Program.run(["docs", "App", "--format", "docc", "--output", output], in: folder).status == 0)
    }
    for name in try folder.names(in: "one") {
      #expect(try folder.text(of: "one/\(name)") == folder.text(of: "two/\(name)"))
    }
  }

  @Test(.enabled(if: DocumentationCompiler.path != nil)) func isACatalogThatTheDocumentationCompilerAccepts() throws {
    try folder.write(
      """
      class OddViewController: UIViewController {
        func open() {
          let odd = UIViewController()
          odd.title = "``Odd`` <b> @Metadata { | } ![x](y) 1. * _"
          present(odd, animated: true)
        }
      }

      """, to: "App/Odd.swift")
    for app in [folder.path("App"), SourceRoot.path("Examples/Shop")] {
      #expect(try Program.run(["docs", app, "--format", "docc", "--output", "Nav.docc"], in: folder).status == 0)
      let (status, words) = try DocumentationCompiler.convert("Nav.docc", to: "Nav.doccarchive", in: folder)
      #expect(status == 0 && !words.contains("warning"), "\(words)")
      let pages = try folder.names(in: "Nav.docc").filter { $0.hasSuffix(".md") }
      let data = try FileManager.default.subpathsOfDirectory(atPath: folder.path("Nav.doccarchive/data"))
      #expect(data.filter { $0.hasSuffix(".json") }.count == pages.count)
      #expect(try folder.names(in: "Nav.doccarchive/images").isEmpty == false)
      try FileManager.default.removeItem(atPath: folder.path("Nav.docc"))
      try FileManager.default.removeItem(atPath: folder.path("Nav.doccarchive"))
    }
  }
}

/// Where the project lies.
private enum SourceRoot {
  static func path(_ name: String, from file: String = #filePath) -> String {
    URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: name).path(percentEncoded: false)
  }
}

/// Swift's documentation compiler, which lies beside `swift` in its toolchain.
private enum DocumentationCompiler {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let beside = folders.map { "\($0)/swift" }.filter(FileManager.default.isExecutableFile).map { swift in
      URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path(percentEncoded: false)
    }
    return (folders + beside).map { $0.hasSuffix("/") ? "\($0)docc" : "\($0)/docc" }
      .first(where: FileManager.default.isExecutableFile)
  }()

  static func convert(_ catalog: String, to archive: String, in folder: TemporaryFolder) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "convert", catalog, "--output-path", archive, "--fallback-display-name", "Navigation",
      "--fallback-bundle-identifier", "navigation", "--warnings-as-errors",
    ]
    process.currentDirectoryURL = folder.url
    let words = folder.url.appending(path: "docc.txt")
    try Data().write(to: words)
    let handle = try FileHandle(forWritingTo: words)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try folder.text(of: "docc.txt"))
  }
}
