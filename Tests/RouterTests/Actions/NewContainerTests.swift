import NavigationModel
import Router
import Testing

/// Containers that are built together with what stands in them.
@Suite struct NewContainerTests {
  private static func app(_ legs: [Leg]) -> SmallApp {
    var app = SmallApp(legs)
    app.declare("FrameNav", "UINavigationController")
    app.declare("Sheet", isCustomContainer: true)
    return app
  }

  private static func new(_ name: String, _ action: RouteAction) -> Leg { step(name, .never, .new, action) }

  @Test(
    arguments: [
      // The container takes in the screens right after it, in order.
      ([new("b", .push), new("a", .push), nav(.present), .current], "Start ^ Nav[a, b]"),
      ([new("b", .pushReplacingLast), new("a", .push), nav(.present), .current], "Start ^ Nav[b]"),
      ([new("b", .pushAsRoot), new("a", .push), nav(.present), .current], "Start ^ Nav[b]"),
      ([new("b", .addTab), new("a", .addTab), tabs(.replaceRoot), .root], "Tab<0>[a, b]"),
      ([new("b", .addTab(at: 0)), new("a", .addTab), tabs(.replaceRoot), .root], "Tab<0>[b, a]"),
      ([new("b", .pushToDetails), new("a", .setAsMaster), split(.present), .current], "Start ^ Split[a / b]"),
      (
        [new("c", .pushToDetails), new("b", .pushToDetails), new("a", .setAsMaster), split(.present), .current],
        "Start ^ Split[a / b / c]"
      ),
      ([new("a", .pushToDetails), split(.present), .current], "fails compositionFailed: Start"),
      (
        [new("c", .pushOnToDetails), nav(.pushOnToDetails), new("a", .setAsMaster), split(.present), .current],
        "Start ^ Split[a / Nav[c]]"
      ),
      (
        [new("b", .pushOnToDetails), new("a", .setAsMaster), split(.present), .current],
        "fails compositionFailed: Start"
      ),
      // It stops at the first one that does not fit; the next is joined to the container then.
      ([new("b", .present), new("a", .push), nav(.present), .current], "Start ^ Nav[a] ^ b"),
      ([new("b", .push), nav(.addTab), tabs(.present), .current], "Start ^ Tab<0>[Nav[b]]"),
      (
        [new("b", .push), new("a", .addTab), nav(.addTab), tabs(.present), .current],
        "fails typeMismatch: Start ^ Tab<0>[Nav[], a]"
      ),
      // The class of the container counts: an action for a subclass does not fit the base class.
      ([new("a", .builtIn(.push, "FrameNav")), nav(.present), .current], "fails typeMismatch: Start ^ Nav[]"),
      ([new("a", .builtIn(.push, "FrameNav")), nav(.present, "FrameNav"), .current], "Start ^ FrameNav[a]"),
      ([new("a", .push), nav(.present, "FrameNav"), .current], "Start ^ FrameNav[a]"),
      // A container that an ordinary factory makes takes nothing in: the screen is pushed when it stands.
      (
        [new("a", .push), step("UINavigationController", .never, .new, .present), .current], "Start ^ Nav[a]"
      ),
      (
        [new("a", .own("Turn", on: "Sheet")), step("Sheet", .never, .own("F", isContainer: true), .present), .current],
        "Start ^ Sheet{a}"
      ),
      // Nothing inside.
      ([nav(.replaceRoot), .root], "Nav[]"),
      ([tabs(.replaceRoot), .root], "Tab[]"),
    ] as [([Leg], String)])
  func isBuilt(legs: [Leg], after: String) throws {
    #expect(try Self.app(legs).run("Start") == after)
  }

  private static func complete(_ children: FactoryChild...) -> SmallApp {
    var factory = Factory.complete("UITabBarController")
    factory.children = children
    var app = app([
      step("Last", .never, .new, .addTab), step("UITabBarController", .never, factory, .present, tasks: ["Select"]),
      .current,
    ])
    app.world.actions = ["Drops": .drops, "Fails": .fails]
    app.world.tasks["Refuses"] = TaskConduct(refuses: [""], at: .prepare)
    app.world.tasks["Select"] = TaskConduct(selectsTab: ["x": 1])
    return app
  }

  @Test(
    arguments: [
      ([child("a"), child("b")], "Start ^ Tab<0>[a, b, Last]"),
      // The first child's action is lost, unless its payload is adapted; the others keep theirs.
      ([child("a", using: .own("Drops")), child("b", using: .own("Drops"))], "Start ^ Tab<0>[a, Last]"),
      ([child("a", using: .own("Drops"), adapting: "Int"), child("b")], "Start ^ Tab<0>[b, Last]"),
      ([child("a"), child("b", using: .addTab(at: 0))], "Start ^ Tab<0>[b, a, Last]"),
      ([child("a"), child("b", using: .own("Fails"))], "fails generic: Start"),
      // Those that build nothing are left out, and then the second is not the first.
      ([child("x", .none), child("b", using: .own("Drops"))], "Start ^ Tab<0>[Last]"),
      // Tasks of children may refuse before anything happens.
      ([child("a", tasks: ["Refuses"])], "throws generic: Start"),
      (
        [child("UINavigationController", .complete("UINavigationController", child("a"), child("b")))],
        "Start ^ Tab<0>[Nav[a, b], Last]"
      ),
    ] as [([FactoryChild], String)])
  func completeFactoriesBringChildren(children: [FactoryChild], after: String) throws {
    var factory = Factory.complete("UITabBarController")
    factory.children = children
    var app = Self.complete()
    app.add(
      "route",
      [
        step("Last", .never, .new, .addTab), step("UITabBarController", .never, factory, .present), .current,
      ])
    #expect(try app.run("Start") == after)
  }

  @Test func tasksSelectTabsWhileTheContainerIsBuilt() throws {
    var app = Self.complete(child("a"), child("b"))
    app.charts.itineraries["route"]?.asked = "String"
    #expect(try app.run("Start", payload: .text("x")) == "Start ^ Tab<1>[a, b, Last]")
    #expect(try app.run("Start", payload: .text("y")) == "Start ^ Tab<0>[a, b, Last]")
  }

  @Test func storyboardsBringWhatStandsInThem() throws {
    var app = Self.app([
      step("a", .cls(), .none), step("UITabBarController", .never, .storyboard("Main"), .replaceRoot), .root,
    ])
    app.charts.storyboards = ["Main": "Tab<0>[b, Nav[c, a]]", "Odd": "Home", "Broken": "Nav["]
    app.add("odd", [step("UITabBarController", .never, .storyboard("Odd"), .present), .current])
    app.add("unknown", [step("Home", .never, .storyboard("Main", "home"), .present), .current])
    app.add("broken", [step("Home", .never, .storyboard("Broken"), .present), .current])
    #expect(try app.run("Start") == "Tab<1>[b, Nav[c, a]]")
    #expect(try app.run("Start", to: "odd") == "fails typeMismatch: Start")
    #expect(try app.run("Start", to: "unknown") == "Start ^ Home")
    #expect(try app.run("Start", to: "broken") == "Start ^ Home")
    app.world.storyboards["Main"] = "Tab<0>[a(1)]"
    #expect(try app.run("Start") == "Tab<0>[a(1)]")
  }
}
