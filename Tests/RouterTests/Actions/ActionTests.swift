import NavigationModel
import Router
import Testing

/// Each action on containers that stand, and on those that are built with the screen.
@Suite struct ActionTests {
  /// `New` is joined to the nearest instance of a class.
  private static func joined(by action: RouteAction, to name: String) -> SmallApp {
    var app = SmallApp([step("New", .never, .new, action), anyOf(name)])
    app.declare("FrameNav", "UINavigationController")
    app.declare("Sheet", isCustomContainer: true)
    app.world.actions = ["Fails": .fails, "Drops": .drops, "Replaces": .replaces]
    return app
  }

  @Test(arguments: [
    (RouteAction.push, "Nav", "Nav[a]", "Nav[a, New]"),
    (.push, "a", "Nav[a, b]", "Nav[a, New]"),
    (.push, "a", "Tab<1>[Nav[a], b]", "Tab<0>[Nav[a, New], b]"),
    (.push, "a", "a", "fails typeMismatch: a"),
    (.push, "Nav", "FrameNav[a]", "FrameNav[a, New]"),
    (.builtIn(.push, "FrameNav"), "Nav", "Nav[a]", "fails typeMismatch: Nav[a]"),
    (.builtIn(.push, "FrameNav"), "a", "FrameNav[a]", "FrameNav[a, New]"),
    (.push, "Nav", "Nav[] ^ b", "Nav[New]"),
    (.pushAsRoot, "Nav", "Nav[a, b]", "Nav[New]"),
    (.pushReplacingLast, "Nav", "Nav[a, b]", "Nav[a, New]"),
    (.pushReplacingLast, "Nav", "Nav[]", "Nav[New]"),
    (.addTab, "Tab", "Tab<0>[a, b]", "Tab<2>[a, b, New]"),
    (.addTab(at: 0), "Tab", "Tab<1>[a, b]", "Tab<0>[New, a, b]"),
    (.addTab(at: 2), "Tab", "Tab<1>[a, b]", "Tab<2>[a, b, New]"),
    (.addTab(at: 9), "Tab", "Tab<1>[a, b]", "Tab<2>[a, b, New]"),
    (.addTab(at: 1, replacing: true), "Tab", "Tab<0>[a, b]", "Tab<1>[a, New]"),
    (.addTab(at: 2, replacing: true), "Tab", "Tab<0>[a, b]", "Tab<2>[a, b, New]"),
    (.addTab, "a", "Nav[a]", "fails typeMismatch: Nav[a]"),
    (.setAsMaster, "Split", "Split[]", "Split[New]"),
    (.setAsMaster, "Split", "Split[a / b]", "Split[New / b]"),
    (.pushToDetails, "Split", "Split[a]", "Split[a / New]"),
    (.pushToDetails, "Split", "Split[a / b]", "Split[a / New]"),
    (.pushToDetails, "Split", "Split[]", "fails compositionFailed: Split[]"),
    (.pushOnToDetails, "Split", "Split[a / Nav[b]]", "Split[a / Nav[b, New]]"),
    (.pushOnToDetails, "Split", "Split[a / Nav[]]", "Split[a / Nav[New]]"),
    (.pushOnToDetails, "Split", "Split[Nav[a]]", "Split[Nav[a, New]]"),
    (.pushOnToDetails, "Split", "Split[a / b]", "fails compositionFailed: Split[a / b]"),
    (.pushOnToDetails, "Split", "Split[]", "fails compositionFailed: Split[]"),
    (.present, "a", "Nav[a]", "Nav[a] ^ New"),
    (.present, "a", "Tab<1>[Nav[a], b] ^ c", "Tab<0>[Nav[a], b] ^ New"),
    (.presentFromOutermost, "a", "Tab<0>[Nav[a], b]", "Tab<0>[Nav[a], b] ^ New"),
    (.replaceRoot, "Nav", "Nav[a]", "New"),
    (.replaceRoot, "a", "Nav[a]", "fails compositionFailed: Nav[a]"),
    (.nothing, "a", "Nav[a, b]", "Nav[a]"),
    (.own("Fails"), "a", "a", "fails generic: a"),
    (.own("Fails", on: "Nav"), "a", "Nav[a]", "fails generic: Nav[a]"),
    (.own("Drops", on: "Nav"), "a", "Nav[a]", "Nav[a]"),
    (.own("Drops"), "a", "Nav[a]", "Nav[a]"),
    (.own("Replaces", on: "Sheet"), "Sheet", "Sheet{a}", "Sheet{New}"),
    (.own("Replaces", on: "Sheet"), "a", "a", "fails typeMismatch: a"),
    (.own("Replaces"), "a", "Nav[a]", "Nav[New]"),
    (.own("Replaces"), "a", "a", "fails typeMismatch: a"),
    (.own("Appends", on: "Sheet"), "a", "Sheet{a}", "Sheet{a, New}"),
    (.own("Unknown"), "a", "a", "a"),
    (.own("Shows", effect: .push), "a", "Nav[a]", "Nav[a, New]"),
    (.own("Sets", effect: .setStack), "a", "Nav[b, a]", "Nav[New]"),
    (.own("Presents", effect: .present), "a", "Nav[a]", "Nav[a] ^ New"),
    (.own("Swaps", effect: .replaceRoot), "a", "a", "New"),
    (.own("Details", effect: .showDetail), "a", "Split[a / b]", "Split[a / New]"),
    (.own("Tabs", effect: .tab), "a", "Tab<0>[a]", "Tab<1>[a, New]"),
  ])
  func joins(action: RouteAction, to name: String, from: String, after: String) throws {
    #expect(try Self.joined(by: action, to: name).run(from) == after)
  }

  @Test(arguments: [
    // A named presenter that presents already refuses; one that does not presents through its outermost container.
    (ControllerExpression.root, "a ^ b", "fails compositionFailed: a ^ b"),
    (.root, "Nav[b]", "Nav[b] ^ New"),
    (.topmost, "Nav[b]", "Nav[b] ^ New"),
    (.nothing, "b", "fails compositionFailed: b"),
    (.found(.cls(of: "c")), "b", "fails compositionFailed: b"),
    (.found(.cls(of: "a")), "Tab<0>[Nav[a], b]", "Tab<1>[Nav[a], b] ^ New"),
    (.unknown("Window.current"), "b", "b ^ New"),
  ])
  func somebodyElsePresents(who: ControllerExpression, from: String, after: String) throws {
    let action = RouteAction.builtIn(.present, nil, ["startingFrom": "custom(x)"], presenter: who)
    let app = SmallApp([step("New", .never, .new, action), anyOf("b")])
    #expect(try app.run(from) == after)
  }

  @Test(arguments: [
    // In its own context a navigation controller presents itself; tab bars pass it on unless they define a context.
    ("Tab<0>[Nav[a], b]", "Tab<0>[Nav[a] ^ New, b]"),
    ("Tab<0>[a, b]", "Tab<0>[a, b] ^ New"),
    ("Frame{a}", "Frame{a} ^ New"),
    ("Tab<0>[Frame{a}, b]", "Tab<0>[Frame{a} ^ New, b]"),
    ("a", "a ^ New"),
    // What an ancestor presents counts as presented.
    ("Tab<0>[Nav[a] ^ c, b]", "Tab<0>[Nav[a] ^ New, b]"),
  ])
  func presentsInTheCurrentContext(from: String, after: String) throws {
    var app = SmallApp([step("New", .never, .new, .presentInContext), anyOf("a")])
    app.declare("Frame", isCustomContainer: true, definesContext: true)
    #expect(try app.run(from) == after)
  }

  @Test func aModalInAnInnerContextIsNeitherTopmostNorDismissed() throws {
    var app = SmallApp([.current])
    app.add("onTop", [step("New", .never, .new, .present), .current])
    app.add("tab", [anyOf("b")])
    let tree = "Tab<0>[Nav[a] ^ c, b]"
    #expect(try app.run(tree) == tree)
    #expect(try app.run(tree, to: "onTop") == "\(tree) ^ New")
    #expect(try app.run(tree, to: "tab") == "Tab<1>[Nav[a] ^ c, b]")
  }

  @Test func uikitRaisesForANavigationControllerInANavigationController() throws {
    let app = SmallApp([step("New", .never, .new, .push), nav(.push), anyOf("UINavigationController")])
    #expect(try app.run("Nav[a]") == "fails exception: Nav[a]")
    let built = SmallApp([step("New", .never, .new, .push), nav(.push), nav(.present), .current])
    #expect(try built.run("a") == "fails exception: a")
  }

  @Test func uikitRaisesForAViewControllerThatStandsThereAlready() throws {
    let found = Factory(kind: .byFinder, name: "FinderFactory", screenClass: "a", finder: .cls(of: "a"))
    let app = SmallApp([step("a", .never, found, .push), anyOf("UINavigationController")])
    #expect(try app.run("Nav[a, b]") == "fails exception: Nav[a, b]")
    #expect(try app.run("Tab<0>[Nav[b], a]") == "Tab<0>[Nav[b, a]]")
    let twice = SmallApp([
      step("a", .never, found, .push), step("x", .never, .new, .push), anyOf("UINavigationController"),
    ])
    // The screen that was found comes to the front before the stack is filled.
    #expect(try twice.run("Nav[a, b]") == "fails exception: Nav[a]")
    let presented = SmallApp([step("a", .never, found, .present), anyOf("b")])
    #expect(try presented.run("Tab<0>[b, a]") == "fails exception: Tab<0>[b, a]")
  }

  @Test func presentingFromWhatIsNotInTheWindowNeverEnds() throws {
    let app = SmallApp([step("New", .never, .new, .present), step("Loose", .never, .new, .nothing), .current])
    #expect(try app.run("a") == "waits: a")
  }
}
