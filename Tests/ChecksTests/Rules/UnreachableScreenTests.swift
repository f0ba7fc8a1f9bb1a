import Checks
import Findings
import NavigationModel
import Testing

@Suite struct UnreachableScreenTests {
  @Test func reportsTheFirstOfScreensThatHangTogether() {
    let model = Model.app([.edge("Home", .push, "List"), .edge("Old", .push, "Older"), .edge("Older", .present, "Old")])
    #expect(
      found(model) == ["3: nothing shows 'Old', neither from the launch nor from a link; lead there or delete it"])
    let notes = UnreachableScreen.findings(in: CheckContext(model: model)).flatMap(\.notes)
    #expect(notes.map(\.message) == ["'Older' can be reached from here only"])
  }

  @Test func leavesAloneWhatAFlowShows() {
    let model = Model.app(
      [.edge("Home", .push, "List"), .edge("Checkout", .push, "Cart")],
      nodes: [.screen("Home"), .screen("Checkout", .flow)])
    #expect(found(model).isEmpty)
  }

  @Test func leavesAFlowWithoutScreensAlone() {
    #expect(found(.app([], nodes: [.screen("Home"), .screen("Router", .flow)])).isEmpty)
  }

  @Test func followsRoutesRequestsAndChildren() {
    let tab = FactoryChild(
      node: NodeID("Settings"), factory: Factory(kind: .byClass, name: "ClassFactory", screenClass: "Settings"),
      source: place(1))
    let routes = [
      Route.route("cart", [.step("Cart", by: .push)], from: .route("tabs")),
      Route.route("tabs", [.step("Tabs", build: .complete, by: .replaceRoot, children: [tab])], from: .start(.root)),
    ]
    let nodes = ["Home", "Cart", "Tabs", "Settings", "Item"].map { Node.screen($0) }
    let edges = [Transition.edge("Tabs", .tab, "Item")]
    #expect(found(.app(edges, nodes: nodes, routes: routes, requests: [.request("cart", from: "Home")])).isEmpty)
    #expect(found(.app(edges, nodes: nodes, routes: routes)).count == 3)
  }

  @Test func comesInByLinksAndEvents() {
    let entries = [
      Entry(kind: .launch, name: "scene", to: NodeID("Home"), source: place(1)),
      Entry(kind: .deepLink, name: "cart", to: NodeID("Cart"), source: place(2)),
    ]
    let edges = [Transition.edge("AppDelegate", .present, "News")]
    let nodes = [Node.screen("Home"), .screen("Cart"), .screen("AppDelegate", .event)]
    #expect(found(.app(edges, nodes: nodes, entries: entries)).isEmpty)
  }

  @Test func leavesAContainerAloneOfWhichAChildIsShown() {
    let model = Model.app(
      [.edge("Home", .present, "Cart"), .edge("CartStack", .embed, "Cart")],
      nodes: [.screen("Home"), .container("CartStack", .navigation)])
    #expect(found(model).isEmpty)
  }

  @Test func keepsQuietWithoutAKnownLaunch() {
    #expect(found(.app([], nodes: [.screen("Home"), .screen("Old")], entries: [])).isEmpty)
  }

  @Test func keepsQuietAboutAScreenThatAnUnresolvedCallNames() {
    var model = Model.app([.edge("Old", .push, "Older")], nodes: [.screen("Home")])
    model.unresolved = [Unresolved(source: place(5), call: "show(make(Old.self))", reason: "not known")]
    #expect(found(model).isEmpty)
  }

  @Test func namesTheRouteAndTheStoryboardWhereAnEdgeIsMissing() {
    var scene = Node.screen("Cart")
    scene.scene = StoryboardScene(storyboard: "Main", identifier: "Cart", objectID: "c")
    var home = Node.screen("Home")
    home.scene = StoryboardScene(storyboard: "Main", objectID: "h", isInitial: true)
    let model = Model.app([], nodes: [home, scene, .screen("Wishes")], routes: [.route("wishes", [.step("Wishes")])])
    let notes = UnreachableScreen.findings(in: CheckContext(model: model)).map { $0.notes.map(\.message) }
    #expect(
      notes == [
        [
          "nothing instantiates the scene 'Cart' of the storyboard 'Main'",
          "'Home' of the same storyboard can be reached",
        ],
        ["the route 'wishes' leads here, but nobody who can be reached asks for it"],
      ])
  }

  private func found(_ model: Model) -> [String] { findings(of: UnreachableScreen.self, in: model) }
}
