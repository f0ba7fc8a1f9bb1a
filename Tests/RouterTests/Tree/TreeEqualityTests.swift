import NavigationModel
import Router
import Testing

@Suite struct TreeEqualityTests {
  @Test func treesOfTwoVocabulariesThatReadTheSameAreEqual() throws {
    var random = RandomTree(dice: Dice(3))
    for _ in 0..<200 {
      let text = random.text()
      let other = ScreenClasses([
        "Zebra": ScreenClass(name: "Zebra"),
        "FrameNav": ScreenClass(name: "FrameNav", superclass: "UINavigationController"),
        "MyTabs": ScreenClass(name: "MyTabs", superclass: "UITabBarController"),
        "Sheet": ScreenClass(name: "Sheet", superclass: "UIViewController", isCustomContainer: true),
      ])
      let left = try ScreenTree(parsing: text, classes: RandomTree.classes)
      let right = try ScreenTree(parsing: text, classes: other)
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
    }
  }

  @Test(arguments: [
    ("Nav[a, b]", "Nav[b, a]"), ("Nav[a, b]", "Nav[a] ^ b"), ("Tab<0>[a, b]", "Tab<1>[a, b]"),
    ("Trip(7)", "Trip(8)"), ("Trip()", "Trip"), ("Tab<0>[Nav[a] ^ b]", "Tab<0>[Nav[a]] ^ b"),
    ("Plain{a, b}", "Plain{a{b}}"),
  ])
  func differentTreesDiffer(left: String, right: String) throws {
    let left = try ScreenTree(parsing: left, classes: RandomTree.classes)
    let right = try ScreenTree(parsing: right, classes: RandomTree.classes)
    #expect(left != right)
  }

  @Test func aSimulatorTakesOverTreesOfOtherVocabularies() throws {
    var simulator = Simulator(charts: Charts(), world: World())
    #expect(simulator.tree.description == "UIViewController")
    let tree = try ScreenTree(parsing: "Tab<1>[a, Nav[FrameNav[b(2)]]] ^ c", classes: RandomTree.classes)
    simulator.tree = tree
    #expect(simulator.tree.description == "Tab<1>[a, Nav[FrameNav{b(2)}]] ^ c")
    #expect(simulator.tree.count == tree.count)
  }

  @Test func equalTreesComeAboutOnDifferentWays() throws {
    var app = SmallApp([step("b", .cls(), .new, .push), anyOf("UINavigationController")])
    app.add("other", [step("c", .cls(), .new, .push), anyOf("UINavigationController")])
    app.add("top", [anyOf("a")])
    var simulator = try app.simulator(from: "Nav[a]")
    _ = try simulator.navigate(to: "other", payload: nil)
    _ = try simulator.navigate(to: "top", payload: nil)
    let roundabout = try simulator.navigate(to: "route", payload: nil).after
    let direct = try ScreenTree(parsing: "Nav[a, b]", classes: simulator.classes)
    #expect(roundabout == direct)
    #expect(roundabout.hashValue == direct.hashValue)
  }
}
