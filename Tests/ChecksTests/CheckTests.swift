import Checks
import Findings
import NavigationModel
import Testing

@Suite struct CheckTests {
  private let model = Model.app([.edge("Home", .replaceRoot, "Game"), .edge("Old", .push, "Older")])

  @Test func sortsFindingsByPlace() {
    #expect(check(model).findings.map(\.rule.rawValue) == ["dead-end", "unreachable-screen"])
  }

  @Test func takesSeveritiesFromTheSettings() {
    let result = check(model, severities: [RuleID("dead-end"): .error, RuleID("unreachable-screen"): .off])
    #expect(result.findings.map(\.severity) == [.error])
  }

  @Test func setsSilencedFindingsAside() {
    let comment = Suppression(place: place(2, "Screens.swift"), rules: [RuleID("dead-end")])
    let result = check(model, suppressions: [comment])
    #expect(result.findings.map(\.rule.rawValue) == ["unreachable-screen"])
    #expect(result.silenced.map(\.rule.rawValue) == ["dead-end"])
  }

  @Test func reportsCommentsThatSilenceNothing() {
    let comments = [
      Suppression(place: place(90), rules: [RuleID("dead-end"), RuleID("dead-ends")]),
      Suppression(place: place(91), rules: []),
    ]
    let found = check(model, suppressions: comments).findings.filter { $0.rule == StaleSuppression.id }
    #expect(
      found.map(\.message) == [
        "nothing is left here for 'dead-end' to find; delete it from this comment",
        "there is no rule 'dead-ends'; did you mean 'dead-end'?",
        "this comment names no rule; write the rules that it silences behind it",
      ])
    let off = [RuleID("dead-end"): Severity.off]
    #expect(check(model, suppressions: [comments[0]], severities: off).findings.count == 2)
    #expect(check(model, suppressions: comments, severities: [StaleSuppression.id: .off]).findings.count == 2)
  }

  @Test func findsNothingInAnEmptyModel() {
    #expect(check(Model()).findings.isEmpty)
  }

  @Test func givesTheSameFindingsWhateverTheOrderOfTheModel() {
    var turned = model
    turned.nodes.reverse()
    turned.transitions.reverse()
    #expect(check(turned).findings == check(model).findings)
  }

  @Test func survivesEdgesToNodesThatDoNotExist() {
    var model = Model(transitions: [.edge("A", .replaceRoot, "B")], routes: [.route("r", [], from: .route("none"))])
    model.requests = [.request("none", from: "A")]
    model.entries = [Entry(kind: .launch, name: "scene", to: NodeID("A"), source: place(1))]
    #expect(check(model).findings.map(\.rule) == [UnusedRoute.id])
  }
}
