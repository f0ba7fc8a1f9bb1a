import ArgumentParser
import NavGraphKit
import NavigationModel

/// `navgraph simulate`: asks the router for a route without running the app.
struct SimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "simulate", abstract: "Shows what the router does when it is asked for a route.",
    discussion: """
      With '--route', the route is taken from the source: what the router does and why, and what is on screen \
      afterwards. Without, the routes that can be asked for are listed. With '--scenarios', files with source and \
      cases are read instead.

      Formats: \(Self.formats(simulationFormats.map { ($0.name, $0.summary) })). \
      Formats of scenarios: \(Self.formats(scenarioFormats.map { ($0.name, $0.summary) })).
      """)

  @Option(
    help: ArgumentHelp("Carry out the cases of this file. Can be repeated.", valueName: "file"), completion: .file())
  var scenarios: [String] = []

  @Option(help: ArgumentHelp("Route to ask for, such as 'Shop.product'.", valueName: "name"))
  var route: String?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "What is on screen before: 'Tab<0>[Nav[Home], Bag] ^ Help'. (default: what the app launches with)",
      valueName: "tree"))
  var start: String?

  @Option(
    help: ArgumentHelp(
      "What is passed along: a text, or a property as 'name=value'. Can be repeated.", valueName: "value"))
  var payload: [String] = []

  @Option(
    help: ArgumentHelp(
      "What the user does then: back, dismiss, 'tab 1', 'pass Gate', 'refuse Gate'. Can be repeated.",
      valueName: "move"))
  var user: [String] = []

  @OptionGroup var router: RouterOptions

  @Option(help: ArgumentHelp("Format of the result.", valueName: "name"))
  var format = "text"

  @OptionGroup var sources: SourceOptions

  mutating func validate() throws {
    let single: [(String, Bool)] = [
      ("--route", route != nil), ("--from", start != nil), ("--payload", !payload.isEmpty), ("--user", !user.isEmpty),
      ("--world", router.world != nil),
    ]
    let given = single.first { $0.1 }?.0
    if let given, !scenarios.isEmpty {
      throw ValidationError("'\(given)' does not go with '--scenarios', whose cases say what is asked for")
    }
    if !sources.paths.isEmpty, !scenarios.isEmpty {
      throw ValidationError("scenarios hold their source; leave out '\(sources.paths[0].visible)'")
    }
    if let given, route == nil { throw ValidationError("'\(given)' needs a '--route' to go with") }
  }

  mutating func run() async throws {
    if !scenarios.isEmpty { return try carryOutScenarios() }
    let format = try FormatNames.one(format, among: simulationFormats.map(\.name))
    let (charts, start, status) = try await read()
    guard let route else {
      try Console.write(charts.listOfAskableRoutes)
      return try status.end()
    }
    guard let start else {
      throw Failure(
        status: .usage,
        message: "what the app launches with is not known; say what is on screen, such as --from 'Nav[Home]'")
    }
    let simulation = try simulation(of: route, from: start, in: charts)
    for remark in simulation.remarks { Console.say("note: \(remark.visible)") }
    try Console.write(simulation.text(format: format))
    try max(status, simulation.arrived ? .clean : .findings).end()
  }

  /// Reads the routes, and what is on screen before: as the user says, else what the app launches with.
  private func read() async throws -> (charts: Charts, start: String?, status: ExitStatus) {
    let found = try await FoundSources.find(sources)
    if route == nil || start != nil {
      let (charts, problems) = App.charts(of: found.scan.files, jobs: found.jobs)
      return (charts, start, try found.report(problems))
    }
    let (loaded, charts) = try LoadedApp.loadWithCharts(found, usesCache: sources.cache)
    return (charts, loaded.app.model.launchTrees.first, loaded.status)
  }

  private func simulation(of route: String, from start: String, in charts: Charts) throws -> Simulation {
    var request = SimulationRequest(route: route, from: start)
    request.payload = payload
    request.moves = user
    request.library = router.library
    request.world = try router.worldFile()
    return try Self.valid { () throws(InvalidSimulation) in try charts.simulate(request) }
  }

  private func carryOutScenarios() throws {
    let format = try FormatNames.one(format, among: scenarioFormats.map(\.name))
    let results = try scenarios.map { path in
      let file = try Self.file(at: path, what: "the scenarios")
      return try Self.valid { () throws(InvalidSimulation) in
        try simulate(scenarios: file.bytes, path: file.path, library: router.library)
      }
    }
    for problem in results.flatMap(\.problems) { Console.say(FoundSources.line(for: problem)) }
    for problem in results.flatMap(\.cases).compactMap(\.problem) {
      Console.say("\(problem.place.description.visible): error: \(problem.message.visible)")
    }
    try Console.write(text(of: results, format: format))
    try Self.status(of: results).end()
  }

  private static func status(of results: [ScenarioResults]) -> ExitStatus {
    let verdicts = results.flatMap(\.cases).map(\.verdict)
    let isIncomplete = results.contains { $0.problems.contains(where: \.losesInput) }
    if isIncomplete || verdicts.contains(.invalid) { return .incomplete }
    return verdicts.contains(.failed) ? .findings : .clean
  }

  /// Reads a file that the user names.
  static func file(at path: String, what: String) throws -> SourceFile {
    do throws(SystemFailure) {
      return SourceFile(path: path, bytes: try readFile(at: realPath(path)))
    } catch {
      throw Failure(status: .usage, message: "\(what) in \(path.quoted) could not be read: \(error)")
    }
  }

  /// Carries something out; what is wrong with the request is the user's business.
  static func valid<Value>(_ simulate: () throws(InvalidSimulation) -> Value) throws -> Value {
    do throws(InvalidSimulation) {
      return try simulate()
    } catch {
      let lines = error.description.split(separator: "\n").map { String($0).visible }
      throw Failure(status: .usage, message: lines.joined(separator: "\n"))
    }
  }

  private static func formats(_ formats: [(name: String, summary: String)]) -> String {
    formats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
  }
}
