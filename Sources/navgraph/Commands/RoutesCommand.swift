import ArgumentParser
import NavGraphKit
import NavigationModel

/// `navgraph routes`: every route configuration on one line, and how many there are of each sort.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "routes", abstract: "Lists every route configuration of an app, and counts them.",
    discussion: """
      A route is written as the router walks it, from the destination back to the start: \
      'Class(finder / factory) [gate …] <action> … start'.

      With '--written-out' whatever a route refers to stands in its place, as a router is handed it, under each name \
      by which the route can be asked for.
      """)

  @Flag(help: "Write out what routes refer to.")
  var writtenOut = false

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    if writtenOut { return try await writeOut() }
    let loaded = try await LoadedApp.load(sources)
    try Console.write(loaded.app.model.routeListing)
    try loaded.status.end()
  }

  private func writeOut() async throws {
    let found = try await FoundSources.find(sources)
    let (charts, problems) = App.charts(of: found.scan.files, jobs: found.jobs)
    let status = try found.report(problems)
    try Console.write(charts.listing)
    try status.end()
  }
}
