import Diagrams
import NavigationModel
import Testing

@Suite struct SourceLinkTests {
  @Test func leadsToTheLineOfAPlace() throws {
    let link = try #require(SourceLink(base: "https://example.org/app/blob/main/"))
    let place = SourcePlace(file: "App/My \"View\"#?.swift", line: 12, column: 3)
    #expect(link.address(of: place) == "https://example.org/app/blob/main/App/My%20%22View%22%23%3F.swift#L12")
  }

  @Test func takesARelativeFolder() throws {
    let place = SourcePlace(file: "A.swift", line: 1, column: 1)
    #expect(try #require(SourceLink(base: "..")).address(of: place) == "../A.swift#L1")
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", " javascript:x", "file:///etc"])
  func refusesWhatIsNoSiteAndNoFolder(base: String) {
    #expect(SourceLink(base: base) == nil)
  }

  @Test func fillsInTemplatesOfOtherSites() {
    let link = SourceLink(base: "https://example.org/{path}?line={line}&from={path}")
    let place = SourcePlace(file: "My App/{line}.swift", line: 7, column: 1)
    let path = "My%20App/%7Bline%7D.swift"
    #expect(link?.address(of: place) == "https://example.org/\(path)?line=7&from=\(path)")
  }

  @Test(arguments: [
    "javascript:{path}", "{path}", "https://{path}", "https:///{path}", "data:{path}", "ftp://a/{path}",
  ])
  func refusesATemplateThatCouldLeadAnywhere(address: String) { #expect(SourceLink(base: address) == nil) }
}
