import NavigationModel
import Router
import Testing

@Suite struct TreeNotationTests {
  private static let classes = ScreenClasses([
    "Home": ScreenClass(name: "Home", superclass: "UIViewController"),
    "FrameNav": ScreenClass(name: "FrameNav", superclass: "UINavigationController"),
    "MyTabs": ScreenClass(name: "MyTabs", superclass: "UITabBarController"),
    "Sheet": ScreenClass(name: "Sheet", superclass: "UIViewController", isCustomContainer: true),
  ])

  @Test(arguments: [
    ("Home", "Home"),
    (" Nav [ a ,b ] ", "Nav[a, b]"),
    ("UINavigationController[]", "Nav[]"),
    ("Nav", "Nav[]"),
    ("Tab<1>[Home,Nav[Trip(7)]]^Help^Nav[x]", "Tab<1>[Home, Nav[Trip(7)]] ^ Help ^ Nav[x]"),
    ("Tab[a,b]", "Tab<0>[a, b]"),
    ("Tab<0>[]", "Tab[]"),
    ("Split[m/d]", "Split[m / d]"),
    ("Split[m , d]", "Split[m / d]"),
    ("Split[m]", "Split[m]"),
    ("FrameNav[a]", "FrameNav[a]"),
    ("MyTabs<0>[a]", "MyTabs<0>[a]"),
    ("Sheet{ Seat(4) }", "Sheet{Seat(4)}"),
    ("Plain{x}", "Plain{x}"),
    ("Plain{}", "Plain"),
    ("UIHostingController<Card>(x y)", "UIHostingController<Card>(x y)"),
    ("UIHostingController<Wrapped<Card, Int>>", "UIHostingController<Wrapped<Card,Int>>"),
    ("Tab<0>[Nav[a]^Y ^ Z,b]", "Tab<0>[Nav[a] ^ Y ^ Z, b]"),
    ("Trip()", "Trip()"),
  ])
  func isCanonical(text: String, canonical: String) throws {
    let tree = try ScreenTree(parsing: text, classes: Self.classes)
    #expect(tree.description == canonical)
    let again = try ScreenTree(parsing: canonical, classes: Self.classes)
    #expect(again == tree)
  }
}
