import Foundation
import Testing

/// What the user types, and which number and which words come back.
struct UsageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test func printsItsVersionAndHelpOnStandardOutput() throws {
    for arguments in [["--version"], ["--help"], ["help", "check"]] {
      let outcome = try Program.run(arguments, in: folder)
      #expect(outcome.status == 0)
      #expect(!outcome.output.isEmpty)
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test(arguments: [
    (["chekc"], "did you mean 'check'?"),
    (["check", "--format", "txt"], "did you mean 'text'?"),
    (["render", "--format", "svg,dit"], "did you mean 'dot'?"),
    (["render", "--format", "pdf"], "'rsvg-convert -f pdf -o app.pdf app.svg' makes one of an SVG"),
    (["extract", "--format", "jsn"], "did you mean 'json'?"),
    (["rules", "dead-ned"], "did you mean 'dead-end'?"),
    (["explain", "HomeVeiwController", "App"], "did you mean 'HomeViewController'?"),
    (["path", "Home", "Detial", "App"], "did you mean 'Detail'?"),
    (["check", "--fail-on", "sometimes"], "known are off, note, warning, error"),
    (["check", "--jobs", "0"], "'--jobs' must be at least 1"),
    (["check", "--nonsense"], "--nonsense"),
    (["render", "--output", "-"], "standard output takes one format"),
    (["check", "--config", "none.yml"], "'none.yml' could not be read"),
  ])
  func refusesWhatItDoesNotUnderstand(arguments: [String], words: String) throws {
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(words))
  }

  @Test func refusesSettingsWithAMistake() throws {
    try folder.write("rules:\n  dead-ned: off\n", to: "App/.navgraph.yml")
    let outcome = try Program.run(["check", "App"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".navgraph.yml:2:"))
  }

  @Test func endsWithOneExactlyWhenAFindingReachesTheThreshold() throws {
    try folder.writeLostScreen()
    #expect(try Program.run(["check", "App", "--fail-on", "note"], in: folder).status == 1)
    #expect(try Program.run(["check", "App", "--fail-on", "off"], in: folder).status == 0)
  }

  @Test func leavesOutWhatIsExcluded() throws {
    try folder.writeLostScreen(to: "App/Legacy/Lost.swift")
    let all = try Program.run(["extract", "App"], in: folder)
    #expect(all.output.contains("LostViewController"))
    let some = try Program.run(["extract", "App", "--exclude", "Legacy"], in: folder)
    #expect(!some.output.contains("LostViewController"))
    #expect(some.errors.contains("left out 1: 1 excluded"))
  }

  @Test func writesTheSameBytesForAnyNumberOfJobsAndOrderOfPaths() throws {
    for number in 0..<20 { try folder.write("class V\(number): UIViewController {}", to: "Other/V\(number).swift") }
    let one = try Program.run(["extract", "--jobs", "1", "App", "Other"], in: folder)
    let many = try Program.run(["extract", "--jobs", "7", "Other", "App", "Other"], in: folder)
    #expect(one.output == many.output)
    #expect(one.output.contains("\"App/Screens.swift\""))
  }

  @Test func endsQuietlyWhenItsReaderGoesAway() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let path = Program.executable.path(percentEncoded: false)
    process.arguments = ["-c", "{ '\(path)' rules unreachable-screen; echo $? >&2; } | true"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    // Whether the reader is gone in time is a matter of luck; that nothing else is said is not.
    #expect(["141\n", "0\n"].contains(text))
  }
}
