import Checks
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
