import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct JumpTests {
  /// A login that thirteen screens lead to.
  private let popular = Model(
    nodes: [screen("LoginViewController")] + (0..<13).map { screen("Screen\($0)") },
    transitions: (0..<13).map { transition("Screen\($0)", "LoginViewController", .present, gates: ["isLoggedOut"]) })

  @Test func writesAllButOneWayToAPopularScreenOnTheCardsTheyLeave() throws {
    // In frames of their own, for neighbours stay connected.
    var model = popular
    model.nodes.append(container("Stack", .navigation))
    model.transitions.append(transition("Stack", "LoginViewController", .embed, level: .structural))
    model.transitions.append(transition("Screen0", "Stack", .present))
    let diagram = try Diagram(of: model)
    let login = try #require(diagram.cards.first)
    let jumps = diagram.cards.flatMap(\.stubs).filter { $0.target == 0 }
    #expect(jumps.count == login.jumpsIn)
    #expect(jumps.allSatisfy { $0.text == "Login" && $0.isGated && $0.kind == .present })
    #expect(jumps.count == 13)
  }

  @Test func keepsEveryArrowOfASmallPicture() throws {
    #expect(try Diagram(of: shop).cards.flatMap(\.stubs).allSatisfy { $0.target == nil })
  }

  @Test func writesAJumpIntoDOTAsTheEdgeItStandsFor() throws {
    var model = popular
    model.transitions.append(transition("Screen1", "Screen1", .show, label: "again"))
    let dot = DOTWriter.text(of: try Diagram(of: model))
    #expect(dot.contains("n2 -> n2"))
    #expect(dot.contains("show\\nagain"))
  }
}
