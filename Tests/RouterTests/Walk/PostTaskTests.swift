import NavigationModel
import Router
import Testing

/// Tasks at the end: each is written for a class of screens, and only the run tells whether it fits.
@Suite struct PostTaskTests {
  private static func app(_ name: String = "Home", _ factory: Factory = .new, on screenClass: String?) -> SmallApp {
    var app = SmallApp([
      step("Detail", .cls(), .new, .push, postTasks: ["Count"]),
      step(name, .cls(), factory, .pushAsRoot, postTasks: ["Log"], on: screenClass), anyOf("UINavigationController"),
    ])
    app.declare("Base")
    app.declare("Home", "Base")
    return app
  }

  @Test(arguments: [
    (nil, "Nav[Home, Detail]"), ("Home", "Nav[Home, Detail]"), ("Base", "Nav[Home, Detail]"),
    ("UIViewController", "Nav[Home, Detail]"), ("Detail", "fails typeMismatch: Nav[Home, Detail]"),
    ("UINavigationController", "fails typeMismatch: Nav[Home, Detail]"),
  ])
  func theirClassIsAskedForAtTheEnd(screenClass: String?, after: String) throws {
    #expect(try Self.app(on: screenClass).run("Nav[a]") == after)
    #expect(try Self.app(on: screenClass).run("Nav[Home, b]") == after)
  }

  @Test func whatIsGoneByThenIsNotAsked() throws {
    let app = SmallApp([
      step("Last", .never, .new, .pushAsRoot), step("First", .never, .new, .push, postTasks: ["Log"], on: "Other"),
      nav(.present), .current,
    ])
    #expect(try app.run("a") == "a ^ Nav[Last]")
  }

  @Test func whatComesAfterAMistakeDoesNotRun() throws {
    var simulator = try Self.app(on: "Detail").simulator(from: "Nav[a]")
    let events = try simulator.navigate(to: "route", payload: nil).events.map(\.description)
    #expect(events.filter { $0.contains("at the end") } == [])
    #expect(events.last == "Failed with typeMismatch: Log runs on Detail, not on Home.")
  }
}
