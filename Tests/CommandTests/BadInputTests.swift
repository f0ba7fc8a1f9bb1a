import Foundation
import Testing

/// Every kind of input that a folder can hold and should not: named, counted, and never the end of the run.
struct BadInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  /// Reads the app and expects the rest of it to be in the model all the same.
  private func extract(_ arguments: String..., asNobody: Bool = false) throws -> Program.Outcome {
    let outcome = try Program.run(["extract"] + arguments + ["App"], in: folder, asNobody: asNobody)
    #expect(outcome.output.contains("\"HomeViewController\""))
    return outcome
  }

  @Test func readsTheRestOfAFileCutInTheMiddle() throws {
    try folder.write("class Cut: UIViewController { func open() { present(", to: "App/Cut.swift")
    let outcome = try extract()
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Cut.swift:1:"))
  }

  @Test func namesGarbageThatCallsItselfSwift() throws {
    try folder.write(Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) }), to: "App/Garbage.swift")
    let outcome = try extract()
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Garbage.swift:"))
  }

  @Test func givesTheSizeOfAFileThatIsTooLarge() throws {
    try folder.write("", to: "App/Huge.swift")
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "App/Huge.swift"))
    try handle.truncate(atOffset: 50 << 20)
    try handle.close()
    let outcome = try extract()
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Huge.swift:1:1: error: its 50 MB are more than the 32 MB"))
  }

  @Test func doesNotExpandEntities() throws {
    let entities = (1...20).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 20))\">" }.joined()
    try folder.write(
      "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY e0 \"lol\">\(entities)]><document>&e20;</document>",
      to: "App/Bomb.storyboard")
    let outcome = try extract()
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Bomb.storyboard:"))
  }

  @Test func isNotTrappedByALoopOfLinks() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Loop"), withDestinationPath: folder.path("App"))
    let outcome = try extract("--verbose")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("left out Loop (symbolic links)"))
  }

  @Test func followsALinkToSettings() throws {
    try folder.write("fail-on: nonsense\n", to: "shared.yml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/.navgraph.yml"), withDestinationPath: folder.path("shared.yml"))
    let outcome = try Program.run(["extract", "App"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".navgraph.yml:1:10: error: unknown threshold 'nonsense'"))
  }

  @Test func saysThatALinkToSettingsLeadsNowhere() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/.navgraph.yml"), withDestinationPath: folder.path("gone.yml"))
    let outcome = try Program.run(["extract", "App"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("could not be read"))
  }

  @Test func saysWhereSettingsAreNotText() throws {
    try folder.write(Data("fail-on: error\nexclude: [".utf8) + Data([0xC3, 0x28]), to: "App/.navgraph.yml")
    let outcome = try Program.run(["extract", "App"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("are not UTF-8: line 2, byte 11"))
  }

  @Test func doesNotFollowALinkOutOfTheApp() throws {
    try folder.writeApp(in: "Other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Link"), withDestinationPath: folder.path("Other"))
    #expect(try extract("--verbose").errors.contains("left out Link (symbolic links)\nread 1 file;"))
    let named = try Program.run(["extract", "App/Link"], in: folder)
    #expect(named.output.contains("HomeViewController"), "a link that is named is followed")
  }

  @Test func neverOpensAPipe() throws {
    #expect(mkfifo(folder.path("App/Pipe.swift"), 0o600) == 0)
    let outcome = try extract("--verbose")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("left out Pipe.swift (pipes and devices)"))
  }

  @Test(.enabled(if: Program.canRunAsNobody, "needs 'setpriv' to give up the rights of the super-user"))
  func namesWhatItMayNotRead() throws {
    try folder.write("class Secret {}", to: "App/Secret.swift")
    #expect(chmod(folder.path("App/Secret.swift"), 0) == 0)
    let outcome = try extract(asNobody: true)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Secret.swift:1:1: error: could not be read: Permission denied"))
  }

  @Test(arguments: ["line\nbreak", "🛒", "\u{202E}desrever", "it's \"quoted\"", "\u{1B}[31mred", "a b", "%s%n"])
  func writesEveryNameOnOneLine(name: String) throws {
    try folder.write("class Cut {", to: "App/\(name).swift")
    let outcome = try extract()
    #expect(outcome.status == 3)
    let problems = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(problems.count == 1)
    #expect(!outcome.errors.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }

  @Test func saysWhenThereIsNothingToRead() throws {
    try folder.write("nothing", to: "Empty/README.md")
    let outcome = try Program.run(["extract", "Empty"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("holds no Swift file, storyboard, xib or Info.plist"))
  }

  @Test(arguments: ["Missing", "App/Screens.swift/x", "", "App/notes.txt"])
  func refusesAPathThatIsNoSource(path: String) throws {
    try folder.write("", to: "App/notes.txt")
    let outcome = try Program.run(["check", path], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains("'\(path)'"))
  }
}
