import Testing

/// Questions about an app, answered as text.
struct QueryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
  }

  @Test func findsTheShortestWayFromLaunch() throws {
    let outcome = try Program.run(["path", "launch", "Detail", "App"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2. HomeViewController -present-> DetailViewController  Screens.swift:"))
  }

  @Test func saysThatThereIsNoWay() throws {
    try folder.writeLostScreen()
    let outcome = try Program.run(["path", "Home", "Lost", "App"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("no way leads from 'Home' to 'Lost'"))
  }

  @Test func explainsAScreen() throws {
    let outcome = try Program.run(["explain", "DetailViewController", "App"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("distance: 1 move from launch"))
    #expect(outcome.output.contains("leads here (1):"))
    #expect(outcome.output.contains("leads on (1):\n    DetailViewController -dismiss->"))
  }

  @Test func listsAndCountsRoutes() throws {
    try folder.write(
      """
      import RouteComposer

      enum Routes {
        static let detail = StepAssembler<DetailViewController, Void>()
          .finder(.classFinder)
          .factory(.classFactory)
          .using(.push)
          .from(NavigationControllerStep())
          .using(.present)
          .from(.current)
          .assemble()
      }
      """, to: "App/Routes.swift")
    let outcome = try Program.run(["routes", "App"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Routes.detail  Routes.swift:4:"))
    #expect(outcome.output.contains("<present> current"))
    #expect(outcome.output.contains(/hops +1\n  NavigationControllerStep +1/))
    #expect(outcome.output.contains(/\.from links +2\n/))
  }

  @Test func printsThePageOfARule() throws {
    let outcome = try Program.run(["rules", "dead-end"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("# dead-end\n"))
  }
}
