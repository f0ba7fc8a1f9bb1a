import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct NeighbourhoodTests {
  @Test(arguments: 0..<40) func placesEveryPartOfAnyNeighbourhood(seed: Int) throws {
    let model = Model.random(nodes: 1 + seed % 14, seed: UInt64(seed))
    let pictures = Neighbourhoods(of: model)
    for node in try Guide(of: model).screens.map(\.id) {
      let placed = try pictures.picture(of: node)
      try placed.proveDrawable()
      let labels = placed.arrows.compactMap(\.label)
      for (index, label) in labels.enumerated() {
        #expect(!placed.cards.contains { $0.overlaps(label) } && !placed.pins.contains { $0.overlaps(label) })
        #expect(!labels[(index + 1)...].contains { $0.overlaps(label) })
      }
    }
  }

  @Test func drawsWhatLeadsToAScreenOnItsLeftAndTheRestOnItsRight() throws {
    let placed = try Neighbourhoods(of: shop).picture(of: NodeID("CartViewController"))
    #expect(
      placed.diagram.cards.map(\.node.rawValue) == [
        "CartViewController", "CartStack", "DetailViewController", "CheckoutViewController",
      ])
    #expect(placed.cards[1].maxX < placed.cards[0].x && placed.cards[2].maxX < placed.cards[0].x)
    #expect(placed.cards[3].x > placed.cards[0].maxX)
    #expect(placed.diagram.title == "Around Cart")
  }

  @Test func drawsSomeOfManyNeighboursAndSaysSo() throws {
    let others = (0..<30).map { "Screen\($0)" }
    let model = Model(
      nodes: [screen("Login")] + others.map { screen($0) },
      transitions: others.map { transition($0, "Login", .present) })
    let placed = try Neighbourhoods(of: model).picture(of: NodeID("Login"))
    #expect(placed.diagram.cards.count == 10)
    #expect(placed.diagram.remarks == ["21 more neighbours not drawn"])
  }

  @Test func knowsOnlyNodesOfTheModel() throws {
    #expect(throws: DiagramError.unknownNode(NodeID("Nobody"))) {
      try Neighbourhoods(of: shop).picture(of: NodeID("Nobody"))
    }
  }
}
