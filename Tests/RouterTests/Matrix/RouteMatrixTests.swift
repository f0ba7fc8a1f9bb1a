import NavigationModel
import Router
import Testing

@Suite struct RouteMatrixTests {
  /// Two tabs; a product that is pushed where the user is, a bag in its tab, and help above everything.
  private static var shop: SmallApp {
    var app = SmallApp()
    app.add("bag", [step("Bag", .cls(), .none), .current])
    app.add("help", [step("Help", .cls("current"), .new, .present), .current])
    app.add("offer", [step("Offer", .never, .new, .push), anyOf("UINavigationController")])
    return app
  }

  private static let launch = "Tab<0>[Nav[Home], Nav[Bag]]"

  private func matrix(_ app: SmallApp, columns: Int = 12, routes: [String]? = nil) throws -> RouteMatrix {
    try RouteMatrix(
      app.charts, world: app.world, launches: [Self.launch], routes: routes,
      limits: VerificationLimits(states: 400, bounds: StateBounds(stack: 2, modals: 2)), columns: columns)
  }

  @Test func beginsAtLaunch() throws {
    let first = try #require(try matrix(Self.shop).columns.first)
    #expect(first.tree.description == Self.launch)
    #expect(first.title == "Home, tab 0")
    #expect(first.way.isEmpty)
  }

  @Test func namesRoutesDown() throws {
    #expect(try matrix(Self.shop).rows.map(\.request.route) == ["bag", "help", "offer"])
    #expect(try matrix(Self.shop, routes: ["help"]).rows.map(\.request.route) == ["help"])
  }

  @Test func reachesStatesByRoutesThatHaveNoRow() throws {
    let matrix = try matrix(Self.shop, routes: ["bag"])
    let behaviours = Set(matrix.rows[0].cells.map(\.behaviour.description))
    #expect(behaviours.isSuperset(of: ["reused", "switched tab, reused", "dismissed 1, reused"]))
  }

  @Test func showsEachClassOnceThereIsRoom() throws {
    let matrix = try matrix(Self.shop, columns: 100)
    #expect(matrix.bound == nil)
    #expect(matrix.rows.flatMap(\.elsewhere).isEmpty)
    #expect(matrix.columns.count < matrix.stateCount)
  }

  @Test func countsWhatHasNoColumn() throws {
    let matrix = try matrix(Self.shop, columns: 1)
    #expect(matrix.columns.count == 1)
    let bag = try #require(matrix.rows.first)
    #expect(bag.cells.map(\.behaviour.description) == ["switched tab, reused"])
    // One column is too few: what differs only in tabs is one class, and the nearest state of it stands for all.
    #expect(matrix.grain == .outcome && matrix.hiddenKindCount > 0)
    let other = try #require(bag.elsewhere.first)
    #expect(other.behaviour.description == "dismissed 1, switched tab, reused")
    #expect(other.stateCount > 0)
  }

  @Test func saysWhereThingsStandThen() throws {
    let matrix = try matrix(Self.shop, columns: 1)
    #expect(matrix.rows[1].cells[0].after.description == "\(Self.launch) ^ Help")
  }

  @Test func asksOnceForPayloadsThatMakeNoDifference() throws {
    var app = Self.shop
    app.add(
      "item", [step("Item", .ctx(), .new, .present, context: "String", tasks: ["ContextSettingTask"]), .current],
      asked: "String")
    let matrix = try matrix(app)
    #expect(matrix.rows.map(\.request.description) == ["bag", "help", "item with \"1\"", "offer"])
    let row = try #require(matrix.rows.first { $0.request.route == "item" })
    #expect(row.cells.contains { $0.behaviour.description == "built: presented, another instance" })
  }

  @Test func isTheSameEveryTime() throws {
    let (one, other) = (try matrix(Self.shop), try matrix(Self.shop))
    #expect(one.columns.map(\.tree.description) == other.columns.map(\.tree.description))
    #expect(one.columns.map(\.way) == other.columns.map(\.way))
    #expect(one.rows.map { $0.cells.map(\.behaviour) } == other.rows.map { $0.cells.map(\.behaviour) })
  }

  @Test(
    arguments: [
      ("Home", "Home"), ("Nav[]", "Nav"), ("Nav[Home, Bag(7)]", "Bag(7)"), ("Tab<1>[Home, Nav[Bag]]", "Bag, tab 1"),
      ("Split[Home / Bag]", "Home beside Bag"), ("Tab<0>[Home, Bag] ^ Nav[Help]", "Help over Home, tab 0"),
      ("Home ^ Bag ^ Help", "Help over Bag"),
    ])
  func statesHaveTitles(tree: String, title: String) throws {
    let matrix = try RouteMatrix(
      Self.shop.charts, launches: [tree], limits: VerificationLimits(states: 1))
    #expect(matrix.columns.map(\.title) == [title])
  }
}
