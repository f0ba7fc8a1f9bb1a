import Diagrams
import Findings
import NavigationModel
import SampleModels
import Testing

@Suite struct DrawingTests {
  private func card(_ name: String, in diagram: Diagram) throws -> Card {
    try #require(diagram.cards.first { $0.node == NodeID(name) })
  }

  @Test func drawsWhatAContainerHoldsInsideItsFrame() throws {
    let diagram = try Diagram(of: shop)
    let tabs = try card("Tabs", in: diagram)
    let stack = try card("HomeStack", in: diagram)
    #expect(diagram.frames.count == 3)
    #expect(stack.frame == tabs.ownFrame)
    #expect(try card("HomeViewController", in: diagram).frame == stack.ownFrame)
    #expect(stack.containment?.transitions == [0])
  }

  @Test func drawsASecondContainmentAsAnArrow() throws {
    let diagram = try Diagram(of: shop)
    let arrow = try #require(diagram.arrows.first { $0.transitions == [4] })
    #expect(arrow.meaning == .transition(.embed))
  }

  @Test func drawsAGuardedContainmentAsAnArrowWithItsGate() throws {
    let model = Model(
      nodes: [container("Tabs", .tab), screen("Secret")],
      transitions: [transition("Tabs", "Secret", .tab, level: .structural, gates: ["Login"])])
    let diagram = try Diagram(of: model)
    #expect(diagram.frames.isEmpty)
    let line = try #require(diagram.arrows.first?.label.lines.first)
    #expect(line.text == "Login" && line.isGate)
  }

  @Test func nestsNeitherOfTwoContainersInItself() throws {
    let model = Model(
      nodes: [container("A", .navigation), container("B", .tab)],
      transitions: [
        transition("A", "B", .embed, level: .structural), transition("B", "A", .tab, level: .structural),
        transition("A", "A", .embed, level: .structural),
      ])
    let diagram = try Diagram(of: model)
    #expect(diagram.frames.count == 1)
    #expect(diagram.arrows.map(\.transitions) == [[1], [2]])
  }

  @Test func putsAScreenOnlyPushedWithinOneStackIntoItsFrame() throws {
    let diagram = try Diagram(of: shop)
    let detail = try card("DetailViewController", in: diagram)
    #expect(detail.frame == (try card("HomeStack", in: diagram)).ownFrame)
    #expect(detail.containment == nil)
  }

  @Test func leavesAScreenPushedFromTwoStacksOutside() throws {
    var model = shop
    model.transitions.append(transition("CartViewController", "DetailViewController", .push))
    #expect(try card("DetailViewController", in: Diagram(of: model)).frame == nil)
  }

  @Test func mergesEqualTransitionsAndKeepsWhatTheyStandFor() throws {
    let diagram = try Diagram(of: shop)
    let arrow = try #require(diagram.arrows.first { $0.transitions.contains(5) })
    #expect(arrow.transitions == [5, 6])
    #expect(arrow.label.lines.map(\.text) == ["showDetail · peek ×2"])
  }

  @Test func keepsAWayOffWithoutTargetAsAStub() throws {
    let stubs = try card("CheckoutViewController", in: Diagram(of: shop)).stubs
    #expect(stubs.map(\.transitions) == [[8, 9]])
    #expect(stubs.map(\.text) == ["dismiss ×2"])
  }

  @Test func drawsFlowsOnlyWhenAsked() throws {
    let usual = try Diagram(of: shop)
    #expect(!usual.cards.contains { $0.shape == .flow })
    #expect(usual.remarks == ["1 transition of level flow not drawn"])
    let all = try Diagram(
      of: shop, options: DiagramOptions(projection: Projection(levels: Set(Transition.Level.allCases))))
    #expect(all.cards.contains { $0.shape == .flow })
    #expect(all.remarks.isEmpty)
  }

  @Test func marksCardsWithFindingsTheWorstFirst() throws {
    let findings = [Severity.note, .error, .error, .off].map {
      Finding(rule: RuleID("rule"), severity: $0, place: .wholeApp, message: "text", nodes: [NodeID("Tabs")])
    }
    let elsewhere = Finding(rule: RuleID("rule"), severity: .error, place: .wholeApp, message: "no node")
    let diagram = try Diagram(of: shop, findings: findings + [elsewhere])
    #expect(try card("Tabs", in: diagram).badges.map(\.severity) == [.error, .note])
    #expect(try card("Tabs", in: diagram).badges.map(\.messages.count) == [2, 1])
    #expect(diagram.remarks.contains("1 finding without a card here"))
  }

  @Test func refusesAModelThatContradictsItself() {
    #expect(throws: DiagramError.duplicateNode(NodeID("A"))) {
      try Diagram(of: Model(nodes: [screen("A"), screen("A")]))
    }
    #expect(throws: DiagramError.unknownNode(NodeID("B"))) {
      try Diagram(of: Model(nodes: [screen("A")], transitions: [transition("A", "B", .push)]))
    }
  }

  @Test func drawsTheEmptyModel() throws {
    let diagram = try Diagram(of: Model())
    #expect(diagram.cards.isEmpty && diagram.arrows.isEmpty)
  }
}
