import Checks
import Findings
import NavigationModel
import Testing

/// Models that make no sense must not stop the rules.
@Suite struct RandomModelTests {
  @Test(arguments: 0..<100)
  func survivesAnyModel(seed: UInt64) {
    var generator = Seeded(state: seed)
    let model = randomModel(&generator)
    let result = check(model)
    #expect(result.findings == check(model).findings)
    #expect(result.findings == result.findings.sorted())
  }

  @Test func survivesALongChain() {
    let count = 20_000
    let edges = (1..<count).map { Transition.edge("S\($0 - 1)", $0.isMultiple(of: 3) ? .embed : .push, "S\($0)") }
    let routes = (1..<count).map { Route.route("r\($0)", [.step("S\($0)", build: .none)], from: .route("r\($0 - 1)")) }
    var model = Model(
      nodes: (0..<count).map { .screen("S\($0)") }, transitions: edges, routes: Array(routes.prefix(300)),
      entries: [Entry(kind: .launch, name: "scene", to: NodeID("S0"), source: place(1))])
    model.requests = [.request("r300")]
    #expect(check(model).findings.allSatisfy { $0.rule != RuleID("unreachable-screen") })
  }

  private func randomModel(_ generator: inout Seeded) -> Model {
    func name(_ limit: Int = 9) -> String { "N\(Int.random(in: 0..<limit, using: &generator))" }
    func pick<Value>(_ values: [Value], _ fallback: Value) -> Value {
      values.randomElement(using: &generator) ?? fallback
    }
    var nodes: [Node] = []
    for number in 0..<7 {
      var node = Node.screen("N\(number)", pick(Node.Kind.allCases, .screen))
      if node.kind == .container { node.container = pick(Node.Container.allCases, .tab) }
      nodes.append(node)
    }
    let edges = (0..<20).map { _ in
      Transition.edge(name(), pick(Transition.Kind.allCases, .push), name(), route: pick([nil, name()], nil))
    }
    let routes = (0..<8).map { number in
      let steps = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        RouteStep.step(
          name(), find: pick(Finder.Kind.allCases, .none), build: pick(Factory.Kind.allCases, .none),
          by: pick(RouteAction.Kind.allCases, .push))
      }
      let start = pick(
        [
          .start(.root), .start(.current), .route(name()),
          .alternatives(.found(name()), .when(.otherwise, from: .route(name()))),
        ],
        RouteStart.start(.root))
      return Route.route("N\(number)", steps, from: start)
    }
    let requests = (0..<5).map {
      RouteRequest.request(name(), from: pick([nil, name()], nil), swallows: true, line: $0)
    }
    return .app(edges, nodes: nodes, routes: routes, requests: requests)
  }
}

/// A generator that is the same everywhere (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
