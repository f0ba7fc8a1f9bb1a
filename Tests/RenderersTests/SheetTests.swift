import Diagrams
import NavigationModel
import Renderers
import SampleModels
import TestSupport
import Testing

/// Several files of one picture, and the links between them.
@Suite struct SheetTests {
  @Test func writesAFileForEachSheet() async throws {
    let files = try await SVGRenderer.files(of: try Atlas(of: campus()), named: "My App") { $0.onAGrid() }
    #expect(
      files.map(\.name) == [
        "My App.svg", "My App-home.svg", "My App-orders.svg", "My App-profile.svg", "My App-search.svg",
      ])
    #expect(files[0].text.contains("href=\"./My%20App-home.svg\""))
    #expect(files[0].text.contains("href=\"./My%20App-home.svg#n-Home0\""))
    #expect(files[1].text.contains("id=\"n-Home0\""))
    #expect(files[1].text.contains("href=\"./My%20App.svg\""))
    #expect(files[1].text.contains("href=\"./My%20App-search.svg#n-Search0\""))
  }

  @Test func writesEverythingIntoOneFileWhereTheFormatHasNoSheets() async throws {
    let files = try await DOTRenderer.files(of: try Atlas(of: campus()), named: "App") { $0.onAGrid() }
    #expect(files.map(\.name) == ["App.dot"])
    #expect(files[0].text.contains("Search15"))
  }

  @Test(arguments: ["javascript:alert(1)", "\"><script>", "..", "a&b", "漢字"])
  func leadsNowhereElseWhateverTheNameIs(stem: String) {
    let names = SheetFiles(stem: stem, fileExtension: "svg")
    let address = names.address(of: SheetLink(sheet: "home", title: "Home", node: NodeID("<x>\"")))
    #expect(address.hasPrefix("./"))
    #expect(address.allSatisfy { $0.isASCII && !"<>\"&:".contains($0) })
  }
}
