import CGraphviz
import Diagrams
import Layout
import NavigationModel
import SampleModels
import TestSupport
import Testing

/// What the DOT writer writes, read by the parser of Graphviz.
@Suite struct DOTReadingTests {
  @Test(arguments: nastyNames.map(LongText.init))
  func readsBackAsManyNodesAndEdgesForAnyName(text: LongText) throws {
    let name = text.text
    try check(model(named: name))
  }

  @Test(arguments: 0..<30)
  func readsBackAsManyNodesAndEdgesForAnyModel(seed: Int) throws {
    try check(Model.random(nodes: seed, seed: UInt64(seed)))
  }

  private func check(_ model: Model) throws {
    let diagram = try Diagram(of: model)
    let counts = try #require(GraphvizReading.counts(of: DOTWriter.text(of: diagram)))
    let stubs = diagram.cards.reduce(0) { $0 + $1.stubs.count { $0.target == nil } }
    #expect(counts.nodes == diagram.cards.count + diagram.pins.count + stubs)
    let seen = model.projected(diagram.projection)
    let drawn = seen.transitions.count
    #expect(counts.edges == drawn + seen.entries.count { $0.to != nil })
  }
}
