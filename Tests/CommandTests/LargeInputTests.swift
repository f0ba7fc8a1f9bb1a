import Foundation
import Testing

/// More bytes than a file of source has, in every shape.
struct LargeInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test(arguments: ["let a = b.c(d)\n", "x", "(", "\u{7F}\u{80}\u{FF}", "\"\\(", "/*"])
  func readsManyBytesOfAnything(piece: String) throws {
    try folder.write(String(repeating: piece, count: 200_000 / piece.utf8.count), to: "App/Large.swift")
    let outcome = try Program.run(["extract", "App"], in: folder)
    #expect([0, 3].contains(outcome.status), "\(outcome.errors.suffix(500))")
    #expect(outcome.output.contains("\"HomeViewController\""))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    try folder.writeLostScreen()
    for command in [["extract", "App"], ["check", "App", "--format", "sarif"]] {
      let first = try Program.run(command, in: folder)
      let second = try Program.run(command, in: folder)
      #expect(first.output == second.output && !first.output.isEmpty)
    }
  }

  @Test func doesNotFetchExternalEntities() throws {
    try folder.write("classified", to: "Secret.txt")
    try folder.write(
      "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY e SYSTEM \"file://\(folder.path("Secret.txt"))\">]><document>&e;</document>",
      to: "App/External.storyboard")
    let outcome = try Program.run(["extract", "App"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("External.storyboard:"))
    #expect(!outcome.output.contains("classified") && !outcome.errors.contains("classified"))
  }

  @Test func namesAFileInAnotherEncoding() throws {
    try folder.write("class Wide {}".data(using: .utf16) ?? Data(), to: "App/Wide.swift")
    let outcome = try Program.run(["extract", "App"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Wide.swift:1:1: error: this is no Swift source: it is encoded in UTF-16"))
  }

  @Test func namesAFolderThatIsNotThere() throws {
    let outcome = try Program.run(["extract", "Nowhere"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'Nowhere'"))
  }

  @Test func doesNotStartMoreThreadsThanItCan() throws {
    let outcome = try Program.run(["extract", "App", "--jobs", "5000"], in: folder)
    #expect(outcome.status == 0)
  }
}
