import DeclarationReader
import NavigationModel
import Testing

@Suite struct SinkTests {
  @Test func readsTheCall() throws {
    let sink = try #require(try sinks("{call: Router.Deep.open(_:from:), effect: push}").first)
    #expect(sink.typeName == "Router.Deep")
    #expect(sink.function == "open")
    #expect(sink.labels == [nil, "from"])
    #expect(sink.effect == .push)
    #expect(sink.argument == .position(0))
    #expect(sink.position == 0)
    #expect(sink.call == "Router.Deep.open(_:from:)")
    #expect(sink.source == SourcePlace(file: "s.yml", line: 2, column: 12))
  }

  @Test func takesAnyOverloadWhereNoLabelsAreWritten() throws {
    let sink = try #require(try sinks("{call: open, effect: present, argument: screen}").first)
    #expect(sink.typeName == nil)
    #expect(sink.labels == nil)
    #expect(sink.argument == .label("screen"))
    #expect(sink.position == nil)
    #expect(sink.call == "open")
  }

  @Test func findsTheArgumentByItsLabel() throws {
    let sink = try #require(try sinks("{call: \"Link.init(_:to:)\", effect: show, argument: to}").first)
    #expect(sink.function == "init")
    #expect(sink.position == 1)
  }

  @Test(arguments: ["{call: close(), effect: dismiss}", "{call: close, effect: pop}"])
  func needsNoArgumentForAWayBack(sink: String) throws {
    #expect(try sinks(sink).first?.argument == nil)
  }

  @Test(arguments: [
    ("{call: open(, effect: push}", "'open(' is no call; write it like 'AppRouter.open(_:from:)'"),
    ("{call: open(a), effect: push}", "'open(a)' is no call; write it like 'AppRouter.open(_:from:)'"),
    ("{call: 'open(a:):', effect: push}", "'open(a:):' is no call; write it like 'AppRouter.open(_:from:)'"),
    ("{call: .open, effect: push}", "'.open' is no call; write it like 'AppRouter.open(_:from:)'"),
    ("{call: 'a b', effect: push}", "'a b' is no call; write it like 'AppRouter.open(_:from:)'"),
    ("{call: open(_:), effect: push, argument: 1}", "'open(_:)' has no argument 1; the first one is 0"),
    ("{call: open(_:), effect: push, argument: -1}", "'open(_:)' has no argument -1; the first one is 0"),
    (
      "{call: open(page:), effect: push, argument: pgae}",
      "'open(page:)' has no argument 'pgae'; did you mean 'page'?"
    ),
    ("{call: open, effect: push, argument: -1}", "'open' has no argument -1; the first one is 0"),
    ("{call: open(), effect: push}", "'open()' has no argument that could be the screen"),
    ("{call: open}", "a sink needs 'effect'"),
    ("{call: open, effect: psuh}", "unknown kind of transition 'psuh'; did you mean 'push'?"),
  ])
  func complainsAboutWhatIsNoSink(sink: String, message: String) {
    #expect { try sinks(sink) } throws: { error in
      (error as? SettingsError)?.problems.map(\.message) == [message]
    }
  }

  private func sinks(_ sink: String) throws(SettingsError) -> [DeclaredSink] {
    try readSettings(yaml: "sinks:\n  - \(sink)\n", path: "s.yml", rules: []).declarations.sinks
  }
}
