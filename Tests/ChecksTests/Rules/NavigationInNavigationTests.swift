import Checks
import Findings
import NavigationModel
import Testing

@Suite struct NavigationInNavigationTests {
  private let stack = Node.container("Stack", .navigation)

  @Test func reportsAStackPushedByCode() {
    let model = Model.app(
      [.edge("Home", .push, "Stack"), .edge("Home", .present, "Stack")], nodes: [.screen("Home"), stack])
    #expect(
      found(model) == [
        "10: 'Stack' is a navigation controller inside a navigation controller; push its first screen, or present it"
      ])
  }

  @Test func leavesAPlaceAloneThatMayPushAScreen() {
    let edges = [Transition.edge("Home", .push, "Stack"), .edge("Home", .push, "Cart")]
    var model = Model.app(edges, nodes: [.screen("Home"), stack])
    #expect(found(model).count == 1)
    model.transitions[1].source = place(10)
    #expect(found(model).isEmpty)
  }

  @Test func reportsAPlaceOnce() {
    var model = Model.app(
      [.edge("Home", .push, "Stack"), .edge("News", .push, "Stack"), .edge("News", .push, "Other")],
      nodes: [.screen("Home"), stack, .container("Other", .navigation)])
    for index in model.transitions.indices { model.transitions[index].source = place(10) }
    let findings = NavigationInNavigation.findings(in: CheckContext(model: model))
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.notes.map(\.message) == ["one of 2 that are pushed here"])
  }

  @Test func reportsAStackPushedByARoute() {
    let inner = RouteStep.step("UINavigationController", find: .none, build: .navigation, by: .push)
    let outer = RouteStep.step("UINavigationController", find: .none, build: .navigation, by: .present)
    #expect(found(Model(routes: [.route("cart", [.step("Cart", by: .push), inner, outer])])).count == 1)
  }

  @Test func reportsAStackInAStackOfACompleteFactory() {
    let child = FactoryChild(
      node: nil, factory: Factory(kind: .navigation, name: "NavigationControllerFactory", screenClass: nil),
      source: place(4))
    let tabs = RouteStep.step("Tabs", build: .tab, by: .present, children: [child])
    let stack = RouteStep.step("Stack", build: .navigation, by: .present, children: [child])
    #expect(found(Model(routes: [.route("a", [tabs])])).isEmpty)
    #expect(found(Model(routes: [.route("a", [stack])])).count == 1)
  }

  @Test func reportsADetailWithoutAMaster() {
    let split = RouteStep.step("UISplitViewController", find: .none, build: .split, by: .replaceRoot)
    let detail = RouteStep.step("Detail", by: .pushToDetails)
    let master = RouteStep.step("List", by: .setAsMaster)
    #expect(found(Model(routes: [.route("detail", [detail, split], from: .start(.root))])).count == 1)
    #expect(found(Model(routes: [.route("list", [master, split], from: .start(.root))])).isEmpty)
  }

  private func found(_ model: Model) -> [String] { findings(of: NavigationInNavigation.self, in: model) }
}
