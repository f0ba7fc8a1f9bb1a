import ArgumentParser
import NavGraphKit
import NavigationModel

/// What the router is told besides routes; every command that lets it run takes these.
struct RouterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Facts about run-time behaviour, as under 'world' in scenarios.", valueName: "file"),
    completion: .file())
  var world: String?

  @Option(
    help: ArgumentHelp("Release of RouteComposer whose rules are followed. (default: the newest)", valueName: "number"))
  var library: String?

  /// The file that `--world` names.
  func worldFile() throws -> SourceFile? {
    try world.map { try SimulateCommand.file(at: $0, what: "the world") }
  }
}

/// Where an exploration of the app's states begins, and how far it goes.
struct ExplorationOptions: ParsableArguments {
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "What stands in the window after launch: 'Tab<0>[Nav[Home], Bag]'. Can be repeated. (default: read from the source)",
      valueName: "tree"))
  var launches: [String] = []

  @OptionGroup var router: RouterOptions

  @Option(
    help: ArgumentHelp(
      "States to keep at most. (default: 2000, without routes of RouteComposer 20000)", valueName: "number"))
  var maxStates: Int?

  mutating func validate() throws {
    if let maxStates, maxStates < 1 { throw ValidationError("'--max-states' is at least 1") }
  }

  /// States to keep at most: in each of them every route is asked for, which takes longer than what screens do.
  func states(with charts: Charts) -> Int { maxStates ?? (charts.itineraries.isEmpty ? 20_000 : 2000) }

  /// What the app launches with: as the user says, else as the source tells.
  func launches(of app: App, with charts: Charts) -> [String] {
    let known = launches.isEmpty ? app.model.launchTrees(beside: charts) : launches
    guard known.isEmpty else { return known }
    Console.say("what the app launches with is not known; say it with '--from', here it is a plain screen")
    return ["UIViewController"]
  }

  /// Reads the app, its routes and its screens; no charts where it has nothing to do what is wanted.
  func load(
    _ sources: SourceOptions, to verb: String, needsRoutes: Bool = true
  ) async throws -> (app: LoadedApp, charts: Charts?) {
    let (loaded, charts) = try await LoadedApp.loadWithCharts(sources)
    let isEmpty = needsRoutes || loaded.app.model.transitions.isEmpty ? charts.itineraries.isEmpty : false
    guard isEmpty else { return (loaded, charts.knowing(loaded.app.model)) }
    let missing = needsRoutes ? "routes of RouteComposer" : "routes of RouteComposer, and no transitions"
    Console.say("nothing to \(verb): the app has no \(missing)")
    return (loaded, nil)
  }

  /// Explores while telling on the terminal how far it has come; Ctrl-C stops it.
  func explore<Result>(
    _ body: (
      _ isCancelled: @escaping @Sendable () -> Bool, _ report: @escaping @Sendable (VerificationProgress) -> Void
    ) throws(InvalidSimulation) -> Result
  ) throws -> Result {
    let interruption = Interruption()
    let progress = Progress()
    defer { progress.end() }
    return try SimulateCommand.valid { () throws(InvalidSimulation) in
      try body({ interruption.hasCome }) { state in
        let done = state.examined > 0 ? "\(state.examined) examined" : "\(state.expanded) explored"
        progress.tell("\(state.states) states, \(done)")
      }
    }
  }
}
