import NavigationModel
import Router
import Testing

/// What goes wrong, when it shows, and what has changed by then.
@Suite struct FailureTests {
  @Test(
    arguments: [
      // The chain ends without a start.
      ([step("b", .never, .new, .present)], "throws initialController.notFound: a"),
      ([step("b", .never, .new, .present), .open("a call")], "throws initialController.notFound: a"),
      (
        [step("b", .never, .new, .present), alternatives((.constant(false), [.root]))],
        "throws initialController.notFound: a"
      ),
      ([start(.never)], "throws compositionFailed: a"),
      ([anyOf("b")], "throws compositionFailed: a"),
      // Payloads of another type are refused where they are cast: by gates, tasks, finders, factories, all before
      // anything.
      ([step("b", .never, .new, .present, context: "Int"), .current], "throws typeMismatch: a"),
      ([step("a", .cls(), .new, .present, context: "Int"), .current], "throws typeMismatch: a"),
      ([step("b", .never, .none, context: "Int", gates: ["G"]), .current], "throws typeMismatch: a"),
      ([step("b", .never, .none, context: "Int", tasks: ["T"]), .current], "throws typeMismatch: a"),
      ([start(.cls(of: "a"), context: "Int")], "throws typeMismatch: a"),
      ([step("b", .cls(), .none, context: "Int"), .current], "throws typeMismatch: a"),
      // A step with neither finder nor factory casts nothing.
      ([step("b", .never, .none, context: "Int"), .current], "a"),
      // Later steps are not looked at once a screen is found.
      ([step("a", .cls(), .new), step("b", .never, .new, .push, context: "Int"), .current], "a"),
    ] as [([Leg], String)])
  func showsAtOnce(legs: [Leg], after: String) throws {
    #expect(try SmallApp(legs, asked: "String").run("a", payload: .text("x")) == after)
  }

  @Test(
    arguments: [
      // What fails while screens are built leaves what was done before.
      ("fails compositionFailed: a", [step("c", .cls(), .none), .root], "a ^ b"),
      ("fails compositionFailed: Nav[]", [step("c", .cls(), .none), nav(.replaceRoot), .root], "a ^ b"),
      ("fails compositionFailed: x", [step("c", .cls(), .none), step("x", .never, .new, .replaceRoot), .root], "a"),
      (
        "fails compositionFailed: a ^ x",
        [step("y", .never, .new, .replaceRoot), step("x", .never, .new, .present), .root], "a"
      ),
      ("fails typeMismatch: Tab<0>[a, b]", [step("x", .never, .new, .push), anyOf("a")], "Tab<1>[a, b]"),
      (
        "fails generic: x",
        [step("y", .never, .own("Broken"), .present), step("x", .never, .new, .replaceRoot), .root], "a"
      ),
      (
        "fails generic: x",
        [step("y", .never, .new, .present, tasks: ["Refuses"]), step("x", .never, .new, .replaceRoot), .root], "a"
      ),
      // The same task on a screen that is found refuses at once.
      ("throws generic: a ^ b", [step("a", .cls(), .new, tasks: ["Refuses"]), .root], "a ^ b"),
      ("throws generic: a", [step("y", .never, .new, .present, tasks: ["RefusesEarly"]), .root], "a"),
    ] as [(String, [Leg], String)])
  func leavesWhatWasDone(after: String, legs: [Leg], from: String) throws {
    var app = SmallApp(legs)
    app.world.factories["Broken"] = FactoryConduct(fails: true)
    app.world.tasks["Refuses"] = TaskConduct(refuses: [""])
    app.world.tasks["RefusesEarly"] = TaskConduct(refuses: [""], at: .prepare)
    #expect(try app.run(from) == after)
  }

  @Test func whatIsStoredWhileSearchingStays() throws {
    var app = SmallApp(
      [step("a", .own("F"), .new, context: "String", gates: ["Closed"], tasks: ["T"]), .root], asked: "String")
    app.add(
      "later", [step("c", .cls(), .new), step("a", .own("F"), .new, context: "String"), .open("")], asked: "String")
    app.world.finders["F"] = FinderConduct(stores: true)
    app.world.gates["Closed"] = GateConduct(error: "NotNow")
    #expect(try app.run("a ^ b", payload: .text("7")) == "fails NotNow: a(7) ^ b")
    app.declare("b", canBeDismissed: false)
    #expect(try app.run("a ^ b", payload: .text("7")) == "throws cantBeDismissed: a(7) ^ b")
  }

  @Test(arguments: [
    ("Stub", "throws cantBeDismissed"), ("a ^ Stub", "throws cantBeDismissed"),
    ("Nav[a, Stub]", "throws cantBeDismissed"),
    ("Tab<0>[a, Nav[Stub, b]] ^ c", "throws cantBeDismissed"), ("Split[a / Stub]", "throws cantBeDismissed"),
    ("SubStub", "throws cantBeDismissed"), ("Fixed[a]", "throws cantBeDismissed"), ("Free[Stub]", "Free[Stub]"),
    // Screens that are no containers of UIKit answer for themselves, not for what is in them.
    ("a ^ Plain{Stub}", "a"), ("a ^ Sheet{Stub}", "a"), ("Rigid{a}", "throws cantBeDismissed"),
    ("Told", "throws cantBeDismissed"),
  ])
  func blockersBlockEverything(from: String, after: String) throws {
    var app = SmallApp([.root])
    app.declare("Stub", canBeDismissed: false)
    app.declare("SubStub", "Stub")
    app.declare("Fixed", "UINavigationController", canBeDismissed: false)
    app.declare("Free", "UINavigationController", canBeDismissed: true)
    app.declare("Sheet", isCustomContainer: true)
    app.declare("Rigid", isCustomContainer: true, canBeDismissed: false)
    app.world.screens["Told"] = ScreenConduct(canBeDismissed: false)
    #expect(try app.run(from).hasPrefix(after))
    // The world's word counts before that of the source.
    app.world.screens["Stub"] = ScreenConduct(canBeDismissed: true)
    if from.contains("Stub") { #expect(try !app.run(from).hasPrefix("throws")) }
  }

  @Test func blockersBelowTheStartDoNotMatter() throws {
    var app = SmallApp([step("New", .never, .new, .present), .current])
    app.declare("Stub", canBeDismissed: false)
    #expect(try app.run("Stub ^ a") == "Stub ^ a ^ New")
    #expect(try app.run("Nav[Stub] ^ Nav[a]") == "Nav[Stub] ^ Nav[a] ^ New")
    #expect(try app.run("a ^ Stub").hasPrefix("throws"))
  }

  @Test func unknownRoutesAreTold() throws {
    var app = SmallApp()
    app.add("Phone.trips", [.root])
    var simulator = try app.simulator(from: "a")
    #expect(throws: UnknownRoute(name: "trips", similar: ["Phone.trips"])) {
      try simulator.navigate(to: "trips", payload: nil)
    }
  }
}
