import NavigationModel
import Router
import Testing

/// Steps whose factory builds nothing, and factories that look their screen up.
@Suite struct LookupTests {
  @Test(
    arguments: [
      // Found during the walk: everything above goes, and the screen comes to the front.
      ([step("a", .cls(), .none), .root], "Tab<1>[a, b] ^ c", "Tab<0>[a, b]"),
      // Not found at first: it must be there when the earlier steps are done.
      ([step("x", .cls(), .none), step("y", .never, .storyboard("S"), .replaceRoot), .root], "a", "Tab<1>[y, Nav[x]]"),
      (
        [step("x", .cls(), .none, .push), step("y", .never, .storyboard("S"), .replaceRoot), .root], "a",
        "Tab<1>[y, Nav[x]]"
      ),
      // It separates what is before from what is after: the container is not filled across it.
      (
        [
          step("New", .never, .new, .push), step("x", .cls(), .none), step("y", .never, .storyboard("S"), .replaceRoot),
          .root,
        ], "a", "Tab<1>[y, Nav[x, New]]"
      ),
      (
        [step("New", .never, .new, .push), step("x", .cls(), .none), nav(.present), .current], "a",
        "fails compositionFailed: a ^ Nav[]"
      ),
      // Looked up with what is written, also by a factory that is made for that.
      (
        [
          step(
            "x", .never, Factory(kind: .byFinder, name: "FinderFactory", screenClass: "b", finder: .cls(of: "b")),
            .nothing), .root,
        ], "Tab<0>[a, b]", "Tab<1>[a, b]"
      ),
      (
        [
          step(
            "x", .never, Factory(kind: .byFinder, name: "FinderFactory", screenClass: "c", finder: .cls(of: "c")),
            .nothing), .root,
        ], "Tab<0>[a, b]", "fails compositionFailed: Tab<0>[a, b]"
      ),
      // Neither found nor built.
      ([step("x", .never, .none), .root], "a ^ b", "a"),
      ([step("New", .never, .new, .push), step("x", .never, .none), anyOf("Nav")], "Nav[a]", "Nav[a, New]"),
    ] as [([Leg], String, String)])
  func looksTwice(legs: [Leg], from: String, after: String) throws {
    var app = SmallApp(legs)
    app.declare("y", "UITabBarController")
    app.charts.storyboards["S"] = "y<0>[y[], Nav[x]]"
    let expected = after.replacing("Tab<1>[y,", with: "y<1>[y[],")
    #expect(try app.run(from) == expected)
  }

  @Test func tasksRunOnWhatIsLookedUp() throws {
    var app = SmallApp(
      [
        step("x", .cls(), .none, context: "String", tasks: ["ContextSettingTask<x>"]),
        step("Holder", .never, .storyboard("S"), .replaceRoot, context: "String"), .root,
      ], asked: "String")
    app.charts.storyboards["S"] = "Sheet{x}"
    app.declare("Holder")
    app.declare("Sheet", "Holder", isCustomContainer: true)
    #expect(try app.run("a", payload: .text("7")) == "Sheet{x(7)}")
  }
}
