import ArgumentParser
import Findings
import NavGraphKit

/// `navgraph check`: proves things about the navigation, and reports where they do not hold.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "check", abstract: "Checks the navigation of an app.",
    discussion: "Formats: " + reportFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ") + ".")

  @Option(help: ArgumentHelp("Format of the report.", valueName: "name"))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "The least severity that makes the exit code 1: note, warning, error or off. (default: warning)",
      valueName: "severity"))
  var failOn: String?

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: reportFormats.map(\.name))
    let threshold = try failOn.map(Self.severity)
    let loaded = try await LoadedApp.load(sources)
    let report = try loaded.app.report(
      format: format, severities: loaded.settings.rules, version: toolVersion, usesColor: Console.wantsColor)
    try Console.write(report.text)
    let worst = report.findings.map(\.severity).max() ?? .off
    let limit = threshold ?? loaded.settings.failOn ?? .off
    let status: ExitStatus = limit != .off && worst >= limit ? .findings : .clean
    try max(status, loaded.status).end()
  }

  /// The severity of a name.
  static func severity(_ text: String) throws -> Severity {
    guard let severity = Severity(rawValue: text) else {
      let known = Severity.allCases.map(\.rawValue)
      throw Failure(
        status: .usage, message: "unknown severity \(text.quoted); known are \(known.joined(separator: ", "))")
    }
    return severity
  }
}
