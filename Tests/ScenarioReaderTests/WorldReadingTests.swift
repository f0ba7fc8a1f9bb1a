import DeclarationReader
import Router
import ScenarioReader
import Testing

@Suite struct WorldReadingTests {
  @Test func readsEveryKey() throws {
    let world = try world(
      """
      flags:
        "User.isIn": true
        isNew: false
      screens:
        Draft:
          canBeDismissed: false
          refuses: ["", 13]
          answersTo: [week]
      tasks:
        SeatTask:
          stores: true
          refuses: [13]
          at: prepare
          selectsTab:
            week: 0
            "month": 1
      finders:
        OwnFinder:
          matches: unpresented
          stores: false
      factories:
        OwnFactory:
          stores: true
          fails: build
      actions:
        TurnPage: replaces
      storyboards:
        Main: "Tab<0>[Home]"
        "Main/trip": Trip
      splits: collapsed
      router:
        gates: [Audit, "Login"]
        single: true
      """)
    #expect(world.flags == ["User.isIn": true, "isNew": false])
    #expect(
      world.screens == ["Draft": ScreenConduct(canBeDismissed: false, refuses: ["", "13"], answersTo: ["week"])])
    let task = TaskConduct(stores: true, refuses: ["13"], at: .prepare, selectsTab: ["week": 0, "month": 1])
    #expect(world.tasks == ["SeatTask": task])
    #expect(world.finders == ["OwnFinder": FinderConduct(matches: .unpresented, stores: false)])
    #expect(world.factories == ["OwnFactory": FactoryConduct(stores: true, fails: true)])
    #expect(world.actions == ["TurnPage": .replaces])
    #expect(world.storyboards == ["Main": "Tab<0>[Home]", "Main/trip": "Trip"])
    #expect(world.splits == .collapsed)
    #expect(world.routerGates == ["Audit", "Login"])
    #expect(world.navigatesOneAtATime == true)
  }

  @Test(arguments: [
    ("passes", GateConduct(answer: .passes)),
    ("\"fails\"", GateConduct(answer: .fails)),
    ("waits", GateConduct(answer: .waits)),
    ("{failsWith: NoAccess}", GateConduct(answer: .fails, error: "NoAccess", isPartial: true)),
    ("{unless: User.isIn, opens: login}", GateConduct(unless: "User.isIn", opens: "login", isPartial: true)),
    ("{opens: login, then: wait}", GateConduct(answer: .waits, opens: "login", isPartial: true)),
    ("{opens: login, then: pass}", GateConduct(answer: .passes, opens: "login", isPartial: true)),
  ])
  func readsEveryGate(written: String, gate: GateConduct) throws {
    #expect(try world("gates:\n  Login: \(written)").gates == ["Login": gate])
  }

  @Test(arguments: ["", "# nothing\n", "flags:\n", "screens:\n  Draft: ~\n"])
  func knowsNothingFromAnEmptyFile(yaml: String) throws {
    #expect(try world(yaml) == World())
  }

  @Test(arguments: [
    ("flag:\n", "1:1: error: unknown key 'flag'; did you mean 'flags'?"),
    ("flags:\n  a: yes\n", "2:6: error: unknown value 'yes'; use one of true, false"),
    ("flags: [a]\n", "1:8: error: 'flags' needs keys and values: Boolean expressions, and 'true' or 'false'"),
    ("gates:\n  G: passed\n", "2:6: error: unknown conduct of a gate 'passed'; did you mean 'passes'?"),
    ("gates:\n  G:\n    open: a\n", "3:5: error: unknown key 'open'; did you mean 'opens'?"),
    ("gates:\n  G: {then: go}\n", "2:13: error: unknown ending 'go'; use one of wait, pass"),
    (
      "gates:\n  G: {failsWith: A, then: pass}\n",
      "2:27: error: a gate either fails or goes on; delete 'failsWith' or 'then'"
    ),
    (
      "screens:\n  S: dismissable\n",
      "2:6: error: a screen is described by keys and values: canBeDismissed, refuses, answersTo"
    ),
    ("screens:\n  S: {refuses: 7}\n", "2:16: error: 'refuses' needs a list; begin each element with '- '"),
    ("tasks:\n  T: {at: later}\n", "2:11: error: unknown moment 'later'; use one of prepare, perform"),
    ("tasks:\n  T: {selectsTab: {a: -1}}\n", "2:23: error: the index of a tab is needed here, counted from 0"),
    (
      "finders:\n  F: {matches: all}\n",
      "2:16: error: unknown rule 'all'; use one of always, never, presented, unpresented, payload"
    ),
    ("factories:\n  F: {fails: start}\n", "2:14: error: unknown moment 'start'; use one of build"),
    ("actions:\n  A: drop\n", "2:6: error: unknown conduct of an action 'drop'; did you mean 'drops'?"),
    ("storyboards:\n  Main: [Home]\n", "2:9: error: a tree is needed here, as text"),
    ("router:\n  gate: [A]\n", "2:3: error: unknown key 'gate'; did you mean 'gates'?"),
    (
      "? [a]\n: b\n",
      "1:3: error: unknown key ''; a world has flags, gates, screens, tasks, finders, factories, actions, storyboards, splits, router"
    ),
  ])
  func namesAMistakeAtItsPlace(yaml: String, message: String) {
    do {
      Issue.record("\(try world(yaml)) was read")
    } catch {
      #expect(error.problems.map(\.description) == ["world.yml:" + message])
    }
  }

  private func world(_ yaml: String) throws(ScenarioError) -> World {
    try readWorld(Array(yaml.utf8), path: "world.yml")
  }
}
