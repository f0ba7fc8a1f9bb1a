import NavigationModel
import Testing

private let here = SourcePlace(file: "App/Routes.swift", line: 1, column: 1)

@Suite struct RouteNotationTests {
  private let notation = RouteNotation()

  @Test func printsDestinationFirstAndStartLast() {
    var product = step(
      "ProductViewController", Finder(.byClassAndContext), Factory(.storyboard, in: "TabBar", "Product"))
    product.interceptors = [Gate(name: "LoginInterceptor<Any?>", kind: .interceptor, source: here)]
    product.contextTasks = [task("ContextSettingTask"), task("InlineContextTask")]
    product.postTasks = [task("AnalyticsPostTask<ProductViewController, [String: Any?]>")]
    product.action = RouteAction(.push)
    var navigation = step("UINavigationController", Finder(.none), Factory(.navigation))
    navigation.action = RouteAction(.present)
    #expect(
      notation.text(of: route([product, navigation], .init(.current)))
        == "ProductViewController(ctx / sb TabBar/Product) [gate LoginInterceptor] "
        + "[tasks ContextSettingTask, InlineContextTask] [post AnalyticsPostTask] <push> Nav(nil / new) <present> current"
    )
  }

  @Test func printsTheWayOverARouteWithoutStepsAsItsStart() {
    #expect(notation.text(of: route([], .init(.route, ["Cities.details"]))) == "@Cities.details")
  }

  @Test func printsPayloadTypesOnRequest() {
    var product = step("ProductViewController", Finder(.byClass), Factory(.byClass))
    product.context = "ProductID"
    let text = RouteNotation(showsContexts: true).text(of: route([product], .init(.root)))
    #expect(text == "ProductViewController: ProductID(cls / class) <> root")
  }

  @Test(arguments: [
    (Finder(.byClass), "cls"), (Finder(.byClassAndContext), "ctx"), (Finder(.instance), "instance"),
    (Finder(.none), "nil"), (Finder(.presenting), "presenting"), (Finder(.details), "details"),
    (Finder(.predicate), "where"), (Finder(.hostingWithContext), "hosting"),
    (Finder(.custom, name: "ModalBagFinder<Any?>"), "ModalBagFinder"),
    (Finder(.byClass, options: ["current", "visible"]), "cls{current, visible}"),
    (Finder(.byClass, options: ["current"], from: "root"), "cls{current, from root}"),
    (Finder(.byClass, class: "UINavigationController"), "cls Nav"),
    (Finder(.byClass, class: nil), "cls any"), (Finder(.instance, class: nil), "instance"),
    (Finder(.none, class: "UIViewController"), "nil"),
  ])
  func printsFinder(finder: Finder, expected: String) {
    #expect(notation.text(of: finder, in: "BagViewController") == expected)
  }

  @Test(arguments: [
    (Factory(.byClass), "class"), (Factory(.storyboard, in: "Bag"), "sb Bag"),
    (Factory(.storyboard, in: "Bag", "Detail"), "sb Bag/Detail"), (Factory(.none), "none"),
    (Factory(.byFinder), "find"),
    (Factory(.inline), "inline"), (Factory(.hosting), "hosting"), (Factory(.navigation), "new"), (Factory(.tab), "new"),
    (Factory(.split), "new"), (Factory(.custom, name: "BagFactory<Any?>"), "BagFactory"),
    (Factory(.custom, name: "DrawerFactory", isContainer: true), "DrawerFactory[]"),
    (Factory(.byClass, class: "OtherViewController"), "class as OtherViewController"),
  ])
  func printsFactory(factory: Factory, expected: String) {
    #expect(notation.text(of: factory, in: "BagViewController") == expected)
  }

  @Test func printsChildrenOfACompleteFactoryWithTheirTasksAndActions() {
    var home = FactoryChild(node: nil, factory: Factory(.byClass, class: "HomeViewController"), source: here)
    home.action = RouteAction(.addTab, parameters: ["at": "0"])
    var inner = Factory(.complete, class: "UINavigationController")
    inner.children = [
      FactoryChild(node: NodeID("BagViewController"), factory: Factory(.inline, class: nil), source: here)
    ]
    var bag = FactoryChild(node: nil, factory: inner, source: here)
    bag.contextTasks = [task("InlineContextTask")]
    var outer = Factory(.complete, class: "UITabBarController")
    outer.children = [home, bag]
    #expect(
      notation.text(of: outer, in: "UITabBarController")
        == "complete[HomeViewController(class) <addTab at: 0>, "
        + "Nav(complete[BagViewController(inline)]) [tasks InlineContextTask]]")
  }

  @Test(arguments: [
    (RouteAction(.push), "push"), (RouteAction(.pushAsRoot), "pushAsRoot"), (RouteAction(.none), "none"),
    (RouteAction(.push, in: "UINavigationController"), "push"),
    (RouteAction(.push, in: "BlueNavigationController"), "push in BlueNavigationController"),
    (RouteAction(.addTab, in: "UITabBarController"), "addTab"),
    (RouteAction(.pushToDetails, in: "UISplitViewController"), "pushToDetails"),
    (RouteAction(.present, in: "UINavigationController"), "present in Nav"),
    (RouteAction(.addTab, parameters: ["replacing": "true", "at": "1"]), "addTab at: 1, replacing: true"),
    (
      RouteAction(.push, wrappers: ["CATransaction.wrap", "DispatchQueue.delay"]),
      "CATransaction.wrap(DispatchQueue.delay(push))"
    ),
    (RouteAction(.custom, name: "DrawerFactory<Any?>.Replace", in: "Drawer"), "DrawerFactory.Replace in Drawer"),
  ])
  func printsAction(action: RouteAction, expected: String) {
    #expect(notation.text(of: action) == expected)
  }

  @Test(arguments: [
    (RouteStart(.root), "root"), (RouteStart(.current), "current"), (RouteStart(.open), "..."),
    (RouteStart(.custom, finder: Finder(.presenting, from: "screen")), "custom(presenting{from screen})"),
    (RouteStart(.route, ["A.star", "B.star"]), "@A.star|B.star"),
    (RouteStart(.route, ["home"], [Promise(kind: .expectingContainer)]), "@home!"),
    (RouteStart(.route, ["home"], [Promise(kind: .adaptingContext)]), "@home~any"),
    (
      RouteStart(
        .route, ["home"], [Promise(kind: .adaptingContext, transformer: "ToText"), .init(kind: .expectingContainer)]),
      "@home~!"
    ), (RouteStart(.current, [], [Promise(kind: .unsafelyRewrapped)]), "current unsafe"),
  ])
  func printsStart(start: RouteStart, expected: String) {
    #expect(notation.text(of: start) == expected)
  }

  @Test func printsAlternativesInOrderWithTheirConditions() {
    let visible = Finder(.byClass, class: "UINavigationController", options: ["visible"])
    var start = RouteStart(.alternatives)
    start.alternatives = [
      RouteAlternative(condition: .closure, start: .init(.route, ["modal"]), source: here),
      RouteAlternative(condition: .boolean, text: "isPad", start: .init(.root), source: here),
      RouteAlternative(condition: .boolean, text: "true", always: true, start: .init(.current), source: here),
      RouteAlternative(
        condition: .found, finder: visible,
        start: .init(.custom, [], [.init(kind: .expectingContainer)], finder: visible), source: here),
      RouteAlternative(
        condition: .found, finder: visible, start: .init(.custom, finder: Finder(.details)), source: here),
      RouteAlternative(condition: .otherwise, start: .init(.route, ["home"]), source: here),
    ]
    #expect(
      notation.text(of: start)
        == "switch{closure -> @modal, if isPad -> root, if true (always) -> current, found cls Nav{visible}!, "
        + "found cls Nav{visible} -> custom(details), else -> @home}")
  }

  @Test func writesPromisesOfAStepBehindItsBrackets() {
    var login = step("LoginViewController", Finder(.byClass), Factory(.none))
    login.promises = [Promise(kind: .expectingContainer)]
    #expect(notation.text(of: login) == "LoginViewController(cls / none)! <>")
  }
}

// MARK: - Short forms of the model

private func step(_ screenClass: String, _ finder: Finder, _ factory: Factory) -> RouteStep {
  var (finder, factory) = (finder, factory)
  finder.screenClass = screenClass
  factory.screenClass = screenClass
  return RouteStep(
    node: nil, screenClass: screenClass, spelling: "StepAssembler", finder: finder, factory: factory, source: here)
}

private func task(_ name: String) -> RouteTask { RouteTask(name: name, source: here) }

private func route(_ steps: [RouteStep], _ start: RouteStart) -> Route {
  Route(
    id: RouteID("screen"), name: "screen", form: .assembly, destination: nil,
    screenClass: steps.first?.screenClass ?? "", steps: steps, start: start, source: here)
}

extension Finder {
  fileprivate init(
    _ kind: Kind, name: String = "", class screenClass: String? = "BagViewController", options: [String] = [],
    from startingPoint: String? = nil
  ) {
    self.init(kind: kind, name: name, screenClass: screenClass, options: options, startingPoint: startingPoint)
  }
}

extension Factory {
  fileprivate init(
    _ kind: Kind, name: String = "", class screenClass: String? = "BagViewController", in storyboard: String? = nil,
    _ identifier: String? = nil, isContainer: Bool = false
  ) {
    self.init(
      kind: kind, name: name, screenClass: screenClass, storyboard: storyboard, identifier: identifier,
      isContainer: isContainer)
  }
}

extension RouteAction {
  fileprivate init(
    _ kind: Kind, name: String = "", in container: String? = nil, parameters: [String: String] = [:],
    wrappers: [String] = []
  ) {
    self.init(
      kind: kind, name: name, container: container, parameters: parameters, wrappers: wrappers, source: here)
  }
}

extension RouteStart {
  fileprivate init(_ kind: Kind, _ routes: [String] = [], _ promises: [Promise] = [], finder: Finder? = nil) {
    self.init(kind: kind, routes: routes.map { RouteID($0) }, finder: finder, promises: promises, source: here)
  }
}
