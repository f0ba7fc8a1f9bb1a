import NavigationModel
import Router
import Testing

@Suite struct TreeNotationTests {
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
    ("Привет", "Привет"),
  ])
  func readsAndPrints(text: String, canonical: String) throws {
    let tree = try ScreenTree(parsing: text, classes: RandomTree.classes)
    #expect(tree.description == canonical)
    #expect(try ScreenTree(parsing: canonical, classes: RandomTree.classes) == tree)
  }

  @Test(arguments: [
    ("", 1), ("Nav[", 5), ("Nav[a", 6), ("Nav[a}", 6), ("Nav{a}", 4), ("Home[a]", 5), ("Nav[a,]", 7),
    ("Home<0>", 5), ("Tab<2>[a, b]", 1), ("Tab<99999999999999999999>[a]", 25), ("Tab<>[a]", 5), ("Trip(7", 5),
    ("a b", 3), ("a ^", 4), ("Nav[a / b]", 7), ("1a", 1), ("Home<Card", 10), ("Nav[a]]", 7), ("[a]", 1),
  ])
  func tellsWhereATextIsWrong(text: String, column: Int) {
    #expect {
      try ScreenTree(parsing: text, classes: RandomTree.classes)
    } throws: { error in
      guard let error = error as? TreeSyntaxError else { return false }
      return error.column == column && error.message.hasSuffix(".")
    }
  }

  @Test func limitsNesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "Nav[", count: depth) + "a" + String(repeating: "]", count: depth)
    }
    #expect(try ScreenTree(parsing: nested(200), classes: RandomTree.classes).count == 201)
    #expect(throws: TreeSyntaxError.self) {
      try ScreenTree(parsing: nested(100_000), classes: RandomTree.classes)
    }
    // A long chain of modals is not nested.
    let chain = Array(repeating: "a", count: 20_000).joined(separator: " ^ ")
    #expect(try ScreenTree(parsing: chain, classes: RandomTree.classes).description == chain)
  }

  @Test func randomTreesAreReadBack() throws {
    var random = RandomTree(dice: Dice(1))
    for _ in 0..<500 {
      let text = random.text()
      let tree = try ScreenTree(parsing: text, classes: RandomTree.classes)
      #expect(tree.description == text)
    }
  }

  @Test func anyTextIsReadOrRefused() {
    let pieces = [
      "Nav", "Tab", "Split", "Home", "[", "]", "{", "}", "(", ")", "<", ">", "0", "1", "^", ",", "/", " ", ".", "\n",
      "_", "é", "\u{0}", "👩‍🚀",
    ]
    var dice = Dice(2)
    for _ in 0..<3_000 {
      let text = (0..<dice.roll(24)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
      guard let tree = try? ScreenTree(parsing: text, classes: RandomTree.classes) else { continue }
      let again = try? ScreenTree(parsing: tree.description, classes: RandomTree.classes)
      #expect(again == tree, "\(text)")
    }
  }

  @Test func namesOfTheAppComeBeforeAbbreviations() throws {
    let classes = ScreenClasses(["Nav": ScreenClass(name: "Nav", superclass: "UIViewController")])
    let tree = try ScreenTree(parsing: "UINavigationController[Nav]", classes: classes)
    #expect(tree.description == "UINavigationController[Nav]")
    #expect(throws: TreeSyntaxError.self) { try ScreenTree(parsing: "Nav[a]", classes: classes) }
  }
}
