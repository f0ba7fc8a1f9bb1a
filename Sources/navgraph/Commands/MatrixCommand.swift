import ArgumentParser
import NavGraphKit
import NavigationModel

/// `navgraph matrix`: what becomes of every route, wherever the user is.
struct MatrixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", abstract: "Shows what each route does, wherever the user is when it is asked for.",
    discussion: """
      Routes down, states across. Builds every state that a user can come to, asks for every route in each of them, and \
      picks the few states in which every class of behaviour occurs: reused, switched tab, popped, dismissed, built, \
      duplicated, failed, refused, waits.

      Formats: \(matrixFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
      """)

  @Option(help: ArgumentHelp("Show only this route. Can be repeated.", valueName: "name"))
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

  @Option(help: ArgumentHelp("States to show at most.", valueName: "number"))
  var columns = 12

  @Option(help: ArgumentHelp("States to look at, at most.", valueName: "number"))
  var maxStates = 2000

  @Flag(help: "Say for each cell what stands in the window afterwards; pages always do.")
  var trees = false

  @Option(help: ArgumentHelp("Format of the matrix.", valueName: "name"))
  var format = "text"

  @OptionGroup var sources: SourceOptions

  mutating func validate() throws {
    for (name, value) in [("columns", columns), ("max-states", maxStates)] where value < 1 {
      throw ValidationError("'--\(name)' is at least 1")
    }
  }

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: matrixFormats.map(\.name))
    let loaded = try await LoadedApp.load(sources)
    let found = try await FoundSources.find(sources.quietly)
    let (charts, _) = App.charts(of: found.scan.files, jobs: found.jobs)
    guard !charts.itineraries.isEmpty else {
      Console.say("nothing to show: the app has no routes of RouteComposer")
      return try loaded.status.end()
    }
    let matrix = try matrix(of: charts, launches: loaded.app.model.launchTrees)
    matrix.remarks.forEach { Console.say($0.visible) }
    try Console.write(matrix.text(format: format, title: "\(loaded.name): routes", tellsTrees: trees))
    try loaded.status.end()
  }

  private func matrix(of charts: Charts, launches found: [String]) throws -> Matrix {
    var request = MatrixRequest(launches: launches.isEmpty ? found : launches)
    if request.launches.isEmpty {
      Console.say("what the app launches with is not known; say it with '--from', here it is a plain screen")
      request.launches = ["UIViewController"]
    }
    request.routes = route
    request.library = library
    request.world = try world.map { try SimulateCommand.file(at: $0, what: "the world") }
    (request.columns, request.states) = (columns, maxStates)
    let interruption = Interruption()
    let progress = Progress()
    defer { progress.end() }
    return try SimulateCommand.valid { () throws(InvalidSimulation) in
      try charts.matrix(request, isCancelled: { interruption.hasCome }) {
        progress.tell("\($0.states) states, \($0.expanded) explored")
      }
    }
  }
}
