import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph verify`: asks for every route in every state that a user can come to.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Proves that every route arrives, wherever the user is.",
    discussion: """
      Builds every state that a user can come to, by routes asked for at any time and by going back, dismissing and \
      switching tabs, and asks for every route in each of them. What does not hold is reported with the shortest way \
      to see it.

      Formats: \(reportFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
      """)

  @Option(help: ArgumentHelp("Verify only this route. Can be repeated.", valueName: "name"))
  var route: [String] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "What stands in the window after launch: 'Tab<0>[Nav[Home], Bag]'. Can be repeated. (default: read from the source)",
      valueName: "tree"))
  var launches: [String] = []

  @Option(
    help: ArgumentHelp("Facts about run-time behaviour, as under 'world' in scenarios.", valueName: "file"),
    completion: .file())
  var world: String?

  @Option(
    help: ArgumentHelp("Release of RouteComposer whose rules are followed. (default: the newest)", valueName: "number"))
  var library: String?

  @Option(help: ArgumentHelp("States to keep at most.", valueName: "number"))
  var maxStates = 2000

  @Option(help: ArgumentHelp("Megabytes to use at most for states.", valueName: "number"))
  var maxMemory = 1024

  @Option(help: ArgumentHelp("Screens in one stack, and tabs in one bar, at most.", valueName: "number"))
  var maxStack = 5

  @Option(help: ArgumentHelp("Modals above one another, at most.", valueName: "number"))
  var maxModals = 3

  @Option(help: ArgumentHelp("Format of the report.", valueName: "name"))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "The least severity that makes the exit code 1: note, warning, error or off. (default: warning)",
      valueName: "severity"))
  var failOn: String?

  @OptionGroup var sources: SourceOptions

  mutating func validate() throws {
    for (name, value) in [("states", maxStates), ("memory", maxMemory), ("stack", maxStack), ("modals", maxModals)]
    where value < 1 {
      throw ValidationError("'--max-\(name)' is at least 1")
    }
  }

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: reportFormats.map(\.name))
    let threshold = try failOn.map(CheckCommand.severity)
    let loaded = try await LoadedApp.load(sources)
    let found = try await FoundSources.find(sources.quietly)
    let (charts, _) = App.charts(of: found.scan.files, jobs: found.jobs)
    guard !charts.itineraries.isEmpty else {
      Console.say("nothing to verify: the app has no routes of RouteComposer")
      return try loaded.status.end()
    }
    let report = try report(on: charts, of: loaded)
    report.remarks.forEach(Console.say)
    try Console.write(
      NavGraphKit.text(of: report, format: format, version: toolVersion, usesColor: Console.wantsColor))
    let worst = report.findings.map(\.severity).max() ?? .off
    let limit = threshold ?? loaded.settings.failOn ?? .off
    let status: ExitStatus = limit != .off && worst >= limit ? .findings : .clean
    try max(status, loaded.status).end()
  }

  private func report(
    on charts: Charts, of loaded: LoadedApp
  ) throws -> VerificationReport {
    var request = VerificationRequest(launches: launches.isEmpty ? loaded.app.model.launchTrees : launches)
    if request.launches.isEmpty {
      Console.say("what the app launches with is not known; say it with '--from', here it is a plain screen")
      request.launches = ["UIViewController"]
    }
    request.routes = route
    request.library = library
    request.world = try world.map { try SimulateCommand.file(at: $0, what: "the world") }
    (request.states, request.memory) = (maxStates, maxMemory << 20)
    (request.stack, request.modals) = (maxStack, maxModals)
    let interruption = Interruption()
    let progress = Progress()
    defer { progress.end() }
    return try SimulateCommand.valid { () throws(InvalidSimulation) in
      try charts.verify(
        request, of: loaded.app, severities: loaded.settings.rules, isCancelled: { interruption.hasCome }
      ) {
        progress.tell("\($0.states) states, \($0.expanded) explored")
      }
    }
  }
}
