import NavigationModel
import Router
import Testing

/// Several screens in a row for a container that stands: they are put into it at once.
@Suite struct PostponedIntegrationTests {
  private static func new(_ name: String, _ action: RouteAction) -> Leg { step(name, .never, .new, action) }

  @Test(
    arguments: [
      ([new("y", .push), new("x", .push), anyOf("a")], "Nav[a, b]", "Nav[a, x, y]"),
      ([new("y", .pushReplacingLast), new("x", .push), anyOf("a")], "Nav[a, b]", "Nav[a, y]"),
      ([new("y", .push), new("x", .pushAsRoot), anyOf("a")], "Nav[a, b]", "Nav[x, y]"),
      // Postponed tabs stand in no container when the router brings them to the front: the old tab stays selected.
      ([new("y", .addTab), new("x", .addTab), anyOf("a")], "Tab<0>[a, b]", "Tab<0>[a, b, x, y]"),
      ([new("y", .addTab(at: 0)), new("x", .addTab), anyOf("a")], "Tab<1>[b, a]", "Tab<2>[y, b, a, x]"),
      ([new("y", .addTab(at: 1, replacing: true)), new("x", .addTab(at: 1)), anyOf("a")], "Tab<0>[a]", "Tab<0>[a, y]"),
      // The selected tab goes away: the same index stays selected.
      (
        [new("y", .addTab), new("x", .addTab(at: 1, replacing: true)), anyOf("UITabBarController")], "Tab<1>[a, b]",
        "Tab<1>[a, x, y]"
      ),
      // With the primary child unchanged only the last of the new ones is shown.
      ([new("y", .pushToDetails), new("x", .pushToDetails), anyOf("a")], "Split[a]", "Split[a / y]"),
      ([new("y", .pushToDetails), new("x", .setAsMaster), anyOf("a")], "Split[a / b]", "Split[x / b / y]"),
      // Another kind of container in between: the first is filled before the second is looked for.
      (
        [new("z", .push), new("y", .push), nav(.addTab), new("x", .addTab), anyOf("a")], "Tab<0>[a]",
        "Tab<0>[a, x, Nav[y, z]]"
      ),
      // An ordinary action fills the container first.
      ([new("z", .present), new("y", .push), new("x", .push), anyOf("a")], "Nav[a]", "Nav[a, x, y] ^ z"),
      // A refusal leaves the container as it was.
      (
        [new("y", .own("Fails", on: "UINavigationController")), new("x", .push), anyOf("a")], "Nav[a, b]",
        "fails generic: Nav[a]"
      ),
    ] as [([Leg], String, String)])
  func areIntegratedAtOnce(legs: [Leg], from: String, after: String) throws {
    var app = SmallApp(legs)
    app.world.actions["Fails"] = .fails
    #expect(try app.run(from) == after)
  }

  @Test func oldReleasesPutThemInOneByOne() throws {
    var app = SmallApp([Self.new("y", .addTab), Self.new("x", .addTab), anyOf("a")])
    app.release = try #require(LibraryRelease("1.0.0"))
    #expect(try app.run("Tab<0>[a]") == "Tab<2>[a, x, y]")
    // Until 2.0.0 the last screen came to the front in the end.
    app.release = try #require(LibraryRelease("1.5.4"))
    #expect(try app.run("Tab<0>[a]") == "Tab<2>[a, x, y]")
  }
}
