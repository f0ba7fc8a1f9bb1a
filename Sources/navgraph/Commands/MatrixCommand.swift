import ArgumentParser
import NavGraphKit
import NavigationModel

/// `navgraph matrix`: what becomes of every route, wherever the user is.
struct MatrixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "matrix", abstract: "Shows what each route does, wherever the user is when it is asked for.",
    discussion: """
      Routes down, states across. Builds every state that a user can come to, asks for every route in each of them, and \
      picks the few states in which every class of behaviour occurs: reused, switched tab, popped, dismissed, built, \
      duplicated, failed, refused, waits.

      Formats: \(matrixFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
      """)

  @Option(help: ArgumentHelp("Show only this route. Can be repeated.", valueName: "name"))
  var route: [String] = []

  @OptionGroup var exploration: ExplorationOptions

  @Option(help: ArgumentHelp("States to show at most.", valueName: "number"))
  var columns = 12

  @Flag(help: "Say for each cell what stands in the window afterwards; pages always do.")
  var trees = false

  @Option(help: ArgumentHelp("Format of the matrix.", valueName: "name"))
  var format = "text"

  @OptionGroup var sources: SourceOptions

  mutating func validate() throws {
    if columns < 1 { throw ValidationError("'--columns' is at least 1") }
  }

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: matrixFormats.map(\.name))
    let (loaded, charts) = try await exploration.load(sources, to: "show")
    guard let charts else { return try loaded.status.end() }
    let matrix = try matrix(of: charts, in: loaded.app)
    matrix.remarks.forEach { Console.say($0.visible) }
    try Console.write(matrix.text(format: format, title: "\(loaded.name): routes", tellsTrees: trees))
    try loaded.status.end()
  }

  private func matrix(of charts: Charts, in app: App) throws -> Matrix {
    var request = MatrixRequest(launches: exploration.launches(of: app, with: charts))
    request.routes = route
    request.library = exploration.router.library
    request.world = try exploration.router.worldFile()
    (request.columns, request.states) = (columns, exploration.states(with: charts))
    return try exploration.explore { isCancelled, report throws(InvalidSimulation) in
      try charts.matrix(request, isCancelled: isCancelled, report: report)
    }
  }
}
