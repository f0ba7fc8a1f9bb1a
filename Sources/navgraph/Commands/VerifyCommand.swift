import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph verify`: asks for every route in every state that a user can come to.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "verify",
    abstract: "Proves that every route arrives, wherever the user is, and that every screen lets them out.",
    discussion: """
      Builds every state that a user can come to, by routes asked for at any time, by what the app's screens do \
      themselves, and by going back, dismissing and switching tabs, and asks for every route in each of them. What does \
      not hold is reported with the shortest way to see it. An app without routes of RouteComposer is explored by what \
      its screens do.

      Formats: \(reportFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
      """)

  @Option(help: ArgumentHelp("Verify only this route. Can be repeated.", valueName: "name"))
  var route: [String] = []

  @OptionGroup var exploration: ExplorationOptions

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

  @Option(
    help: ArgumentHelp(
      "Folder for pictures: the way to each finding as a film strip, one file each.", valueName: "folder"),
    completion: .directory)
  var witnesses: String?

  @Option(
    help: ArgumentHelp(
      "Format of these pictures: \(witnessFormats.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var witnessFormat = "svg"

  @OptionGroup var sources: SourceOptions

  mutating func validate() throws {
    for (name, value) in [("memory", maxMemory), ("stack", maxStack), ("modals", maxModals)]
    where value < 1 {
      throw ValidationError("'--max-\(name)' is at least 1")
    }
  }

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: reportFormats.map(\.name))
    _ = try FormatNames.one(witnessFormat, among: witnessFormats.map(\.name))
    let threshold = try failOn.map(CheckCommand.severity)
    let (loaded, charts) = try await exploration.load(sources, to: "verify", needsRoutes: false)
    guard let charts else { return try loaded.status.end() }
    let report = try report(on: charts, of: loaded)
    report.remarks.forEach { Console.say($0.visible) }
    try draw(report)
    try Console.write(
      NavGraphKit.text(of: report, format: format, version: toolVersion, usesColor: Console.wantsColor))
    let worst = report.findings.map(\.severity).max() ?? .off
    let limit = threshold ?? loaded.settings.failOn ?? .off
    let status: ExitStatus = limit != .off && worst >= limit ? .findings : .clean
    try max(status, loaded.status).end()
  }

  /// Writes the pictures, if anybody wants them.
  private func draw(_ report: VerificationReport) throws {
    guard let witnesses else { return }
    let pictures = try report.witnesses(format: FormatNames.one(witnessFormat, among: witnessFormats.map(\.name)))
    for picture in pictures {
      let file = "\(witnesses)/\(picture.file)"
      do throws(SystemFailure) {
        try writeAtomically(Array(picture.text.utf8), to: file)
      } catch {
        throw Failure(status: .failed, message: "\(file.quoted) could not be written: \(error)")
      }
    }
    Console.say("wrote \(pictures.count) pictures to \(witnesses.visible)")
  }

  private func report(on charts: Charts, of loaded: LoadedApp) throws -> VerificationReport {
    var request = VerificationRequest(launches: exploration.launches(of: loaded.app, with: charts))
    request.routes = route
    request.library = exploration.router.library
    request.world = try exploration.router.worldFile()
    (request.states, request.memory) = (exploration.states(with: charts), maxMemory << 20)
    (request.stack, request.modals) = (maxStack, maxModals)
    let severities = loaded.settings.rules
    return try exploration.explore { isCancelled, report throws(InvalidSimulation) in
      try charts.verify(
        request, of: loaded.app, severities: severities, isCancelled: isCancelled, report: report)
    }
  }
}
