import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct PinTests {
  @Test func drawsOneLinkThatArrivesInTwoWaysAsOnePin() throws {
    let entries = [Entry.Kind.universalLink, .launch].map { kind in
      Entry(kind: kind, name: "OrderLink", to: NodeID("Order"), source: place())
    }
    let diagram = try Diagram(of: Model(nodes: [screen("Order")], entries: entries))
    #expect(diagram.pins.map(\.kinds) == [[.launch, .universalLink]])
    #expect(diagram.pins.map(\.entries) == [[0, 1]])
    #expect(diagram.pins.map(\.subtitle) == ["launch, universal link"])
    #expect(diagram.arrows.count == 1)
  }

  @Test func keepsLinksToDifferentScreensApart() throws {
    let entries = ["A", "B"].map { Entry(kind: .deepLink, name: "Link", to: NodeID($0), source: place()) }
    #expect(try Diagram(of: Model(nodes: [screen("A"), screen("B")], entries: entries)).pins.count == 2)
  }
}
