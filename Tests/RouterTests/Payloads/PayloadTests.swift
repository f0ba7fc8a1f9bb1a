import NavigationModel
import Router
import Testing

@Suite struct PayloadTests {
  private static let order = PayloadType(
    name: "Order",
    properties: [
      PayloadType.Property(name: "number", type: "String"), PayloadType.Property(name: "giftFor", type: "String?"),
    ])
  private static let span = PayloadType(name: "Calendar.Span", cases: ["week", "month"])

  /// A route whose screen stores what it is asked with; the result shows it.
  private static func app(
    _ context: String?, asked: String?, payload: PayloadExpression = .passed, through conversions: [String?] = []
  ) -> SmallApp {
    var app = SmallApp(
      [step("New", .never, .new, .present, context: context, tasks: ["Store"])]
        + conversions.map { .conversion(to: $0) } + [.current], asked: asked, payload: payload)
    app.charts.payloadTypes = ["Order": order, "Calendar.Span": span]
    app.world.tasks["Store"] = TaskConduct(stores: true)
    return app
  }

  @Test(
    arguments: [
      ("Any?", Payload.text("x"), true), ("Any", .number(1), true), (nil, .text("x"), true), ("Any?", nil, true),
      ("String", .text("x"), true), ("String", .number(1), false), ("String", nil, false),
      ("Swift.String", .text("x"), true), ("String?", .text("x"), true), ("Optional<String>", .text("x"), true),
      ("String?", nil, true), ("String?", .number(1), false), ("Int", .number(1), true), ("Int", .text("1"), false),
      ("Void", nil, true), ("()", nil, true), ("Void", .text("x"), false), ("Order", .number(1), false),
      ("Order", Payload(type: "Shop.Order", text: "1"), true), ("Shop.Order", Payload(type: "Order", text: "1"), true),
      ("Order", Payload(type: "", text: "1"), true),
    ] as [(String?, Payload?, Bool)])
  func typesAreAccepted(context: String?, payload: Payload?, isAccepted: Bool) throws {
    // What is asked for takes everything, so that the step is the first to cast.
    let summary = try Self.app(context, asked: "Any?").run("a", payload: payload)
    #expect(summary.hasPrefix("throws typeMismatch") != isAccepted)
  }

  @Test(
    arguments: [
      ("Order", .text("7"), "a ^ New(7)"), ("Order", .number(7), "a ^ New(7)"), ("Order?", .text("7"), "a ^ New(7)"),
      ("Order", Payload(type: "", text: nil, fields: ["number": "7", "giftFor": "ann"]), "a ^ New(7)"),
      ("Span", .text("week"), "a ^ New(week)"), ("Calendar.Span", .text("week"), "a ^ New(week)"),
      ("Unseen", .text("x"), "a ^ New(x)"), ("String", .text("x"), "a ^ New(x)"),
      ("Order", nil, "throws typeMismatch: a"), ("Order?", nil, "a ^ New"),
      ("Int", .text("7"), "throws typeMismatch: a"),
    ] as [(String, Payload?, String)])
  func textsBecomeValuesOfWhatIsAskedFor(type: String, payload: Payload?, after: String) throws {
    #expect(try Self.app(type, asked: type).run("a", payload: payload) == after)
    // Where nothing is said the first step tells.
    #expect(try Self.app(type, asked: nil).run("a", payload: payload) == after)
  }

  @Test(
    arguments: [
      (PayloadExpression.passed, "String", "a ^ New(7)"),
      (.nothing, "Void", "a ^ New"),
      (.nothing, "String", "throws typeMismatch: a"),
      (.literal("5", type: "Int"), "Int", "a ^ New(5)"),
      (.literal("5", type: "Int"), "String", "throws typeMismatch: a"),
      (.enumCase("month", type: nil), "Calendar.Span", "a ^ New(month)"),
      (.enumCase("month", type: "Span"), "Calendar.Span", "a ^ New(month)"),
      (.enumCase("month", type: "Span"), "Order", "throws typeMismatch: a"),
      (.object(type: "Order", [PayloadExpression.Field(name: "number", value: .passed)]), "Order", "a ^ New(7)"),
      (.object(type: "Unseen", [PayloadExpression.Field(name: "id", value: .passed)]), "Unseen", "a ^ New(7)"),
      (.object(type: "Order", []), "String", "throws typeMismatch: a"),
      (
        .property("number", of: .object(type: "Order", [.init(name: "number", value: .passed)])), "String", "a ^ New(7)"
      ),
      (.property("giftFor", of: .object(type: "Order", [])), "String?", "a ^ New"),
      (.unknown("make(text)"), "Order", "a ^ New(7)"),
    ] as [(PayloadExpression, String, String)])
  func declarationsMakeTheirOwn(payload: PayloadExpression, context: String, after: String) throws {
    #expect(try Self.app(context, asked: "String", payload: payload).run("a", payload: .text("7")) == after)
  }

  @Test(
    arguments: [
      ("Int", "a ^ Base(7) ^ New(7)"), ("Order", "throws typeMismatch: a"), ("Void", "throws typeMismatch: a"),
      (nil, "a ^ Base(7) ^ New(7)"),
    ] as [(String?, String)])
  func conversionsHoldTowardsTheStart(type: String?, after: String) throws {
    var app = Self.app("String", asked: "String")
    app.add(
      "route",
      [
        step("New", .never, .new, .present, context: "String", tasks: ["Store"]), .conversion(to: type),
        step("Base", .never, .new, .present, context: "Int", tasks: ["Store"]), .current,
      ], asked: "String")
    #expect(try app.run("a", payload: .text("7")) == after)
  }
}
