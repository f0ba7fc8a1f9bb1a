import ArgumentParser
import NavGraphKit

/// `navgraph routes`: every route configuration on one line, and how many there are of each sort.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "Lists every route configuration of an app, and counts them.",
    discussion: """
      A route is written as the router walks it, from the destination back to the start: \
      'Class(finder / factory) [gate …] <action> … start'.
      """)

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let loaded = try await LoadedApp.load(sources)
    try Console.write(loaded.app.model.routeListing)
    try loaded.status.end()
  }
}
