import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct CompletenessTests {
  @Test(arguments: 0..<200)
  func representsEveryTransitionAndEntryOfAnyModel(seed: Int) throws {
    let model = Model.random(nodes: seed % 30, seed: UInt64(seed))
    let projections: [Projection] = [
      .screens, Projection(levels: Set(Transition.Level.allCases)), Projection(levels: [.flow]),
      Projection(levels: [.screen], hidden: Set(Projection.Part.allCases)),
    ]
    let diagram = try Diagram(of: model, options: DiagramOptions(projection: projections[seed % 4]))
    try diagram.proveComplete(for: model)
  }

  @Test func noticesALostArrow() throws {
    var diagram = try Diagram(of: shop)
    let lost = try #require(diagram.arrows.lastIndex { !$0.transitions.isEmpty })
    let transition = diagram.arrows.remove(at: lost).transitions[0]
    #expect(throws: DiagramError.transitionDrawn(index: transition, times: 0)) { try diagram.proveComplete(for: shop) }
  }

  @Test func noticesALostStubContainmentAndEntry() throws {
    let whole = try Diagram(of: shop)
    var stubless = whole
    for card in stubless.cards.indices { stubless.cards[card].stubs = [] }
    #expect(throws: DiagramError.transitionDrawn(index: 8, times: 0)) { try stubless.proveComplete(for: shop) }
    var frameless = whole
    for card in frameless.cards.indices { frameless.cards[card].containment = nil }
    #expect(throws: DiagramError.transitionDrawn(index: 0, times: 0)) { try frameless.proveComplete(for: shop) }
    var pinless = whole
    pinless.pins.removeLast()
    #expect(throws: DiagramError.entryDrawn(index: 1, times: 0)) { try pinless.proveComplete(for: shop) }
  }

  @Test func noticesWhatIsDrawnTwice() throws {
    var diagram = try Diagram(of: shop)
    diagram.arrows.append(try #require(diagram.arrows.last))
    #expect(throws: DiagramError.self) { try diagram.proveComplete(for: shop) }
  }
}
