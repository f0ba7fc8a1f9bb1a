import Checks
import NavigationModel
import Testing

/// Rules that look at the steps of one route.
@Suite struct RouteShapeTests {
  @Test func reportsRoutesThatContinueFromEachOther() {
    let model = Model(routes: [
      .route("a", [.step("A")], from: .route("b", line: 5)), .route("b", [.step("B")], from: .route("c", line: 3)),
      .route("c", [.step("C")], from: .route("a", line: 9)), .route("d", [.step("D")], from: .route("a")),
    ])
    #expect(
      findings(of: RouteCycle.self, in: model) == [
        "3: the routes 'b', 'c' and 'a' continue from each other in a circle; let 'b' begin elsewhere"
      ])
  }

  @Test func followsNeitherVariantsNorClosures() {
    let model = Model(routes: [
      .route("a", [.step("A")], from: .route("a", "b")),
      .route("b", [.step("B")], from: .alternatives(.when(.closure, from: .route("b")))),
    ])
    #expect(findings(of: RouteCycle.self, in: model).isEmpty)
  }

  @Test func reportsARouteThatContinuesFromItself() {
    let model = Model(routes: [.route("a", [.step("A")], from: .alternatives(.when(.otherwise, from: .route("a"))))])
    #expect(
      findings(of: RouteCycle.self, in: model) == ["1: the route 'a' continues from itself; let it begin elsewhere"])
  }

  @Test func reportsTheActionOfAStepThatBuildsNothing() {
    let steps: [RouteStep] = [
      .step("Cart", build: .none, by: .push), .step("Shop", build: .none, by: RouteAction.Kind.none),
    ]
    #expect(
      findings(of: ActionNeverHappens.self, in: Model(routes: [.route("cart", steps)])) == [
        "101: 'push' never happens, because 'Cart' is not built here; drop the action or the NilFactory"
      ])
  }

  /// In an empty container, appending is what happens anyway.
  @Test func reportsTheActionOfAFirstChildThatDoesMoreThanAppend() {
    let children = (1...2).map { line in
      FactoryChild(
        node: nil, factory: Factory(kind: .byClass, name: "ClassFactory", screenClass: "A"),
        action: RouteAction(kind: .addTab, name: "addTab", parameters: ["at": "1"], source: place(line)),
        source: place(line))
    }
    let route = Route.route("tabs", [.step("Tabs", build: .complete, by: .present, children: children)])
    #expect(
      findings(of: ActionNeverHappens.self, in: Model(routes: [route])) == [
        "1: 'addTab' never happens, because the first child of 'Factory' is put in without it; drop the action"
      ])
  }

  @Test func reportsAStepThatNeitherFindsNorBuilds() {
    let idle = RouteStep.step("Home", find: .none, build: .none)
    #expect(findings(of: IdleStep.self, in: Model(routes: [.route("cart", [.step("Cart"), idle])])).count == 1)
    var gated = idle
    gated.interceptors = [Gate(name: "Login", kind: .interceptor, source: place(1))]
    #expect(findings(of: IdleStep.self, in: Model(routes: [.route("cart", [gated])])).isEmpty)
  }

  @Test func reportsAFinderOfAnyViewController() {
    let open = RouteStep.step("UIViewController", build: .custom, by: .push)
    let notSearched = RouteStep.step("UIViewController", find: .none, build: .custom, by: .push)
    let start = RouteStart.alternatives(.found("UIViewController"), .found("Home"))
    let model = Model(routes: [.route("cart", [open, notSearched, .step("Cart")], from: start)])
    #expect(
      findings(of: FinderMatchesAnything.self, in: model) == [
        "1: 'ClassFinder' looks for any view controller and is content with the first; name the class that is meant",
        "101: 'Finder' looks for any view controller and is content with the first; name the class that is meant",
      ])
  }

  @Test func reportsAnEmptyContainerThatSomebodyAsksFor() {
    let stack = RouteStep.step("UINavigationController", find: .none, build: .navigation, by: .present)
    let own = RouteStep.step("CartStack", find: .none, build: .navigation, by: .present)
    let routes = [
      Route.route("stack", [stack]), .route("own", [own]),
      .route("alias", [], from: .route("stack"), form: .destination),
      .route("cart", [.step("Cart", by: .push)], from: .route("stack")),
    ]
    func found(_ names: String...) -> Int {
      findings(of: EmptyContainer.self, in: Model(routes: routes, requests: names.map { .request($0) })).count
    }
    #expect(found("stack") == 1)
    #expect(found("alias") == 1)
    #expect(found("cart", "own") == 0)
  }

  @Test func reportsAlternativesThatAreNeverTried() {
    let start = RouteStart.alternatives(
      .found("Stack", options: ["visible"]), .found("Stack"), .found("Stack"),
      .when(.boolean, always: true, from: .start(.root)), .when(.otherwise, from: .start(.current)))
    let found = findings(
      of: ShadowedAlternative.self, in: Model(routes: [.route("cart", [.step("Cart")], from: start)]))
    #expect(found.map { $0.prefix(2) } == ["3:", "5:"])
  }
}
