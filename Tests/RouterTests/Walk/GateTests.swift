import NavigationModel
import Router
import Testing

@Suite struct GateTests {
  /// `route` is guarded by `First` and `Second`, on two steps; `signIn` and `ask` are what gates open.
  private static var app: SmallApp {
    var app = SmallApp([
      step("Inner", .cls(), .new, .push, gates: ["First"]), step("Outer", .cls(), .new, .push, gates: ["Second"]),
      nav(.present), .current,
    ])
    app.add("signIn", [step("SignIn", .cls(), .new, .push), nav(.present), .current])
    app.add("ask", [step("Ask", .never, .new, .present, gates: ["Third"]), .current])
    app.add("fails", [anyOf("Missing")])
    app.add("restart", [step("Fresh", .never, .new, .replaceRoot), .root])
    app.add("itself", [step("Self", .never, .new, .present, gates: ["First"]), .current])
    return app
  }

  @Test(
    arguments: [
      ([:], "a ^ Nav[Outer, Inner]"),
      (["First": GateConduct(answer: .passes)], "a ^ Nav[Outer, Inner]"),
      (["First": GateConduct(answer: .fails), "Second": GateConduct(error: "Late")], "fails generic: a"),
      (["Second": GateConduct(error: "Late")], "fails Late: a"),
      (["Router": GateConduct(error: "Global"), "First": GateConduct(answer: .fails)], "fails Global: a"),
      (["First": GateConduct(answer: .waits), "Second": GateConduct(answer: .fails)], "waits: a"),
      (["First": GateConduct(answer: .fails, unless: "isIn")], "a ^ Nav[Outer, Inner]"),
      (["First": GateConduct(answer: .fails, unless: "isOut")], "fails generic: a"),
      (["First": GateConduct(unless: "isOut", error: "No")], "fails No: a"),
      (["First": GateConduct(unless: "isOut")], "waits: a"),
      (["First": GateConduct(unless: "isOut", opens: "signIn")], "waits: a ^ Nav[SignIn]"),
      (["First": GateConduct(unless: "isIn", opens: "signIn")], "a ^ Nav[Outer, Inner]"),
      // What it opened stays; the start stands below it, so it is dismissed then.
      (["First": GateConduct(answer: .passes, opens: "signIn")], "a ^ Nav[Outer, Inner]"),
      (["First": GateConduct(opens: "fails")], "fails compositionFailed: a"),
      (["First": GateConduct(opens: "nowhere")], "fails compositionFailed: a"),
      // The start is gone when the gate has replaced it.
      (["First": GateConduct(answer: .passes, opens: "restart")], "fails initialController.deallocated: Fresh"),
      (["First": GateConduct(answer: .passes, opens: "itself")], "fails exception: a"),
      // A gate of the opened route waits: so does the one that opened it.
      (["First": GateConduct(answer: .passes, opens: "ask"), "Third": GateConduct(answer: .waits)], "waits: a"),
    ] as [([String: GateConduct], String)])
  func answers(gates: [String: GateConduct], after: String) throws {
    var app = Self.app
    app.world.gates = gates
    app.world.routerGates = ["Router"]
    app.world.flags["isIn"] = true
    #expect(try app.run("a") == after)
  }

  @Test func theyAreAskedFromTheDestinationOn() throws {
    var app = Self.app
    app.world.routerGates = ["Router"]
    var simulator = try app.simulator(from: "a")
    let asked = try simulator.navigate(to: "route", payload: nil).events.compactMap { event in
      if case .gateAsked(let gate) = event { gate } else { nil }
    }
    #expect(asked == ["Router", "First", "Second"])
  }

  @Test func gatesOfStepsBelowTheFoundScreenAreNotAsked() throws {
    var app = Self.app
    app.world.gates["Second"] = GateConduct(answer: .fails)
    #expect(try app.run("Nav[Outer, Inner] ^ b") == "Nav[Outer, Inner]")
    #expect(try app.run("Nav[Outer] ^ b") == "fails generic: Nav[Outer] ^ b")
  }

  @Test func dismissibilityIsNotCheckedAgainAfterTheGates() throws {
    var app = Self.app
    app.declare("Ask", canBeDismissed: false)
    app.world.gates["First"] = GateConduct(answer: .passes, opens: "ask")
    #expect(try app.run("a") == "a ^ Nav[Outer, Inner]")
    #expect(try app.run("a ^ Ask") == "throws cantBeDismissed: a ^ Ask")
  }
}
