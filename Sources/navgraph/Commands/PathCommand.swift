import ArgumentParser
import NavGraphKit

/// `navgraph path`: the shortest way from one screen to another.
struct PathCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "path", abstract: "Prints the shortest way from one screen to another.",
    discussion: "A screen is named by its class, its title or a route to it; 'launch' is where the app starts.")

  @Argument(help: "Where to start.")
  var from: String

  @Argument(help: "Where to arrive.")
  var to: String

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let loaded = try await LoadedApp.load(sources)
    let text: String?
    do {
      text = try loaded.app.model.shortestWay(from: from, to: to)
    } catch {
      throw Failure(status: .usage, message: "\(error)")
    }
    guard let text else {
      Console.say("no way leads from \(from.quoted) to \(to.quoted)")
      throw max(ExitStatus.findings, loaded.status)
    }
    try Console.write(text)
    try loaded.status.end()
  }
}
