import Foundation
import NavGraphKit
import Testing

/// What a new user types first.
struct FirstStepsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test func initWritesSettingsThatChangeNothing() throws {
    let before = try Program.run(["extract", "App"], in: folder).output
    let outcome = try Program.run(["init", "App"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("found in 'App': 2 screens"))
    #expect(outcome.errors.contains("App/.navgraph.yml"))
    let text = try folder.text(of: "App/.navgraph.yml")
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
    #expect(try Program.run(["extract", "App"], in: folder).output == before)
  }

  @Test func everySettingThatInitWritesCanBeUncommented() throws {
    try folder.writeLostScreen()
    #expect(try Program.run(["init", "App"], in: folder).status == 0)
    let lines = try folder.text(of: "App/.navgraph.yml").split(separator: "\n").compactMap { line -> Substring? in
      line.hasPrefix("# ") && !line.hasPrefix("#  ") || line == "#" ? nil : line.dropFirst()
    }
    let settings = try Settings(yaml: lines.joined(separator: "\n"), path: ".navgraph.yml")
    #expect(settings.exclude == ["Legacy"])
    #expect(lines.contains { $0.contains("unreachable-screen: off") })
  }

  @Test func initOverwritesNothing() throws {
    try folder.write("rules: {}\n", to: "App/.navgraph.yml")
    let outcome = try Program.run(["init", "App"], in: folder)
    #expect(outcome.status == 2)
    #expect(try folder.text(of: "App/.navgraph.yml") == "rules: {}\n")
  }

  @Test func openDrawsIntoATemporaryFile() throws {
    let outcome = try Program.run(["open", "App", "--print-only"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = String(outcome.output.dropLast())
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("<svg"))
    try FileManager.default.removeItem(at: URL(filePath: file).deletingLastPathComponent())
  }

  @Test func printsAManualPageOfEverySubcommand() throws {
    let page = try Program.run(["manual"], in: folder).output
    #expect(page.hasPrefix(".TH NAVGRAPH 1"))
    for name in ["check", "docs", "init", "render", "verify"] { #expect(page.contains(".SS \(name)\n")) }
    #expect(!page.contains("__layout"))
  }

  @Test(arguments: ["bash", "fish", "zsh"]) func completesInEveryShell(shell: String) throws {
    let outcome = try Program.run(["--generate-completion-script", shell], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("render"))
  }

  @Test func drawsAgainWhenASourceChanges() throws {
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["render", "App", "--format", "dot", "--output", "out", "--watch", "--quiet", "--no-cache"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    try waitUntil { try folder.text(of: "out/App.dot").contains("HomeViewController") }
    try folder.writeLostScreen()
    try waitUntil { try folder.text(of: "out/App.dot").contains("LostViewController") }
  }

  /// Waits for a minute at most.
  private func waitUntil(_ isReached: () throws -> Bool) throws {
    for _ in 0..<300 {
      if (try? isReached()) == true { return }
      Thread.sleep(forTimeInterval: 0.2)
    }
    Issue.record("did not happen within a minute")
  }
}
