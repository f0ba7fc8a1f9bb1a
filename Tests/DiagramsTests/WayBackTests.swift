import Diagrams
import NavigationModel
import SampleModels
import Testing

/// How a user leaves a screen where no code of the app says so.
@Suite struct WayBackTests {
  private func waysBack(_ kind: Transition.Kind, detail: String? = nil) throws -> [WayBack] {
    var way = transition("A", "B", kind)
    way.detail = detail
    return try Diagram(of: Model(nodes: [screen("A"), screen("B")], transitions: [way])).cards[1].waysBack
  }

  @Test func arePartOfWhatThePushOrTheSheetIs() throws {
    #expect(try waysBack(.push) == [.backButton])
    #expect(try waysBack(.present) == [.pullDown])
    #expect(try waysBack(.present, detail: "formSheet") == [.pullDown])
    #expect(try waysBack(.present, detail: "fullScreenCover").isEmpty)
    #expect(try waysBack(.setStack).isEmpty)
    #expect(try waysBack(.tab).isEmpty)
  }

  @Test func leadBackFromWhatAPresentedStackShowsFirst() throws {
    let model = Model(
      nodes: [screen("A"), container("Stack", .navigation), screen("B"), screen("C")],
      transitions: [
        transition("A", "Stack", .present), transition("Stack", "B", .embed, level: .structural),
        transition("B", "C", .push),
      ])
    let cards = try Diagram(of: model).cards
    #expect(cards.map(\.waysBack) == [[], [.pullDown], [.pullDown], [.backButton]])
    #expect(cards[3].details.contains("back button, to the screen that pushed it"))
  }

  @Test func drawAStackAroundOneScreenAsTheEdgeBehindIt() throws {
    let model = Model(
      nodes: [screen("A"), container("Stack", .navigation, anonymous: true), screen("B")],
      transitions: [
        transition("A", "Stack", .present), transition("Stack", "B", .embed, level: .structural),
        transition("B", nil, .dismiss),
      ])
    let diagram = try Diagram(of: model)
    #expect(diagram.cards.map(\.title) == ["A", "B"])
    #expect(diagram.cards[1].stack?.node == NodeID("Stack"))
    #expect(diagram.frames.isEmpty)
    #expect(diagram.arrows.map(\.to) == [1])
    // What the stack is pushed full of needs its frame.
    var full = model
    full.nodes.append(screen("C"))
    full.transitions.append(transition("B", "C", .push))
    #expect(try Diagram(of: full).frames.count == 1)
    // So does one that the app gave a class to.
    var own = model
    own.nodes[1].anonymous = false
    #expect(try Diagram(of: own).frames.count == 1)
  }
}
