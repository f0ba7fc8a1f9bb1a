import Diagrams
import NavigationModel
import SampleModels
import Testing

/// Parts of a model that are worth a picture of their own.
@Suite struct ExcerptTests {
  private let model = shop.projected(.screens)

  private func ids(_ names: String...) -> Set<NodeID> { Set(names.map { NodeID($0) }) }

  @Test func focusesOnNeighboursOnEitherSide() throws {
    let (part, remarks) = try model.cut(by: [Focus(on: ids("CartViewController"), named: "Cart", depth: 1)])
    #expect(
      Set(part.nodes.map(\.id))
        == ids("CartStack", "CartViewController", "CheckoutViewController", "DetailViewController"))
    // The loop and the way off of a neighbour belong to the picture, what leads further away does not.
    #expect(part.transitions.count == 6)
    #expect(remarks == ["within 1 step of Cart: 4 of 7 screens and containers, 6 of 12 transitions"])
  }

  @Test func focusesOnTheScreenAloneAtNoDepth() throws {
    let part = Focus(on: ids("HomeViewController"), named: "Home", depth: 0).cut(from: model)
    #expect(part.nodes.map(\.id) == [NodeID("HomeViewController")])
  }

  @Test func drawsEveryShortestWay() throws {
    let diamond = Model(
      nodes: ["A", "B", "C", "D", "E"].map { screen($0) },
      transitions: [
        transition("A", "B", .push), transition("A", "C", .present), transition("B", "D", .push),
        transition("C", "D", .push), transition("A", "E", .push), transition("E", "B", .push),
      ])
    let ways = ShortestWays(from: .init(ids("A"), named: "A"), to: .init(ids("D"), named: "D"))
    let part = try ways.cut(from: diamond)
    #expect(part.nodes.map(\.id.rawValue) == ["A", "B", "C", "D"])
    #expect(part.transitions.count == 4)
  }

  @Test func knowsThatTabsLeadToEachOther() throws {
    let ways = ShortestWays(
      from: .init(ids("HomeStack"), named: "Home"), to: .init(ids("CartStack"), named: "Cart"))
    #expect(try Set(ways.cut(from: model).nodes.map(\.id)) == ids("HomeStack", "Tabs", "CartStack"))
  }

  @Test func saysWhereNoWayLeads() {
    let ways = ShortestWays(
      from: .init(ids("CheckoutViewController"), named: "Checkout"), to: .init(ids("Tabs"), named: "Tabs"))
    #expect(throws: ExcerptError.noWay(from: "Checkout", to: "Tabs")) { try ways.cut(from: model) }
  }

  @Test func keepsKindsWithTheirEnds() throws {
    let part = KindFilter([.select]).cut(from: model)
    #expect(Set(part.nodes.map(\.id)) == ids("DetailViewController", "CartViewController"))
    #expect(part.transitions.map(\.kind) == [.select])
  }

  @Test func drawsWhateverIsCut() throws {
    for seed in 0..<40 as Range<UInt64> {
      let model = Model.random(nodes: 30, seed: seed).projected(.screens)
      let focus = Focus(on: Set(model.nodes.prefix(1).map(\.id)), named: "x", depth: 2)
      let part = try model.cut(by: [KindFilter([.push, .present, .embed]), focus]).model
      _ = try Diagram(of: part)
    }
  }
}
