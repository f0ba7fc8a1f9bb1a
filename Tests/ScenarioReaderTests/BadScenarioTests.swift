import ScenarioReader
import TestSupport
import Testing

@Suite struct BadScenarioTests {
  @Test(arguments: [
    ("", "1:1: error: the file is empty; begin it with 'format: navgraph-scenarios/1'"),
    ("- a\n", "1:1: error: a scenario file is described by keys and values: format, title, source, world, cases"),
    ("format: [", "2:1: error: this is not valid YAML: did not find expected node content"),
  ])
  func refusesWhatIsNoScenarioFile(yaml: String, message: String) {
    #expect(problems(yaml) == [message])
  }

  @Test func namesEverythingThatIsMissing() {
    #expect(
      problems("title: \"A\"\n") == [
        "1:1: error: a scenario file needs 'cases'", "1:1: error: a scenario file needs 'format'",
        "1:1: error: a scenario file needs 'source'",
      ])
  }

  @Test func refusesAnotherVersion() {
    let found = problems(
      "format: navgraph-scenarios/2\nsource: |\n  class A {}\ncases:\n  - {id: a, from: A, route: r}\n")
    #expect(found == ["1:9: error: unknown format 'navgraph-scenarios/2'; this is read: navgraph-scenarios/1"])
  }

  /// Cases begin on the fifth line, with the identifier and the tree before.
  @Test(arguments: [
    (
      "rout: bag",
      [
        "5:5: error: a case needs 'route' with the name of a route, or 'steps'",
        "7:5: error: unknown key 'rout'; did you mean 'route'?",
      ]
    ),
    ("route: [bag]", ["7:12: error: a text is needed here"]),
    ("route: bag\npayload: [1]", ["8:14: error: a payload is a text, a number, or properties with their values"]),
    (
      "route: bag\nexpect: \"A\"\nfails: generic",
      ["9:12: error: only one of 'expect', 'fails', 'throws' and 'waits' can come true; delete the others"]
    ),
    ("route: bag\nexpect: \"A\"\ntree: \"A\"", ["9:11: error: 'expect' says what the tree is; delete 'tree'"]),
    ("route: bag\ntree: \"A\"", ["8:11: error: 'tree' goes with 'fails', 'throws' or 'waits'; add one of them"]),
    ("route: bag\nwaits: false", ["8:12: error: write 'waits: true', or delete it"]),
    (
      "route: bag\nworld: 1",
      [
        "8:12: error: a world is described by keys and values: flags, gates, screens, tasks, finders, factories, actions, storyboards, splits, router"
      ]
    ),
    ("route: bag\nroute: bag", ["8:5: error: the key 'route' stands here twice; delete one of them"]),
    ("steps: []", ["7:12: error: a case needs at least one step"]),
    ("steps: bag", ["7:12: error: 'steps' needs a list; begin each element with '- '"]),
    (
      "route: bag\nsteps:\n  - user: back",
      ["7:12: error: a case with 'steps' has its 'route' in one of them; move it there"]
    ),
    (
      "steps:\n  - expect: \"A\"",
      ["8:9: error: a step needs either 'route' with the name of a route or 'user' with a move"]
    ),
    (
      "steps:\n  - {user: back, route: a}",
      ["8:9: error: a step needs either 'route' with the name of a route or 'user' with a move"]
    ),
    ("steps:\n  - {user: back, payload: a}", ["8:31: error: a move of the user has no payload; delete it"]),
    ("steps:\n  - user: bakc", ["8:15: error: unknown move 'bakc'; did you mean 'back'?"]),
    (
      "steps:\n  - user: tab",
      ["8:15: error: unknown move 'tab'; known are back, dismiss, tab N, pass GATE, refuse GATE"]
    ),
    ("steps:\n  - user: tab one", ["8:15: error: 'one' is no index of a tab; write 'tab 0' for the first one"]),
  ])
  func namesAMistakeAtItsPlace(lines: String, messages: [String]) {
    let body = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(problems(head + "cases:\n  - id: a\n    from: \"A\"\n" + body) == messages)
  }

  @Test func namesCasesOfTheSameName() {
    let cases =
      "cases:\n  - {id: a, from: A, route: r}\n  - {id: b, from: A, route: r}\n  - {id: a, from: A, route: r}\n"
    #expect(problems(head + cases) == ["7:10: error: the case 'a' stands on line 5 already; give each its own 'id'"])
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(throws: ScenarioError.self) { try readScenarios([0xFF, 0xFE], path: "shop.yml") }
  }

  @Test(
    arguments: [
      String(repeating: "[", count: 100_000),
      "cases: " + String(repeating: "{a: ", count: 10_000),
      String(repeating: "- ", count: 100_000),
      (0..<5000).map { String(repeating: " ", count: $0 % 300) + "a\($0):\n" }.joined(),
      String(repeating: "a", count: 3 << 20),
      "a: &a [x, x]\n" + (0..<40).map { "b\($0): &b\($0) [*a, *a]\n" }.joined(),
      // A block is no hiding place: it ends with its indentation.
      "source: |\n  class A {}\ncases: &a [*a]\n",
      "title: |\n  a\nsource: |\n class A {}\n" + String(repeating: "[", count: 100_000),
    ].map(LongText.init))
  func refusesWhatWouldKeepTheParserBusy(yaml: LongText) {
    #expect(problems(yaml.text).count == 1)
  }
}
