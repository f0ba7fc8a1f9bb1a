import Findings
import NavigationModel
import TestSupport
import Testing

@Suite struct ExpectationsTests {
  private func differences(
    _ text: String, _ model: Model = Model(), findings: [Finding] = []
  ) throws -> [String] {
    try Expectations(VirtualApp(text)).differences(in: model, findings: findings)
  }

  @Test func findsNoDifferenceWhereEverythingIsAnnotated() throws {
    let text = """
      // expect: no remark
      //- /A.swift
      go()  // edge: Home -push-> Cart
      start()  // entry: launch Home // finding: dead-end "no way out"
      ask()  // request: Home try? navigate @cart
      // route: cart = CartViewController(cls / class) <push> @home!
      // context: Int
      let cart = 1
      load("Shop")  // missing: storyboard Shop // unresolved: not known
      """
    var model = Model(nodes: [node("HomeViewController"), node("CartViewController")])
    model.transitions = [edge("HomeViewController", "CartViewController", line: 1)]
    model.entries = [Entry(kind: .launch, name: "main", to: NodeID("HomeViewController"), source: line(2))]
    model.requests = [
      RouteRequest(
        from: nil, owner: "Home", call: "navigate", routes: [RouteID("App.cart")], payload: "7", swallowsErrors: true,
        source: line(3))
    ]
    model.routes = [route]
    model.missing = [MissingReference(kind: .storyboard, name: "Shop", source: line(7))]
    model.unresolved = [Unresolved(source: line(7), call: "load", reason: "name is not known")]
    #expect(try differences(text, model, findings: [deadEnd]).isEmpty)
  }

  @Test func saysWhatIsMissing() throws {
    let text = "//- /A.swift\ngo()  // edge: Home -push-> Cart\n"
    #expect(try differences(text) == ["A.swift:1: missing edge 'Home -push-> Cart'"])
  }

  @Test func saysWhatStandsThereInstead() throws {
    let text = "//- /A.swift\ngo()  // edge: Home -push-> Cart\n"
    let model = Model(transitions: [edge("Home", "Bag", line: 1)])
    #expect(try differences(text, model) == ["A.swift:1: missing edge 'Home -push-> Cart', found 'Home -push-> Bag'"])
  }

  @Test func saysWhereItStandsInstead() throws {
    let text = "//- /A.swift\ngo()  // edge: Home -push-> Cart\nstop()\n"
    let model = Model(transitions: [edge("Home", "Cart", line: 2)])
    #expect(try differences(text, model) == ["A.swift:1: missing edge 'Home -push-> Cart', found at A.swift:2"])
  }

  @Test func saysWhatIsUnexpectedInAKindThatIsAnnotated() throws {
    let text = "//- /A.swift\ngo()  // edge: Home -push-> Cart\nstop()\n"
    var flow = edge("Flow", "Home", line: 2)
    flow.level = .flow
    var model = Model(transitions: [edge("Home", "Cart", line: 1), edge("Cart", "Pay", line: 2), flow])
    model.remarks = [Remark(source: line(2), message: "never compiled")]
    #expect(try differences(text, model) == ["A.swift:2: unexpected edge 'Cart -push-> Pay'"])
  }

  @Test func expectsAnEdgeAtEachOfItsPlaces() throws {
    var twice = edge("Home", "Cart", line: 1)
    twice.alsoAt = [line(2)]
    let text = "//- /A.swift\ngo()  // edge: Home -push-> Cart\ngo()\n"
    #expect(
      try differences(text, Model(transitions: [twice])) == ["A.swift:2: unexpected edge 'Home -push-> Cart'"])
  }

  @Test(arguments: ["// expect: only", "// expect: only edge, entry"])
  func allowsMoreThanIsAnnotatedWhereTheAppSaysSo(directive: String) throws {
    let text = "\(directive)\n//- /A.swift\ngo()  // edge: Home -push-> Cart\nstop()\n"
    let model = Model(transitions: [edge("Home", "Cart", line: 1), edge("Cart", "Pay", line: 2)])
    #expect(try differences(text, model).isEmpty)
  }

  @Test func asksForCompletenessOfAKindWithoutAnnotations() throws {
    let model = Model(remarks: [Remark(source: line(1), message: "never compiled")])
    #expect(
      try differences("// expect: no remark, unresolved\n//- /A.swift\ngo()\n", model)
        == ["A.swift:1: unexpected remark 'never compiled'"])
  }

  @Test func readsFindingsAboutTheWholeAppFromThePreamble() throws {
    var finding = deadEnd
    finding.place = .wholeApp
    #expect(try differences("// finding: dead-end\n//- /A.swift\n", findings: [finding]).isEmpty)
    #expect(try differences("// finding: no-entry\n//- /A.swift\n") == ["app: missing finding 'no-entry'"])
  }

  @Test(arguments: [
    ("edge: Home -> Cart", "an edge reads 'From -kind-> To'"),
    ("edge: Home -shove-> Cart", "'shove' is no kind of transition"),
    ("edge: Home -push-> Cart [gates A]", "'[gates A]' is no [gate …], [label …], [inferred], [declared], [certain]"),
    ("entry: start Home", "an entry reads 'kind Target' or 'kind ?'"),
    ("missing: Shop", "a missing name reads 'kind name'"),
    ("finding: \"no way out\"", "a finding begins with the name of its rule"),
    ("route: A(cls / class", "a bracket is not closed"),
    ("request: Home navigate cart", "a request reads 'Owner call @route'"),
  ])
  func complainsAboutAMalformedAnnotation(comment: String, problem: String) throws {
    let text = "//- /A.swift\ngo()  // \(comment)\n"
    #expect(try differences(text) == ["malformed: A.swift:1: '\(comment)': \(problem)"])
  }

  @Test(arguments: ["often", "no", "only edges"])
  func complainsAboutAMalformedDirective(words: String) throws {
    let found = try differences("// expect: \(words)\n//- /A.swift\n")
    #expect(found.count == 1 && found[0].hasPrefix("malformed: preamble: 'expect: \(words)'"))
  }
}

private func line(_ number: Int) -> SourcePlace { SourcePlace(file: "A.swift", line: number, column: 3) }

private func node(_ name: String) -> Node { Node(id: NodeID(name), name: name, kind: .screen) }

private func edge(_ from: String, _ to: String, line number: Int) -> Transition {
  Transition(from: NodeID(from), to: NodeID(to), kind: .push, level: .screen, source: line(number))
}

private let deadEnd = Finding(
  rule: RuleID("dead-end"), severity: .warning, place: .source(line(2)), message: "'Cart' has no way out")

private let route = Route(
  id: RouteID("App.cart"), name: "cart", form: .assembly, destination: nil, screenClass: "CartViewController",
  context: "Int",
  steps: [
    RouteStep(
      node: nil, screenClass: "CartViewController", spelling: "StepAssembler",
      finder: Finder(kind: .byClass, name: "ClassFinder", screenClass: "CartViewController"),
      factory: Factory(kind: .byClass, name: "ClassFactory", screenClass: "CartViewController"),
      action: RouteAction(kind: .push, name: "push", source: line(6)), source: line(6))
  ],
  start: RouteStart(
    kind: .route, routes: [RouteID("App.home")], promises: [Promise(kind: .expectingContainer)], source: line(6)),
  source: line(6))
