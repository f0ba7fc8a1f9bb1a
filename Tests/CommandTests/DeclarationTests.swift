import Foundation
import NavGraphKit
import Testing

/// Declared navigation, from the command line.
struct DeclarationTests {
  @Test func isPartOfTheModel() throws {
    let folder = try TemporaryFolder()
    try folder.writeApp()
    try folder.write(
      """
      screens: [{name: Offers, kind: external}]
      transitions: [{from: HomeViewController, to: Offers, kind: push}]
      """, to: "App/.navgraph.yml")
    let way = try Program.run(["path", "launch", "Offers", "App"], in: folder)
    #expect(way.status == 0, "\(way.errors)")
    #expect(way.output.contains("HomeViewController -push-> Offers [declared]  .navgraph.yml:2:15"), "\(way.output)")
  }

  @Test func isCheckedAgainstTheSource() throws {
    let folder = try TemporaryFolder()
    try folder.writeApp()
    try folder.write(
      "transitions:\n  - {from: HomeViewController, to: DetailVewController, kind: push}\n", to: "App/.navgraph.yml")
    let check = try Program.run(["check", "App"], in: folder)
    #expect(check.status == 1)
    let message = ".navgraph.yml:2:36: warning: nothing in the source is called 'DetailVewController'; did you mean"
    #expect(check.output.contains(message), "\(check.output)")
  }

  /// No output knows paths outside the root; messages about the file itself name it as the user did.
  @Test(arguments: [("conf/nav.yml", "nav.yml"), ("App/conf/nav.yml", "conf/nav.yml")])
  func isPlacedRelativeToTheRoot(config: String, file: String) throws {
    let folder = try TemporaryFolder()
    try folder.writeApp()
    try folder.write("entries: [{kind: widget, to: Gone}]\n", to: config)
    let check = try Program.run(["check", "App", "--config", config], in: folder)
    #expect(check.output.contains("\(file):1:30: warning: "), "\(check.output)")
    #expect(!check.output.contains(folder.url.path()))
    try folder.write("entries: [{kind: gadget, to: Gone}]\n", to: config)
    let wrong = try Program.run(["check", "App", "--config", config], in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("\(config):1:18: error: unknown kind of entry 'gadget'"), "\(wrong.errors)")
  }

  @Test func isRefusedAsAWholeWhereItIsWrong() throws {
    let folder = try TemporaryFolder()
    try folder.writeApp()
    try folder.write("screens:\n  - {nam: A}\n  - {name: B, kind: screeen}\n", to: "App/.navgraph.yml")
    let check = try Program.run(["check", "App"], in: folder)
    #expect(check.status == 2)
    #expect(check.output.isEmpty)
    #expect(check.errors.contains(".navgraph.yml:2:6: error: unknown key 'nam'; did you mean 'name'?"))
    #expect(check.errors.contains(".navgraph.yml:3:21: error: unknown kind of screen 'screeen'; did you mean"))
  }

  @Test func survivesAsMuchAsFits() throws {
    let folder = try TemporaryFolder()
    try folder.writeApp()
    let lines = (0..<6000).map { "  - {from: A\($0), to: B\($0), kind: push}\n" }.joined()
    try folder.write("transitions:\n" + lines, to: "App/.navgraph.yml")
    let check = try Program.run(["check", "App"], in: folder)
    #expect(check.status == 1)
    #expect(check.output.contains("12000 warnings"), "\(check.output.suffix(100))")
  }

  /// The page shows what works.
  @Test func isReadFromTheExampleOfThePage() throws {
    let page = try String(
      contentsOfFile: SchemaValidator.path("Sources/navgraph/navgraph.docc/Declarations.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "```yaml\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```")).lowerBound
    _ = try Settings(yaml: String(page[start..<end]), path: "Declarations.md")
  }
}
