import NavigationModel
import Router
import Testing

/// Split view controllers on a phone: one column, in which details are pushed.
@Suite struct CollapsedSplitTests {
  private static func app(_ legs: [Leg]) -> SmallApp {
    var app = SmallApp(legs)
    app.world.splits = .collapsed
    return app
  }

  @Test(arguments: [
    (RouteAction.pushToDetails, "Split[Nav[list]]", "Split[Nav[list, New]]"),
    (.pushToDetails, "Split[Nav[list, old]]", "Split[Nav[list, old, New]]"),
    // What was expanded has been collapsed.
    (.pushToDetails, "Split[Nav[list] / old]", "Split[Nav[list, old, New]]"),
    (.pushToDetails, "Split[list]", "Split[list] ^ New"),
    (.pushToDetails, "Split[]", "fails compositionFailed: Split[]"),
    (.pushOnToDetails, "Split[Nav[list]]", "Split[Nav[list, New]]"),
    (.setAsMaster, "Split[Nav[list]]", "Split[New]"),
  ])
  func detailsArePushed(action: RouteAction, tree: String, after: String) throws {
    let app = Self.app([step("New", .never, .new, action), anyOf("UISplitViewController")])
    #expect(try app.run(tree) == after)
  }

  @Test func newOnesAreBuiltCollapsed() throws {
    let app = Self.app([
      step("Detail", .never, .new, .pushToDetails), step("List", .never, .new, .push), nav(.setAsMaster),
      step("UISplitViewController", .never, .container(.split), .present), .current,
    ])
    #expect(try app.run("a") == "a ^ Split[Nav[List, Detail]]")
  }

  @Test func storyboardsAreCollapsed() throws {
    var app = Self.app([step("UISplitViewController", .never, .storyboard("Mail"), .replaceRoot), .root])
    app.world.storyboards["Mail"] = "Split[Nav[inbox] / Nav[letter]]"
    #expect(try app.run("a") == "Split[Nav[inbox, Nav[letter]]]")
  }

  @Test func whatIsFoundBelowTheTopIsPoppedTo() throws {
    let app = Self.app([step("list", .cls(), .none), .current])
    #expect(try app.run("Split[Nav[list, detail]] ^ help") == "Split[Nav[list]]")
  }
}
