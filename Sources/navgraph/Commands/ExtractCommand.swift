import ArgumentParser
import NavGraphKit

/// `navgraph extract`: prints the model, for other programs.
struct ExtractCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "extract", abstract: "Prints the navigation of an app for other programs to read.",
    discussion: "Formats: " + modelFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ") + ".")

  @Option(help: ArgumentHelp("Format of the model.", valueName: "name"))
  var format = "json"

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: modelFormats.map(\.name))
    let loaded = try await LoadedApp.load(sources)
    try Console.write(loaded.app.text(format: format))
    try loaded.status.end()
  }
}
