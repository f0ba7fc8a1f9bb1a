import NavigationModel
import Testing

@testable import Router

@Suite struct StartsTests {
  private func node(_ name: String, _ kind: Node.Kind = .screen) -> Node {
    Node(id: NodeID(name), name: name, kind: kind)
  }

  private func edge(
    _ from: String, _ kind: Transition.Kind, _ to: String, _ level: Transition.Level = .screen, line: Int = 1
  ) -> Transition {
    Transition(
      from: NodeID(from), to: NodeID(to), kind: kind, level: level,
      source: SourcePlace(file: "App.swift", line: line, column: 1))
  }

  private func launch(_ name: String, role: Entry.Role? = nil) -> Entry {
    Entry(
      kind: .launch, name: "application", to: NodeID(name), role: role,
      source: SourcePlace(file: "App.swift", line: 1, column: 1))
  }

  private func starts(_ model: Model) -> Starts { Starts(model.projected(.screens), within: model) }

  @Test func beginsWithTheLaunchAndWithWhatFlowsShowLater() {
    let model = Model(
      nodes: [node("Login"), node("Help"), node("Home"), node("Item"), node("Main", .flow), node("Widget")],
      transitions: [
        edge("Login", .push, "Help"), edge("Home", .push, "Item"), edge("Main", .setStack, "Home", .flow, line: 2),
        edge("Main", .push, "Item", .flow, line: 3), edge("Main", .push, "Help", .flow, line: 4),
      ],
      entries: [launch("Login"), launch("Login"), launch("Widget", role: .appExtension)])
    let starts = starts(model)
    #expect(starts.launches == [NodeID("Login")])
    #expect(starts.later == [NodeID("Home")])
    #expect(starts.reached(from: starts.launches) == [NodeID("Login"), NodeID("Help")])
  }

  @Test func withoutALaunchBeginsWhereNothingLeads() {
    let model = Model(
      nodes: [node("List"), node("Item"), node("Lonely"), node("Alert", .alert)],
      transitions: [edge("List", .push, "Item"), edge("Item", .alert, "Alert")])
    let starts = starts(model)
    #expect(starts.launches.isEmpty)
    #expect(starts.later == [NodeID("List")])
  }
}
