import ArgumentParser
import NavGraphKit

/// `navgraph explain`: everything known about one screen.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "explain", abstract: "Prints who leads to a screen, where it leads, and what guards it.")

  @Argument(help: "Class or title of the screen, or a route to it.")
  var name: String

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let loaded = try await LoadedApp.load(sources)
    do {
      try Console.write(loaded.app.model.explanation(of: name))
    } catch let error as UnknownName {
      throw Failure(status: .usage, message: "\(error)")
    }
    try loaded.status.end()
  }
}
