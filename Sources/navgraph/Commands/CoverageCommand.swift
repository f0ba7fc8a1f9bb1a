import ArgumentParser
import NavGraphKit

/// `navgraph coverage`: how much of the app's navigation was understood.
struct CoverageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "coverage", abstract: "Says how many navigation calls were resolved, and lists the rest.",
    discussion: """
      Calls are counted by the way in which it was found out what they show, the surest first. What stays open is \
      listed by file, with the reason; so is what is made or loaded and never seen to be shown.
      """)

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let loaded = try await LoadedApp.load(sources)
    try Console.write(loaded.app.model.coverage)
    try loaded.status.end()
  }
}
