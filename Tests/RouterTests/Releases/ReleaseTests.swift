import NavigationModel
import Router
import Testing

@Suite struct ReleaseTests {
  @Test(arguments: [
    ("0.9.22", "0.9.23", true), ("0.9.9.5", "0.9.22", true), ("2.1", "2.1.0", false), ("v1.5.4", "2.0.0", true),
    ("2.22.2", "2.9.0", false), ("0.9", "0.9.1", true),
  ])
  func areOrdered(left: String, right: String, isBefore: Bool) throws {
    let left = try #require(LibraryRelease(left))
    let right = try #require(LibraryRelease(right))
    #expect((left < right) == isBefore)
  }

  @Test(arguments: ["", "2.", ".1", "2.x", "two", "2..1", "1.2.3.4.5.6.7", "-1", "99999999999999999999999"])
  func onlyNumbersAreReleases(text: String) {
    #expect(LibraryRelease(text) == nil)
  }

  @Test func theyPrintAsTheyAreRead() {
    #expect(LibraryRelease("0.9.9.5")?.description == "0.9.9.5")
    #expect(LibraryRelease.current.description == "2.22.2")
  }

  /// What a route gives before and since a release.
  private static let changes:
    [(since: String, last: String, legs: [Leg], from: String, before: String, after: String)] = [
      (
        "0.9.28", "0.9.27", [step("New", .never, .new, .replaceRoot), .current], "a ^ b", "New",
        "fails compositionFailed: a ^ b"
      ),
      ("2.8.0", "2.7.2", [.current], "a ^ Stub", "throws generic: a ^ Stub", "throws cantBeDismissed: a ^ Stub"),
      (
        "1.5.2", "1.5.1", [step("New", .never, .new, .push)], "a", "throws generic: a",
        "throws initialController.notFound: a"
      ),
      ("1.5.2", "1.5.1", [anyOf("b")], "a", "throws generic: a", "throws compositionFailed: a"),
      // Options that finders have where none are written: until 0.9.22 nothing that is presented.
      (
        "0.9.23", "0.9.22", [start(.cls(from: "root", of: "b"))], "a ^ b", "throws generic: a ^ b", "a ^ b"
      ),
      // The container around the start is asked, too.
      (
        "0.9.21", "0.9.20", [anyOf("a")], "Nav[Stub, a] ^ b", "Nav[Stub, a]", "throws generic: Nav[Stub, a] ^ b"
      ),
      ("0.9.21", "0.9.20", [.root], "Stub", "throws generic: Stub", "throws generic: Stub"),
      // What is presented inside a container is searched.
      (
        "2.9.0", "2.8.3", [start(.cls("fullStack", from: "root", of: "c"))], "Tab<0>[Nav[a] ^ c, b]",
        "throws compositionFailed: Tab<0>[Nav[a] ^ c, b]", "Tab<0>[Nav[a] ^ c, b]"
      ),
      // A navigation controller showed what it presents as its visible child.
      (
        "1.4.4", "1.4.3", [start(.cls("currentVisibleOnly", from: "root", of: "b"))], "Nav[a] ^ b", "Nav[a] ^ b",
        "throws generic: Nav[a] ^ b"
      ),
      // Several screens for one container, one by one and at once.
      (
        "1.1.0", "1.0.1",
        [step("y", .never, .new, .pushToDetails), step("x", .never, .new, .setAsMaster), anyOf("a")], "Split[a / b]",
        "Split[x / y]", "Split[x / b / y]"
      ),
      // Tabs that are put in at once were brought to the front until 2.0.0.
      (
        "2.0.0", "1.5.4", [step("y", .never, .new, .addTab), step("x", .never, .new, .addTab), anyOf("a")],
        "Tab<0>[a]", "Tab<2>[a, x, y]", "Tab<0>[a, x, y]"
      ),
      // What is visible is searched first.
      (
        "1.1.0", "1.0.1", [start(.cls("contained", of: "a"))], "Tab<1>[Nav[a, b], a]", "Tab<0>[Nav[a], a]",
        "Tab<1>[Nav[a, b], a]"
      ),
      // The first child of a complete factory has its action.
      (
        "2.10.0", "2.9.0",
        [
          step(
            "UITabBarController", .never,
            .complete("UITabBarController", child("a", using: .own("Drops")), child("b")), .replaceRoot), .root,
        ], "a", "Tab<0>[b]", "Tab<0>[a, b]"
      ),
    ]

  @Test(arguments: changes.indices)
  func rulesChange(row: Int) throws {
    let change = Self.changes[row]
    var app = SmallApp(change.legs)
    app.declare("Stub", canBeDismissed: false)
    app.world.actions["Drops"] = .drops
    app.release = try #require(LibraryRelease(change.last))
    #expect(try app.run(change.from) == change.before)
    app.release = try #require(LibraryRelease(change.since))
    #expect(try app.run(change.from) == change.after)
  }

  @Test(arguments: [
    ("0.9.20", "Tab<1>[y, x]"), ("0.9.21", "fails exception: Tab<0>[y, x]"),
    ("0.9.25", "fails exception: Tab<0>[y, x]"), ("0.9.26", "Tab<1>[y, x]"), ("2.22.2", "Tab<1>[y, x]"),
  ])
  func actionsAfterFactoriesThatBuildNothing(release: String, after: String) throws {
    var app = SmallApp([
      step("x", .cls(), .none, .present), step("UITabBarController", .never, .storyboard("S"), .replaceRoot), .root,
    ])
    app.charts.storyboards["S"] = "Tab<0>[y, x]"
    app.release = try #require(LibraryRelease(release))
    #expect(try app.run("a") == after)
  }

  @Test func alternativesWereDecidedDuringTheWalk() throws {
    let finder = Finder(kind: .byClassAndContext, name: "ClassWithContextFinder", screenClass: "b")
    let list = alternatives(
      (.found(finder), [step("First", .never, .new, .present, context: "String"), .root]),
      (.constant(true), [step("Other", .never, .new, .present, context: "String"), .root]), context: "String")
    var app = SmallApp([.conversion(to: "String"), list], asked: "Int")
    // Behind a conversion the payload is the converted one only if the list is decided late.
    app.release = try #require(LibraryRelease("1.1.4"))
    #expect(try app.run("a", payload: .number(1)) == "a ^ Other")
    app.release = try #require(LibraryRelease("1.1.5"))
    #expect(try app.run("a", payload: .number(1)) == "throws generic: a")
  }
}
