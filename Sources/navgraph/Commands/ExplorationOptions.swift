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

  @Option(help: ArgumentHelp("States to keep at most.", valueName: "number"))
  var maxStates = 2000

  mutating func validate() throws {
    if maxStates < 1 { throw ValidationError("'--max-states' is at least 1") }
  }

  /// What the app launches with: as the user says, else as the source tells.
  func launches(of app: App) -> [String] {
    let known = launches.isEmpty ? app.model.launchTrees : launches
    guard known.isEmpty else { return known }
    Console.say("what the app launches with is not known; say it with '--from', here it is a plain screen")
    return ["UIViewController"]
  }

  /// Reads the app and its routes; no charts where it has none, and nothing to do what is wanted.
  func load(_ sources: SourceOptions, to verb: String) async throws -> (app: LoadedApp, charts: Charts?) {
    let (loaded, charts) = try await LoadedApp.loadWithCharts(sources)
    guard charts.itineraries.isEmpty else { return (loaded, charts) }
    Console.say("nothing to \(verb): the app has no routes of RouteComposer")
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
      try body({ interruption.hasCome }) { progress.tell("\($0.states) states, \($0.expanded) explored") }
    }
  }
}
