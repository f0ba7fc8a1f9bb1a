import NavigationModel
import Router
import Testing

/// Which of several screens is found: the one that the tree shows alone, or on top, afterwards.
@Suite struct SearchOrderTests {
  @Test(arguments: [
    // The bottom of a stack comes before its middle, but what is visible before both.
    ("Nav[Cart, Home, Cart, Other]", "Nav[Cart]"),
    ("Nav[Cart, Home, Cart]", "Nav[Cart, Home, Cart]"),
    // The selected tab comes first, then the tabs in order; each in its whole depth.
    ("Tab<1>[Nav[Cart], Nav[Cart, Other]]", "Tab<1>[Nav[Cart], Nav[Cart]]"),
    ("Tab<2>[Nav[Other, Cart], Cart, Home]", "Tab<0>[Nav[Other, Cart], Cart, Home]"),
    // What is below the topmost modal comes last.
    ("Cart ^ Nav[Cart, Other]", "Cart ^ Nav[Cart]"),
    ("Cart ^ Nav[Other] ^ Home", "Cart"),
    // A modal of an inner navigation controller is found through its presenter.
    ("Tab<0>[Nav[Home] ^ Cart, Other]", "Tab<0>[Nav[Home] ^ Cart, Other]"),
    // Children of a view controller that is no container are not looked at; those of a custom container are.
    ("Plain{Cart}", "throws compositionFailed: Plain{Cart}"),
    ("Sheet{Home, Cart}", "Sheet{Home, Cart}"),
    // Subclasses count.
    ("Nav[SpecialCart, Other]", "Nav[SpecialCart]"),
  ])
  func findsTheFirst(tree: String, after: String) throws {
    var app = SmallApp([anyOf("Cart")])
    app.declare("Cart")
    app.declare("SpecialCart", "Cart")
    app.declare("Sheet", isCustomContainer: true)
    #expect(try app.run(tree) == after)
  }

  @Test(arguments: [
    ("Split[Nav[a]]", "throws compositionFailed"),
    ("Split[Nav[a] / b]", "throws compositionFailed"),
    ("Split[a / Nav[b]]", "Split[a / Nav[b, New]]"),
    ("Split[Nav[a, Nav[b]]]", "Split[Nav[a, Nav[b, New]]]"),
    ("Nav[a]", "throws compositionFailed"),
    ("Split[]", "throws compositionFailed"),
  ])
  func detailsAreANavigationController(tree: String, after: String) throws {
    let details = Finder(kind: .details, name: "DetailsNavigationFinder", screenClass: nil)
    let app = SmallApp([step("New", .never, .new, .push), start(details)])
    #expect(try app.run(tree).hasPrefix(after))
  }

  @Test(arguments: [("a ^ b", "a"), ("a ^ Nav[b] ^ c", "a ^ Nav[b]"), ("a", "throws compositionFailed: a")])
  func presentingIsWhoPresentsTheTopmost(tree: String, after: String) throws {
    let app = SmallApp([start(Finder(kind: .presenting, name: "PresentingFinder", screenClass: nil))])
    #expect(try app.run(tree) == after)
  }

  @Test(arguments: [
    (FinderConduct.Rule.always, "Cart", true), (.never, "Cart", false), (.presented, "Cart", false),
    (.presented, "a ^ Nav[Cart]", true), (.unpresented, "Cart", true), (.unpresented, "a ^ Nav[Cart]", false),
    (.payload, "Cart(7)", true), (.payload, "Cart(8)", false), (.payload, "Cart", false),
  ])
  func findersOfTheAppFollowTheirRule(rule: FinderConduct.Rule, tree: String, isFound: Bool) throws {
    var app = SmallApp([start(.own("CartFinder", of: "Cart"), context: "String")], asked: "String")
    app.world.finders["CartFinder"] = FinderConduct(matches: rule)
    #expect(try !app.run(tree, payload: .text("7")).hasPrefix("throws") == isFound)
  }

  @Test(arguments: [("Cart(7)", true), ("Cart(8)", false), ("Special(8)", true), ("Special(7)", false)])
  func screensAnswerForThemselves(tree: String, isFound: Bool) throws {
    var finder = Finder.ctx()
    finder.screenClass = "Cart"
    var app = SmallApp([start(finder, context: "String")], asked: "String")
    app.declare("Cart")
    app.declare("Special", "Cart")
    app.world.screens["Special"] = ScreenConduct(answersTo: ["7"])
    let isSpecial = tree.hasPrefix("Special")
    let payload = Payload.text("7")
    #expect(try !app.run(tree, payload: payload).hasPrefix("throws") == (isSpecial ? true : isFound))
  }

  @Test func manyModalsAreSearchedOnce() throws {
    // Each child of a container comes by the modals above it; without a memory this would take 2 to the power of 40
    // steps.
    let tree = Array(repeating: "Tab<0>[a, b]", count: 40).joined(separator: " ^ ")
    let app = SmallApp([start(.cls("fullStack", from: "root", of: "Missing"))])
    #expect(try app.run(tree).hasPrefix("throws compositionFailed"))
  }
}
