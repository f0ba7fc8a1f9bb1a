import NavigationModel
import Router
import Testing

@Suite struct EventTests {
  private static func lines(_ app: SmallApp, from tree: String, payload: Payload? = nil) throws -> [String] {
    var simulator = try app.simulator(from: tree)
    return try simulator.navigate(to: "route", payload: payload).events.map(\.description)
  }

  @Test func theWayIsTold() throws {
    var app = SmallApp(
      [
        step(
          "Trip", .ctx(), .new, .push, context: "String", gates: ["SignIn"], tasks: ["ContextSettingTask"],
          postTasks: ["Count"]),
        alternatives(
          (.found(.cls("visible", of: "Nav")), [.root]),
          (.constant(true), [nav(.present, context: "String"), .current]), context: "String"),
      ], asked: "String")
    app.world.gates["SignIn"] = GateConduct(unless: "isIn", error: "No")
    app.world.flags["isIn"] = true
    #expect(
      try Self.lines(app, from: "Tab<0>[a, b] ^ Home", payload: .text("7")) == [
        "Navigate to route with String “7”",
        "ClassFinder<Nav> found nothing among visible from topmost",
        "Alternative 2 of 2 is taken: always",
        "ClassWithContextFinder<Trip> found nothing among current, contained, presented, presenting from topmost",
        "Trip will be made by ClassFactory",
        "navigationFactory will be built with Trip in it",
        "UINavigationController will be made by navigationFactory",
        "Start from Home: it is the topmost view controller",
        "SignIn is asked",
        "SignIn lets the user through: isIn is true",
        "ClassFactory made Trip",
        "ContextSettingTask runs on Trip",
        "Trip(7) is put into UINavigationController",
        "navigationFactory made Nav",
        "present: Nav onto Home",
        "Count runs on Trip(7) at the end",
        "Arrived at route",
      ])
  }

  @Test func whatNobodyBuildsIsTold() throws {
    let app = SmallApp([step("a", .cls(), .none), step("b", .cls(), .new, .replaceRoot), .root])
    #expect(
      try Self.lines(app, from: "c").filter { $0.contains("a") && !$0.contains("found nothing") }.prefix(2) == [
        "Navigate to route", "Nobody builds a: when its turn comes, ClassFinder<a> must find it",
      ])
  }

  @Test func reuseIsTold() throws {
    let app = SmallApp([step("New", .cls(), .new, .push), step("a", .cls(), .none), .root])
    #expect(
      try Self.lines(app, from: "Tab<1>[Nav[a, b], c] ^ Home") == [
        "Navigate to route",
        "ClassFinder<New> found nothing among current, contained, presented, presenting from topmost",
        "New will be made by ClassFactory",
        "ClassFinder<a> found a in Nav in Tab",
        "Start from a: ClassFinder found it",
        "Home is dismissed, above a",
        "a comes to the front of Nav: popped to",
        "Nav comes to the front of Tab: tab selected",
        "ClassFactory made New",
        "push: New onto Nav",
        "Arrived at route",
      ])
  }

  @Test func failuresAreTold() throws {
    let app = SmallApp([anyOf("b")])
    #expect(
      try Self.lines(app, from: "a").last
        == "Failed with compositionFailed: ClassFinder<b> found nothing to start from.")
  }

  @Test func nothingIsRecordedWhereNobodyReads() throws {
    let app = SmallApp([step("New", .never, .new, .present), .current])
    var simulator = try app.simulator(from: "a")
    simulator.recordsEvents = false
    let passage = try simulator.navigate(to: "route", payload: nil)
    #expect(passage.events.isEmpty)
    #expect(passage.summary == "a ^ New")
    #expect(try simulator.perform(.dismiss).events.isEmpty)
  }

  @Test func recordingChangesNothing() throws {
    // A long walk by chance gives the same with and without a record, and every time.
    func walk(recording: Bool) throws -> [String] {
      var app = SmallApp([step("x", .cls(), .new, .push), nav(.present), .current])
      app.add("tab", [step("y", .cls(), .new, .addTab), step("Tab", .cls(), .container(.tab), .replaceRoot), .root])
      app.add("deep", [step("z", .never, .new, .push), anyOf("UINavigationController")])
      app.add(
        "pair", [step("w", .never, .new, .push), step("v", .never, .new, .push), anyOf("UINavigationController")])
      var simulator = try app.simulator(from: "a")
      simulator.recordsEvents = recording
      var dice = Dice(7)
      var trees: [String] = []
      for _ in 0..<400 {
        let routes = ["route", "tab", "deep", "pair"]
        switch dice.roll(8) {
        case 0...3: trees.append(try simulator.navigate(to: routes[dice.roll(4)], payload: nil).summary)
        case 4: trees.append((try? simulator.perform(.back).summary) ?? "impossible")
        case 5: trees.append((try? simulator.perform(.tab(dice.roll(3))).summary) ?? "impossible")
        default: trees.append((try? simulator.perform(.dismiss).summary) ?? "impossible")
        }
        let tree = simulator.tree
        let again = try ScreenTree(parsing: tree.description, classes: simulator.classes)
        #expect(again == tree)
      }
      return trees
    }
    #expect(try walk(recording: true) == walk(recording: false))
  }
}
