import NavigationModel
import Router
import Testing

@Suite struct AlternativesTests {
  private static let first: [Leg] = [step("First", .never, .new, .present), .current]
  private static let other: [Leg] = [step("Other", .never, .new, .present), .current]

  private static func app(_ condition: RouteCondition, context: String? = "Any?") -> SmallApp {
    let order = PayloadType(
      name: "Order",
      properties: [
        PayloadType.Property(name: "number", type: "String"), PayloadType.Property(name: "giftFor", type: "String?"),
      ])
    let list = alternatives((condition, first), (.constant(true), other), context: context)
    var app = SmallApp([list], asked: "Any?")
    app.charts.payloadTypes["Order"] = order
    app.world.flags = ["isOn": true, "isOff": false, "Device.isPad()": true]
    return app
  }

  private static let gift = Payload(type: "Order", text: "7", fields: ["number": "7", "giftFor": "ann"])
  private static let plain = Payload(type: "Order", text: "7")

  @Test(
    arguments: [
      (RouteCondition.constant(true), nil, true), (.constant(false), nil, false),
      (.flag("isOn", initially: false), nil, true),
      (.flag("isOff", initially: true), nil, false), (.flag("isNew", initially: true), nil, true),
      (.flag("isNew", initially: nil), nil, false), (.not(.flag("isNew", initially: nil)), nil, false),
      (.unknown("Device.isPad()"), nil, true), (.unknown("Device.isPhone()"), nil, false),
      (.not(.unknown("Device.isPhone()")), nil, false),
      (.found(.cls(of: "a")), nil, true), (.found(.cls(of: "b")), nil, false), (.not(.found(.cls(of: "b"))), nil, true),
      (.equal(.payload([]), .literal("x")), .text("x"), true), (.equal(.payload([]), .literal("x")), .text("y"), false),
      (.equal(.payload([]), .literal(".x")), .text("x"), true), (.equal(.payload([]), .nothing), nil, true),
      (.equal(.payload(["giftFor"]), .nothing), plain, true), (.equal(.payload(["giftFor"]), .nothing), gift, false),
      (.equal(.literal("ann"), .payload(["giftFor"])), gift, true),
      (.equal(.payload(["number"]), .literal("7")), plain, true),
      (.not(.equal(.payload(["number"]), .literal("7"))), gift, false),
      (.equal(.payload([]), .unknown("today")), .text("x"), false),
      (.all([]), nil, true), (.any([]), nil, false),
      (.all([.constant(true), .flag("isOn", initially: nil)]), nil, true),
      (.all([.unknown("?"), .constant(false)]), nil, false), (.any([.unknown("?"), .constant(true)]), nil, true),
      (.any([.constant(false), .unknown("?")]), nil, false),
      (.not(.any([.constant(false), .unknown("?")])), nil, false),
    ] as [(RouteCondition, Payload?, Bool)])
  func theFirstThatHoldsIsTaken(condition: RouteCondition, payload: Payload?, holds: Bool) throws {
    #expect(try Self.app(condition).run("a", payload: payload) == (holds ? "a ^ First" : "a ^ Other"))
  }

  @Test func aListForAnotherPayloadHasNoMatchAtAll() throws {
    let app = Self.app(.constant(true), context: "Int")
    #expect(try app.run("a", payload: .number(1)) == "a ^ First")
    #expect(try app.run("a", payload: .text("1")) == "throws initialController.notFound: a")
  }

  @Test func theyAreDecidedWithThePayloadOfTheDestination() throws {
    let list = alternatives((.constant(true), Self.first), context: "String")
    var app = SmallApp(
      [step("New", .never, .new, .present, context: "Int"), .conversion(to: "String"), list], asked: "Int")
    #expect(try app.run("a", payload: .number(1)) == "throws initialController.notFound: a")
    // Not even reached if the destination is there.
    app.add(
      "found", [step("a", .cls(), .new, .present, context: "Int"), .conversion(to: "String"), list], asked: "Int")
    #expect(try app.run("a", to: "found", payload: .number(1)) == "a")
  }

  @Test func theyNestAndAreDecidedBeforeTheWalk() throws {
    // The finder of the destination stores the payload; the alternative was decided before.
    var app = SmallApp(
      [
        step("New", .never, .new, .present, context: "String"),
        step("a", .own("Stores"), .none, context: "String"), .root,
      ], asked: "String")
    let inner = alternatives((.found(Finder.ctxOf("a")), Self.first), (.constant(true), Self.other), context: "String")
    app.add(
      "nested",
      [
        step("Missing", .own("StoresAndFails"), .new, .present, context: "String"),
        alternatives((.constant(true), [inner]), context: "String"),
      ], asked: "String")
    app.world.finders["Stores"] = FinderConduct(stores: true)
    app.world.finders["StoresAndFails"] = FinderConduct(matches: .never, stores: true)
    #expect(try app.run("a", payload: .text("7")) == "a(7) ^ New")
    #expect(try app.run("a", to: "nested", payload: .text("7")) == "a ^ Other ^ Missing")
    #expect(try app.run("a(7)", to: "nested", payload: .text("7")) == "a(7) ^ First ^ Missing")
  }
}

extension Finder {
  fileprivate static func ctxOf(_ name: String) -> Finder {
    var finder = Finder.ctx()
    finder.screenClass = name
    return finder
  }
}
