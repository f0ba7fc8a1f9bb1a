import NavigationModel
import Testing

@Suite struct ProjectionTests {
  @Test func leadsEntriesThroughFlowsToTheFirstScreen() {
    let model = app(
      [("App", "Auth", .childFlow), ("Auth", "Login", .setStack), ("Auth", "Reset", .push)], flows: ["App", "Auth"],
      launch: "App")
    let seen = model.projected(.screens)
    #expect(seen.entries.map(\.to) == [NodeID("Login")])
    #expect(seen.nodes.map(\.id.rawValue) == ["Login", "Reset"])
    #expect(seen.transitions.isEmpty)
  }

  @Test func takesAFlowAroundATabBarForTheTabBar() {
    var model = app(
      [("Tabs", "News", .tab), ("News", "List", .setStack)], flows: ["News", "Tabs"], launch: "Tabs")
    let tabs = model.nodes.firstIndex { $0.id.rawValue == "Tabs" }
    model.nodes[tabs ?? 0].container = .tab
    let seen = model.projected(.screens)
    #expect(seen.nodes.map(\.kind) == [.screen, .container])
    #expect(seen.transitions.map(\.to) == [NodeID("List")])
    #expect(seen.transitions.map(\.level) == [.structural])
    #expect(seen.entries.map(\.to) == [NodeID("Tabs")])
  }

  @Test func saysOnceWhatTheReaderKnowsItself() {
    var model = app([("App", "Home", .setStack)], flows: ["App"], launch: "App")
    model.entries.append(Entry(kind: .launch, name: "start", to: NodeID("Home"), source: place))
    #expect(model.projected(.screens).entries.map(\.name) == ["start"])
  }

  @Test func endsWhereFlowsStartEachOther() {
    let model = app([("A", "B", .childFlow), ("B", "A", .childFlow)], flows: ["A", "B"], launch: "A")
    #expect(model.projected(.screens).entries.map(\.to) == [nil])
  }

  @Test func hidesWhatIsAskedFor() {
    var model = app(
      [("Home", "Sheet", .alert), ("Home", "Next", .push), ("Next", "Home", .pop)], flows: [], launch: "Home")
    model.nodes[model.nodes.firstIndex { $0.id.rawValue == "Sheet" } ?? 0].kind = .alert
    let seen = model.projected(Projection(levels: Projection.screens.levels, hidden: [.alerts, .back]))
    #expect(seen.nodes.map(\.name) == ["Home", "Next"])
    #expect(seen.transitions.map(\.kind) == [.push])
    #expect(model.projected(.screens) == model)
  }

  private let place = SourcePlace(file: "A.swift", line: 1, column: 1)

  private func app(
    _ edges: [(String, String, Transition.Kind)], flows: Set<String>, launch: String
  ) -> Model {
    let names = Set(edges.flatMap { [$0.0, $0.1] }).sorted()
    return Model(
      nodes: names.map { Node(id: NodeID($0), name: $0, kind: flows.contains($0) ? .flow : .screen) },
      transitions: edges.map { from, to, kind in
        let level: Transition.Level = flows.contains(from) || flows.contains(to) ? .flow : .screen
        return Transition(from: NodeID(from), to: NodeID(to), kind: kind, level: level, source: place)
      },
      entries: [Entry(kind: .launch, name: "application", to: NodeID(launch), source: place)])
  }
}
