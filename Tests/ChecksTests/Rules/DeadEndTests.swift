import Checks
import Findings
import NavigationModel
import Testing

@Suite struct DeadEndTests {
  @Test(
    arguments: [
      (Transition.Kind.replaceRoot, nil), (.setStack, nil), (.present, "fullScreen"), (.present, "overCurrentContext"),
    ] as [(Transition.Kind, String?)])
  func reportsAScreenThatLeavesNoWayBack(kind: Transition.Kind, detail: String?) {
    let model = Model.app([.edge("Home", kind, "Game", detail: detail)])
    #expect(found(model) == ["2: 'Game' cannot be left; dismiss it or lead a transition out of it"])
    let finding = DeadEnd.findings(in: CheckContext(model: model)).first
    #expect(finding?.path.count == 2)
    #expect(finding?.notes.first?.source == place(10))
  }

  @Test(
    arguments: [
      (Transition.Kind.push, nil), (.show, nil), (.popover, nil), (.present, nil), (.present, "formSheet"),
      (.select, nil),
      (.childFlow, nil), (.custom, nil),
    ] as [(Transition.Kind, String?)])
  func leavesAScreenAloneThatHasAWayBackOfItsOwn(kind: Transition.Kind, detail: String?) {
    #expect(found(.app([.edge("Home", kind, "Leaf", detail: detail)])).isEmpty)
  }

  @Test(arguments: [
    Transition.edge("Game", .dismiss, nil), .edge("Game", .unwind, "Home"), .edge("Game", .push, "Score"),
    .edge("Game", .finishFlow, nil), .edge("Home", .dismiss, nil),
  ])
  func leavesAScreenAloneThatSomethingLeadsOutOf(exit: Transition) {
    #expect(found(.app([.edge("Home", .present, "Game", detail: "fullScreen"), exit])).isEmpty)
  }

  @Test(arguments: [
    Transition.edge("Home", .dismiss, nil, detail: Transition.ownControl), .edge("Home", .pop, nil),
    .edge("Home", .popToRoot, nil), .edge("Home", .unwind, "Start"),
  ])
  func takesWhatAModalCoversForNoWayOut(exit: Transition) {
    #expect(found(.app([.edge("Home", .present, "Game", detail: "fullScreen"), exit])).count == 1)
    #expect(found(.app([.edge("Home", .replaceRoot, "Game"), exit])).isEmpty)
  }

  @Test func takesNeitherWebsiteNorPhotoPickerNorAlertForAWayOut() {
    let model = Model.app(
      [
        .edge("Home", .replaceRoot, "Game"), .edge("Game", .openURL, nil), .edge("Game", .present, "Photos"),
        .edge("Game", .alert, "Rules"),
      ], nodes: [.screen("Home"), .screen("Photos", .system), .screen("Rules", .alert)])
    #expect(found(model).count == 1)
  }

  @Test func leavesAScreenAloneWhoseAlertLeadsOn() {
    let model = Model.app(
      [.edge("Home", .replaceRoot, "Game"), .edge("Game", .alert, "Rules"), .edge("Rules", .push, "Score")],
      nodes: [.screen("Home"), .screen("Rules", .alert)])
    #expect(found(model).isEmpty)
  }

  @Test func looksAtAllThatStandsTogether() {
    let nodes = [Node.screen("Home"), .container("Tabs", .tab)]
    let edges = [
      Transition.edge("Home", .replaceRoot, "Tabs"), .edge("Tabs", .tab, "News"), .edge("Tabs", .tab, "Cart"),
    ]
    #expect(found(.app(edges, nodes: nodes)) == ["3: 'News' cannot be left; dismiss it or lead a transition out of it"])
    #expect(found(.app(edges + [.edge("Cart", .push, "Item")], nodes: nodes)).isEmpty)
  }

  @Test func followsTheContainersThatARouteBuilds() {
    func app(_ style: String?, finder: Finder.Kind = .none) -> Model {
      let steps: [RouteStep] = [
        .step("Game", by: .push),
        .step("UINavigationController", find: finder, build: .navigation, by: .present, style: style),
      ]
      return .app([.edge("Home", .push, "Game", route: "game")], routes: [.route("game", steps)])
    }
    #expect(found(app(nil)).count == 1, "the library presents full screen unless told")
    #expect(found(app("formSheet")).isEmpty)
    #expect(found(app(nil, finder: .byClass)).isEmpty, "pushed on a stack that may be there already")
  }

  @Test func keepsQuietWhereSomethingIsNotKnown() {
    var model = Model.app([.edge("Home", .replaceRoot, "Game")])
    model.unresolved = [Unresolved(source: place(40, "Screens.swift"), call: "show(next)", reason: "not known")]
    #expect(found(model).isEmpty)
    #expect(found(.app([.edge("Home", .replaceRoot, "Game", certainty: .inferred)])).isEmpty)
    #expect(found(.app([.edge("Old", .replaceRoot, "Game")], nodes: [.screen("Home")])).isEmpty)
  }

  @Test func notesARootAndWarnsOfACover() {
    func severities(_ edge: Transition) -> [Severity] {
      DeadEnd.findings(in: CheckContext(model: .app([edge]))).map(\.severity)
    }
    #expect(severities(.edge("Home", .replaceRoot, "Game")) == [.note])
    #expect(severities(.edge("Home", .setStack, "Game")) == [.note])
    #expect(severities(.edge("Home", .present, "Game", detail: "fullScreen")) == [.warning])
  }

  @Test func leavesACoverAloneWhoseStateSomebodyResets() {
    #expect(found(.app([.edge("Home", .present, "Game", detail: "fullScreenCover")])).isEmpty)
    #expect(found(.app([.edge("Home", .present, "Game", detail: "fullScreenCover, never reset")])).count == 1)
  }

  @Test func leavesAModalAloneThatStandsInForAPush() {
    let modal = Transition.edge("Home", .present, "Game", detail: "overFullScreen")
    #expect(found(.app([modal])).count == 1)
    #expect(found(.app([modal, .edge("Home", .push, "Game")])).isEmpty)
  }

  @Test func leavesARootAloneThatTheLifeCycleChanges() {
    func app(_ event: String) -> Model {
      var model = Model.app([.edge("Home", .replaceRoot, "Curtain")])
      model.entries.append(Entry(kind: .event, name: event, to: NodeID("Curtain"), source: place(10)))
      return model
    }
    #expect(found(app("applicationWillResignActive")).isEmpty)
    #expect(found(app("inboxChanged")).count == 1)
  }

  @Test func leavesARootAloneThatAnotherReplacesWhenTheAppComes() {
    func app(_ kind: Transition.Kind, to root: String = "Home") -> Model {
      var model = Model.app([
        .edge("Splash", .replaceRoot, "Home"), .edge("Splash", kind, "Locked"), .edge("Home", .push, "List"),
      ])
      let entry = Entry(kind: .event, name: "sceneWillEnterForeground", to: NodeID(root), source: place(40))
      model.entries.append(entry)
      return model
    }
    #expect(found(app(.replaceRoot)).isEmpty)
    #expect(found(app(.replaceRoot, to: "Locked")).count == 1)
    #expect(found(app(.setStack)).count == 1)
  }

  @Test(arguments: [Node.Kind.flow, .event])
  func leavesWhatAFlowOrTheSystemShowsAlone(kind: Node.Kind) {
    #expect(found(.app([.edge("Start", .replaceRoot, "Home")], nodes: [.screen("Start", kind)])).isEmpty)
  }

  @Test func leavesAnAppOfOneScreenAlone() {
    #expect(found(.app([], nodes: [.screen("Home")])).isEmpty)
  }

  @Test func countsARequestAsAWayOut() {
    let edges = [Transition.edge("Home", .replaceRoot, "Game")]
    #expect(found(.app(edges, requests: [.request("home", from: "Game")])).isEmpty)
  }

  private func found(_ model: Model) -> [String] { findings(of: DeadEnd.self, in: model) }
}
