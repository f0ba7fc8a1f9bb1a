import NavigationModel
import Router
import Testing

/// What a request does is named by comparing the same screens before and after.
@Suite struct BehaviourTests {
  /// The behaviour of `route` in a state, in words, and what is told of a failure.
  private func cell(_ app: SmallApp, in tree: String) throws -> RouteMatrix.Cell {
    let matrix = try RouteMatrix(
      app.charts, world: app.world, launches: [tree], routes: ["route"], library: app.release,
      limits: VerificationLimits(states: 1))
    return try #require(matrix.rows.first?.cells.first)
  }

  private func behaviour(_ app: SmallApp, in tree: String) throws -> String {
    try cell(app, in: tree).behaviour.description
  }

  @Test(
    arguments: [
      ("Nav[Home]", "built: pushed"),
      ("Nav[Home, Bag]", "reused"),
      ("Nav[Home, Bag, Offer]", "popped 1, reused"),
      ("Nav[Home, Bag, Offer, Card]", "popped 2, reused"),
      ("Nav[Home, Bag] ^ Help", "dismissed 1, reused"),
      ("Nav[Home, Bag, Offer] ^ Help ^ Card", "dismissed 2, popped 1, reused"),
      ("Tab<1>[Nav[Bag], Nav[Home]]", "switched tab, reused"),
      ("Tab<1>[Nav[Bag, Offer], Nav[Home]] ^ Help ^ Card", "dismissed 2, switched tab, popped 1, reused"),
      ("Home", "failed: compositionFailed"),
    ])
  func namesWhatGoesAndWhatIsFoundAgain(tree: String, behaviour: String) throws {
    let app = SmallApp([step("Bag", .cls(), .new, .push), anyOf("UINavigationController")])
    #expect(try self.behaviour(app, in: tree) == behaviour)
  }

  @Test(
    arguments: [
      ([step("Bag", .never, .new, .push), anyOf("UINavigationController")], "built: pushed, duplicated"),
      ([step("Bag", .never, .new, .present), .current], "built: presented, duplicated"),
      ([step("Bag", .never, .new, .push), nav(.present), .current], "built: presented, duplicated"),
      ([step("Bag", .never, .new, .replaceRoot), .root], "replaced root"),
      ([step("Bag", .never, .new, .push), nav(.replaceRoot), .root], "replaced root"),
      ([step("Bag", .never, .new, .pushReplacingLast), anyOf("UINavigationController")], "popped 1, built: pushed"),
      ([step("Offer", .never, .new, .pushAsRoot), anyOf("UINavigationController")], "popped 2, built: pushed"),
    ] as [([Leg], String)])
  func namesWhatIsBuilt(legs: [Leg], behaviour: String) throws {
    #expect(try self.behaviour(SmallApp(legs), in: "Nav[Home, Bag]") == behaviour)
  }

  @Test func tellsTheSameContentFromAnother() throws {
    let legs = [
      step("Bag", .never, .new, .present, context: "String", tasks: ["ContextSettingTask"]), Leg.current,
    ]
    let app = SmallApp(legs, asked: "String")
    #expect(try behaviour(app, in: "Bag(1)") == "built: presented, duplicated")
    #expect(try behaviour(app, in: "Bag(7)") == "built: presented, another instance")
  }

  @Test func tellsWhatAScreenThatStaysShowsThen() throws {
    let legs = [
      step("Bag", .cls(), .new, .present, context: "String", tasks: ["ContextSettingTask"]), Leg.current,
    ]
    let app = SmallApp(legs, asked: "String")
    #expect(try behaviour(app, in: "Bag(1)") == "reused")
    #expect(try behaviour(app, in: "Bag(7)") == "updated, reused")
  }

  @Test func saysWhoRefusesAndWhoIsWaitedFor() throws {
    var app = SmallApp([step("Bag", .never, .new, .present, gates: ["SignIn"]), .root])
    app.declare("Form", canBeDismissed: false)
    let refused = try cell(app, in: "Home ^ Form")
    #expect(refused.behaviour.description == "refused")
    #expect(refused.reason == "Form can not be dismissed.")
    app.world.gates["SignIn"] = GateConduct(answer: .fails)
    #expect(try behaviour(app, in: "Home") == "refused by SignIn")
    app.world.gates["SignIn"] = GateConduct(answer: .waits)
    #expect(try behaviour(app, in: "Home") == "waits for SignIn")
  }

  @Test func seesWhenNobodySeesTheDestination() throws {
    let legs = [step("Bag", .never, .new, .addTab), step("Card", .never, .new, .addTab), anyOf("UITabBarController")]
    #expect(try behaviour(SmallApp(legs), in: "Tab<0>[Home]") == "built: added 2 tabs, not visible")
  }

  @Test func weighsTheGravestEffect() {
    #expect(Behaviour([]).weight == .plain)
    #expect(Behaviour([.popped(1), .reused]).weight == .plain)
    #expect(Behaviour([.dismissed(1), .reused]).weight == .notable)
    #expect(Behaviour([.waiting(gate: "SignIn"), .presented(1)]).weight == .held)
    #expect(Behaviour([.failed("generic"), .dismissed(1)]).weight == .broken)
  }
}
