import Checks
import Findings
import NavigationModel
import Testing

@Suite struct UnusedRouteTests {
  @Test func reportsARouteThatNobodyAsksFor() {
    let model = Model(
      routes: [
        .route("used", line: 10, [.step("A")]), .route("base", line: 20, [.step("B")]),
        .route("idle", line: 30, [.step("C")], from: .route("base")),
      ], requests: [.request("used")])
    #expect(
      findings(of: UnusedRoute.self, in: model) == ["30: nobody asks for the route 'idle'; navigate to it or delete it"]
    )
  }

  @Test func countsTransitionsEntriesAndAlternativesAsUse() {
    var model = Model(routes: ["a", "b", "c", "d"].map { Route.route($0, [.step("S")]) })
    model.transitions = [.edge("X", .push, "S", route: "a")]
    model.entries = [Entry(kind: .widget, name: "w", to: nil, route: RouteID("b"), source: place(1))]
    model.routes[1].start = .alternatives(.when(.closure, from: .route("c", "d")))
    #expect(findings(of: UnusedRoute.self, in: model).isEmpty)
  }

  @Test func leavesWhatTheTeamDeclaresAlone() {
    var model = Model(routes: [.route("tour", [.step("S")])])
    #expect(findings(of: UnusedRoute.self, in: model).count == 1)
    model.routes[0].source = place(3, ".navgraph.yml")
    #expect(findings(of: UnusedRoute.self, in: model).isEmpty)
  }

  @Test func doesNotTakeItsOwnReferenceForUse() {
    let model = Model(routes: [.route("loop", [.step("S")], from: .route("loop"))])
    #expect(findings(of: UnusedRoute.self, in: model).count == 1)
  }

  @Test func keepsQuietAboutARouteThatAnUnresolvedCallNames() {
    var model = Model(routes: [.route("wishes", [.step("S")])])
    model.unresolved = [Unresolved(source: place(1), call: "navigate(to: table[.wishes])", reason: "not known")]
    #expect(findings(of: UnusedRoute.self, in: model).isEmpty)
  }
}
