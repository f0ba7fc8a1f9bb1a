import Facts
import InterfaceReader
import NavigationModel
import TestSupport
import Testing

@Suite struct HostileDocumentTests {
  @Test(arguments: [
    "<!DOCTYPE document>\n<document/>",
    "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">\n<document/>",
    "<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document title=\"&a;\"/>",
    "<!DOCTYPE document [<!ENTITY % a SYSTEM \"http://example.org/\"> %a;]>\n<document/>",
    "<!ENTITY a \"b\">\n<document/>",
  ])
  func refusesDeclarationsInInterfaces(text: String) throws {
    let file = readInterface(Array(text.utf8), path: "Main.storyboard")
    guard case .unreadable = file.content else {
      Issue.record("the document was read")
      return
    }
    let problem = try #require(file.problems.first)
    #expect(file.problems.count == 1)
    #expect(problem.losesInput)
    #expect(problem.place.description == "Main.storyboard:1:1")
  }

  @Test func refusesEntitiesInPropertyLists() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "b">]>
      <plist><dict><key>UIMainStoryboardFile</key><string>&a;</string></dict></plist>
      """
    let file = readPropertyList(Array(text.utf8), path: "Info.plist")
    guard case .unreadable = file.content else {
      Issue.record("the property list was read")
      return
    }
    #expect(file.problems.map(\.message) == ["a document type with declarations of its own is refused"])
  }

  @Test(
    arguments: [
      String(repeating: "<document>", count: 100_000),
      "<document " + (0..<100_000).map { "a\($0)='' " }.joined() + "/>",
      "<document>" + String(repeating: "&", count: 1_000_000),
      "<document a='" + String(repeating: "&amp;", count: 100_000),
      "<document><!--" + String(repeating: "- ", count: 500_000),
      "<document>" + String(repeating: "<![CDATA[", count: 100_000),
      String(repeating: "<", count: 1_000_000),
      String(repeating: "\n", count: 1_000_000),
    ].map(LongText.init))
  func isDoneWithBombsInTime(bomb: LongText) {
    let file = readInterface(Array(bomb.text.utf8), path: "Bomb.storyboard")
    #expect(file.problems.map(\.losesInput) == [true])
  }

  @Test func isDoneWithGarbageInTime() {
    var random = SplitMix64(seed: 50)
    let garbage = (0..<1_000_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(!readInterface(garbage, path: "Garbage.xib").problems.isEmpty)
    #expect(!readPropertyList(garbage, path: "Info.plist").problems.isEmpty)
    #expect(!readPropertyList(Array("bplist00".utf8) + garbage, path: "Info.plist").problems.isEmpty)
  }
}
