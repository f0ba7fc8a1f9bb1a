import Checks
import Findings
import NavigationModel
import Testing

@Suite struct UnmetNilFactoryTests {
  private let cart = RouteStep.step("Cart", build: .none)

  @Test func reportsAStepThatNothingBrings() {
    let route = Route.route(
      "cart", [cart, .step("UINavigationController", find: .none, build: .navigation, by: .present)])
    #expect(found([route]) == ["101: no step of 'cart' brings 'Cart' along; give this step a factory"])
  }

  @Test func followsAStoryboardThatHoldsIt() {
    let tabs = RouteStep.step("Tabs", build: .storyboard, by: .replaceRoot)
    let routes = [
      Route.route("cart", line: 100, [cart], from: .route("home")),
      .route("home", line: 200, [tabs], from: .start(.root)),
    ]
    #expect(found(routes, [.edge("Tabs", .tab, "Stack"), .edge("Stack", .embed, "Cart")]).isEmpty)
    #expect(found(routes, [.edge("Tabs", .tab, "Stack"), .edge("Stack", .embed, "Home")]).count == 1)
  }

  @Test func keepsQuietAboutAStoryboardThatWasNotRead() {
    #expect(found([.route("cart", [cart, .step("Home", build: .storyboard, by: .present)])]).isEmpty)
  }

  @Test func takesTheSameScreenBuiltEarlier() {
    let first = RouteStep.step("Cart", find: .none, by: .push)
    #expect(found([.route("cart", [cart, first])]).isEmpty)
  }

  @Test func takesTheChildrenOfACompleteFactory() {
    let child = FactoryChild(
      node: NodeID("Cart"), factory: Factory(kind: .byClass, name: "ClassFactory", screenClass: "Cart"),
      source: place(1))
    let nested = FactoryChild(
      node: NodeID("Stack"),
      factory: Factory(kind: .complete, name: "CompleteFactory", screenClass: "Stack", children: [child]),
      source: place(1))
    let tabs = RouteStep.step("Tabs", build: .complete, by: .present, children: [nested])
    #expect(found([.route("cart", [cart, tabs])]).isEmpty)
  }

  @Test(arguments: [Factory.Kind.custom, .inline, .byFinder, .hosting])
  func keepsQuietBehindAFactoryOfTheApp(kind: Factory.Kind) {
    #expect(found([.route("cart", [cart, .step("Home", build: kind, by: .present)])]).isEmpty)
  }

  @Test func leavesASearchAloneUnlessTheRootIsKnownNotToHoldIt() {
    #expect(found([.route("cart", [cart], from: .start(.current))]).isEmpty)
    #expect(found([.route("cart", [cart], from: .start(.custom))]).isEmpty)
    #expect(found([.route("cart", [cart], from: .start(.root))]).count == 1)
    #expect(found([.route("cart", [cart], from: .start(.root))], [.edge("Home", .embed, "Cart")]).isEmpty)
  }

  @Test func needsOneAlternativeOnlyThatBringsIt() {
    let start = RouteStart.alternatives(
      .when(.closure, from: .start(.current)), .when(.otherwise, from: .route("shop")))
    let shop = Route.route("shop", line: 200, [.step("Cart", find: .none, by: .present)])
    #expect(found([.route("cart", [cart], from: start), shop]).isEmpty)
  }

  @Test func endsInACircleOfRoutes() {
    let routes = [
      Route.route("a", [cart, .step("Home", by: .push)], from: .route("b")),
      .route("b", line: 200, [.step("Home", by: .push)], from: .route("a")),
    ]
    #expect(found(routes).count == 1)
  }

  @Test func findsANavigationControllerByItsSystemClass() {
    let stack = RouteStep.step("UINavigationController", build: .none)
    let tabs = RouteStep.step("Tabs", build: .storyboard, by: .replaceRoot)
    #expect(found([.route("stack", [stack, tabs])], [.edge("Tabs", .tab, "Stack")]).isEmpty)
  }

  private func found(_ routes: [Route], _ edges: [Transition] = []) -> [String] {
    let nodes: [Node] = [
      .screen("Home"), .screen("Cart"), .container("Tabs", .tab), .container("Stack", .navigation),
      .container("UINavigationController", .navigation, anonymous: true),
    ]
    return findings(of: UnmetNilFactory.self, in: .app(edges, nodes: nodes, routes: routes))
  }
}
