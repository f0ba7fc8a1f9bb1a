import Foundation
import Testing

/// Pictures drawn like those of an earlier run, and what becomes of those that are no longer needed.
struct KeepLayoutTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
    #expect(try Program.run(["render", "App", "--format", "svg,html", "--output", "old"], in: folder).status == 0)
  }

  @Test(arguments: ["old", "old/App.svg", "old/App.html"])
  func drawsAnUnchangedAppInTheSameWay(path: String) throws {
    let arguments = ["render", "App", "--format", "svg", "--output", "new", "--keep-layout", path]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("afresh"))
    #expect(try folder.text(of: "new/App.svg") == folder.text(of: "old/App.svg"))
  }

  @Test func drawsPagesByThoseOfTheLastBuild() throws {
    #expect(try Program.run(["docs", "App", "--output", "docs"], in: folder).status == 0)
    let outcome = try Program.run(["docs", "App", "--output", "more", "--keep-layout", "docs"], in: folder)
    #expect(outcome.status == 0)
    #expect(!outcome.errors.contains("afresh"))
    #expect(try folder.text(of: "more/index.html") == folder.text(of: "docs/index.html"))
  }

  @Test func drawsAfreshInAFirstRun() throws {
    let arguments = ["render", "App", "--format", "svg", "--output", "new", "--keep-layout", "none"]
    let outcome = try Program.run(arguments, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: 'none' does not exist yet; drawn afresh"))
  }

  @Test func saysWhyAFileCannotBeDrawnBy() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "foreign/a.svg")
    try folder.write("<metadata class=\"navgraph-layout\">navgraph-layout/1\nc ! x</metadata>", to: "foreign/b.svg")
    let arguments = ["render", "App", "--format", "svg", "--output", "new", "--keep-layout"]
    let foreign = try Program.run(arguments + ["foreign/a.svg"], in: folder)
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("'foreign/a.svg' is no picture whose layout can be kept: it holds no layout"))
    let broken = try Program.run(arguments + ["foreign/b.svg"], in: folder)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("line 2 of its layout cannot be read"))
    let both = try Program.run(arguments + ["foreign"], in: folder)
    #expect(both.status == 0)
    #expect(both.errors.contains("note: 'foreign' has no picture to draw by; drawn afresh"))
  }

  @Test func deletesOnlySheetsOfItsOwn() throws {
    let sheet = "<svg><metadata class=\"navgraph-layout\">navgraph-layout/1\ns Old%20Part</metadata></svg>"
    try folder.write(sheet, to: "old/App-old-part.svg")
    try folder.write(sheet, to: "old/App-other.svg")
    try folder.write("mine", to: "old/App-notes.svg")
    let outcome = try Program.run(["render", "App", "--format", "svg", "--output", "old"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("deleted old/App-old-part.svg"))
    #expect(try folder.names(in: "old") == ["App-notes.svg", "App-other.svg", "App.html", "App.svg"])
  }
}
