import Diagrams
import NavigationModel
import Renderers
import SampleModels
import Testing

@Suite struct RecordedLayoutTests {
  @Test func isInEveryPicture() async throws {
    let placed = try Diagram(of: shop).onAGrid()
    let picture = SVGRenderer.text(of: placed)
    #expect(try RecordedLayout.records(in: Array(picture.utf8)) == [LayoutRecord(of: placed)])
    let atlas = try Atlas(of: campus(), options: DiagramOptions(title: "Campus"))
    let guide = { @Sendable in try Guide(of: campus()) }
    let page = try await HTMLRenderer.files(of: atlas, guide: guide, named: "App") { $0.onAGrid() }
    let records = try RecordedLayout.records(in: Array(page[0].text.utf8))
    #expect(records.map(\.part) == atlas.sheets.map(\.diagram.part))
    #expect(records.contains { $0.part != nil })
  }

  @Test func isNotInWhatIsAlwaysDrawnAlike() throws {
    let picture = try Neighbourhoods(of: shop).picture(of: try #require(shop.nodes.first?.id))
    #expect(!SVGRenderer.text(of: picture).contains("navgraph-layout"))
  }

  @Test func isNotFoundInOtherFiles() throws {
    for text in ["", "<svg/>", "<metadata>navgraph-layout/1</metadata>", "<metadata class=\"navgraph-layout"] {
      #expect(try RecordedLayout.records(in: Array(text.utf8)).isEmpty)
    }
    #expect(throws: LayoutRecordError.unknownFormat) {
      try RecordedLayout.records(in: Array("<metadata class=\"navgraph-layout\">".utf8))
    }
  }
}
