import Foundation
import Testing

/// Pictures, and the files that hold them.
struct RenderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test func writesEveryFormatThatWasAskedFor() throws {
    let outcome = try Program.run(["render", "App", "--output", "deep/er", "--title", "Shop"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(try folder.names(in: "deep/er") == ["Shop.dot", "Shop.svg"])
    #expect(try folder.text(of: "deep/er/Shop.svg").contains("<svg"))
  }

  @Test func writesOneFormatToStandardOutput() throws {
    let outcome = try Program.run(["render", "App", "--format", "dot", "--output", "-"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("digraph"))
    #expect(try folder.names() == ["App"])
  }

  @Test func leavesAFileAloneThatWouldBeTheSame() throws {
    let arguments = ["render", "App", "--output", "out"]
    #expect(try Program.run(arguments, in: folder).status == 0)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.path("out/App.svg"))
    #expect(try Program.run(arguments, in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out/App.svg"))
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test func doesNotPutAFolderOutOfTheWay() throws {
    try folder.write("precious", to: "out/App.svg/note.txt")
    let outcome = try Program.run(["render", "App", "--format", "svg", "--output", "out"], in: folder)
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("'out/App.svg' could not be written: Is a directory"))
    #expect(try folder.names(in: "out") == ["App.svg"])
  }

  @Test(arguments: ["../up", ".hidden", "a/b", "two\nlines"])
  func keepsEveryTitleInsideTheFolder(title: String) throws {
    let outcome = try Program.run(
      ["render", "App", "--format", "dot", "--output", "out", "--title=\(title)"], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.names() == ["App", "out"])
    let name = try #require(try folder.names(in: "out").first)
    #expect(!name.hasPrefix("."))
  }
}
