import NavigationModel
import Router
import ScenarioReader
import Testing

@Suite struct ReadScenariosTests {
  @Test func readsACase() throws {
    let file = try read(
      """
      format: navgraph-scenarios/1
      title: "A shop"
      source: |
        class Home: UIViewController {}

        class Bag: UIViewController {}
      cases:
        # The plain way.
        - id: one
          route: Shop.bag
          payload: "7"
          from: "Nav[Home]"
          expect: "Nav[Home, Bag(7)]"
        - id: two
          route: Shop.bag
          from: 'Home'
      """)
    #expect(file.title == "A shop")
    // On the lines and in the columns of the file.
    #expect(file.source == "\n\n\n  class Home: UIViewController {}\n\n  class Bag: UIViewController {}")
    let one = try #require(file.cases.first)
    #expect(one.id == "one" && !one.isJourney && one.place == place(9, 5))
    #expect(one.from == PlacedNotation(text: "Nav[Home]", place: place(12, 12)))
    let step = try #require(one.steps.first)
    #expect(step.action == .navigate(route: "Shop.bag", payload: Payload(type: "String", text: "7")))
    #expect(step.place == place(10, 12))
    #expect(step.expectation?.outcome == .ok)
    #expect(step.expectation?.tree == PlacedNotation(text: "Nav[Home, Bag(7)]", place: place(13, 14)))
    let two = try #require(file.cases.last)
    #expect(two.steps.first?.action == .navigate(route: "Shop.bag", payload: nil))
    #expect(two.steps.first?.expectation == nil)
  }

  @Test func readsStepsWithTheirOwnWorld() throws {
    let steps = try steps(
      """
      - user: back
        expect: "Home"
      - route: bag
        fails: typeMismatch
      - route: bag
        throws: initialController.notFound
        tree: "Nav[Home]"
        world:
          flags:
            "User.isIn": true
      - user: pass Login
        waits: true
      """)
    #expect(steps.map(\.action) == [.move(.back), bag, bag, .move(.pass("Login"))])
    let answers = steps.compactMap(\.expectation)
    #expect(answers.map(\.outcome) == [.ok, .fails("typeMismatch"), .throws("initialController.notFound"), .waits])
    #expect(answers.map { $0.tree?.text } == ["Home", nil, "Nav[Home]", nil])
    #expect(steps.map { $0.world.flags["User.isIn"] } == [nil, nil, true, nil])
  }

  @Test(arguments: [
    ("\"7\"", Payload(type: "String", text: "7")),
    ("\"\"", Payload(type: "String", text: "")),
    ("7", Payload(type: "Int", text: "7")),
    ("-1", Payload(type: "Int", text: "-1")),
    ("true", Payload(type: "Bool", text: "true")),
    ("week", Payload(type: "String", text: "week")),
    ("null", nil),
    (
      "\n      number: \"7\"\n      seats: 2\n      by: null",
      Payload(type: "", text: nil, fields: ["number": "7", "seats": "2"])
    ),
  ])
  func tellsPayloadsApart(written: String, payload: Payload?) throws {
    let file = try read(head + "cases:\n  - id: a\n    from: Home\n    route: bag\n    payload: \(written)\n")
    #expect(file.cases.first?.steps.first?.action == .navigate(route: "bag", payload: payload))
  }

  @Test(arguments: [
    ("back", UserMove.back), ("dismiss", .dismiss), ("tab 2", .tab(2)), ("pass Login", .pass("Login")),
    ("refuse Login", .refuse("Login")),
  ])
  func readsEveryMove(written: String, move: UserMove) throws {
    #expect(try steps("- user: \(written)").map(\.action) == [.move(move)])
    #expect(try UserMove(notation: written) == move)
  }

  @Test func takesTheSourceFromWhereverItStands() throws {
    let last =
      "format: navgraph-scenarios/1\ncases:\n  - {id: a, from: Home, route: bag}\nsource: |\n    class A {}\n\n"
    #expect(try read(last).source == "\n\n\n\n    class A {}\n\n")
    let quoted = "format: navgraph-scenarios/1\ncases:\n  - {id: a, from: Home, route: bag}\nsource: \"class A {}\"\n"
    #expect(try read(quoted).source == "\n\n\nclass A {}")
  }

  /// What the YAML parser would be protected from is everyday Swift.
  @Test func takesAnySource() throws {
    let lines = (0..<3000).map { "  f(&x\($0), [[[{{{" }.joined(separator: "\n")
    let file = try read(
      "format: navgraph-scenarios/1\nsource: |  # Swift\n\(lines)\ncases:\n  - {id: a, from: Home, route: bag}\n")
    #expect(file.source == "\n\n" + lines)
  }

  @Test func readsLineBreaksOfAnyKind() throws {
    let text =
      "format: navgraph-scenarios/1\nsource: |\n  class A {}\ncases:\n  - id: a\n    from: Home\n    route: bag\n"
    let file = try read(text.split(separator: "\n").joined(separator: "\r\n"))
    #expect(file.cases.map(\.id) == ["a"])
    #expect(file.source.contains("class A {}"))
  }

  private let bag = ScenarioStep.Action.navigate(route: "bag", payload: nil)

  private func steps(_ yaml: String) throws -> [ScenarioStep] {
    let lines = yaml.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    let file = try read(head + "cases:\n  - id: a\n    from: Home\n    steps:\n\(lines)\n")
    #expect(file.cases.first?.isJourney == true)
    return file.cases.first?.steps ?? []
  }
}
