import NavigationModel
import Router
import Testing

/// Gates that wait, and what the user does meanwhile.
@Suite struct WaitingTests {
  private static var app: SmallApp {
    var app = SmallApp([
      step("Order", .cls(), .new, .push, gates: ["SignInGate", "PayGate"]), anyOf("UINavigationController"),
    ])
    app.add("signIn", [step("SignIn", .cls(), .new, .push), nav(.present), .current])
    app.add("pay", [step("Pay", .cls(), .new, .present, gates: ["LockGate"]), .current])
    app.add("help", [step("Help", .cls(), .new, .present), .current])
    app.add("signInHere", [step("SignIn", .cls(), .new, .push), anyOf("UINavigationController")])
    app.world.gates["SignInGate"] = GateConduct(unless: "isIn", opens: "signIn")
    return app
  }

  /// Does one thing after another: a move, or a route.
  private static func story(_ app: SmallApp, from tree: String, _ steps: [(String, String)]) throws {
    var simulator = try app.simulator(from: tree)
    for (what, expected) in steps {
      let words = what.split(separator: " ").map(String.init)
      let summary: String
      do {
        summary =
          switch (words.first, words.last) {
          case ("pass"?, let gate?): try simulator.perform(.pass(gate)).summary
          case ("refuse"?, let gate?): try simulator.perform(.refuse(gate)).summary
          case ("back"?, _): try simulator.perform(.back).summary
          case ("dismiss"?, _): try simulator.perform(.dismiss).summary
          default: try simulator.navigate(to: what, payload: nil).summary
          }
      } catch is ImpossibleMove {
        summary = "impossible"
      }
      #expect(summary == expected, "\(what)")
    }
  }

  @Test func passingGoesOnAndIsRemembered() throws {
    try Self.story(
      Self.app, from: "Nav[a]",
      [
        ("pass SignInGate", "impossible"),
        ("route", "waits: Nav[a] ^ Nav[SignIn]"),
        ("pass PayGate", "impossible"),
        ("pass SignInGate", "Nav[a, Order]"),
        ("pass SignInGate", "impossible"),
        ("back", "Nav[a]"),
        ("route", "Nav[a, Order]"),
      ])
  }

  @Test func refusingFails() throws {
    try Self.story(
      Self.app, from: "Nav[a]",
      [
        ("route", "waits: Nav[a] ^ Nav[SignIn]"), ("refuse SignInGate", "fails generic: Nav[a]"),
        ("route", "waits: Nav[a] ^ Nav[SignIn]"),
      ])
  }

  @Test func oneGateAfterTheOther() throws {
    var app = Self.app
    app.world.gates["PayGate"] = GateConduct(opens: "pay")
    try Self.story(
      app, from: "Nav[a]",
      [
        ("route", "waits: Nav[a] ^ Nav[SignIn]"),
        ("pass SignInGate", "waits: Nav[a] ^ Pay"),
        ("pass PayGate", "Nav[a, Order]"),
      ])
  }

  @Test func aGateOfWhatAGateOpens() throws {
    var app = Self.app
    app.world.gates["PayGate"] = GateConduct(opens: "pay")
    app.world.gates["LockGate"] = GateConduct(answer: .waits)
    let before = [("route", "waits: Nav[a] ^ Nav[SignIn]"), ("pass SignInGate", "waits: Nav[a]")]
    try Self.story(
      app, from: "Nav[a]",
      before + [
        ("pass LockGate", "waits: Nav[a] ^ Pay"), ("pass PayGate", "Nav[a, Order]"),
      ])
    try Self.story(app, from: "Nav[a]", before + [("refuse LockGate", "fails compositionFailed: Nav[a]")])
    app.world.gates["PayGate"] = GateConduct(answer: .passes, opens: "pay")
    try Self.story(app, from: "Nav[a]", before + [("pass LockGate", "Nav[a, Order]")])
  }

  @Test func theUserMayGoElsewhereMeanwhile() throws {
    try Self.story(
      Self.app, from: "Nav[a]",
      [
        ("route", "waits: Nav[a] ^ Nav[SignIn]"), ("dismiss", "Nav[a]"), ("help", "Nav[a] ^ Help"),
        ("pass SignInGate", "Nav[a, Order]"),
      ])
    // The start is gone.
    var app = Self.app
    app.add("restart", [step("Fresh", .never, .new, .replaceRoot), .root])
    try Self.story(
      app, from: "Nav[a]",
      [
        ("route", "waits: Nav[a] ^ Nav[SignIn]"), ("restart", "Fresh"),
        ("pass SignInGate", "fails initialController.deallocated: Fresh"),
      ])
  }

  @Test func whatWasNotOpenedModallyStays() throws {
    var app = Self.app
    app.world.gates["SignInGate"] = GateConduct(opens: "signInHere")
    try Self.story(
      app, from: "Nav[a]",
      [
        ("route", "waits: Nav[a, SignIn]"), ("pass SignInGate", "Nav[a, SignIn, Order]"),
      ])
    // A sign-in that was there already was not opened by the gate.
    try Self.story(
      Self.app, from: "a ^ Nav[SignIn]",
      [
        ("route", "waits: a ^ Nav[SignIn]"), ("refuse SignInGate", "fails generic: a ^ Nav[SignIn]"),
      ])
  }

  @Test func settingATreeForgetsWhatWaits() throws {
    var simulator = try Self.app.simulator(from: "Nav[a]")
    _ = try simulator.navigate(to: "route", payload: nil)
    #expect(simulator.waitingGates == ["SignInGate"])
    simulator.tree = try ScreenTree(parsing: "Nav[b]", classes: simulator.classes)
    #expect(simulator.waitingGates.isEmpty)
    #expect(throws: ImpossibleMove.self) { try simulator.perform(.pass("SignInGate")) }
  }

  @Test func aRouterThatGoesOneWayAtATimeRefusesMeanwhile() throws {
    var app = Self.app
    app.world.gates["SignInGate"] = GateConduct(unless: "isIn")
    app.world.navigatesOneAtATime = true
    try Self.story(
      app, from: "Nav[a]",
      [
        ("help", "Nav[a] ^ Help"),
        ("route", "waits: Nav[a] ^ Help"),
        ("help", "throws compositionFailed: Nav[a] ^ Help"),
        ("pass SignInGate", "Nav[a, Order]"),
        ("help", "Nav[a, Order] ^ Help"),
      ])
  }

  /// A gate asks the router that is at work for its sake.
  @Test func aRouterThatGoesOneWayAtATimeOpensNothingForGates() throws {
    var app = Self.app
    app.world.navigatesOneAtATime = true
    #expect(try app.run("Nav[a]") == "fails compositionFailed: Nav[a]")
  }
}
