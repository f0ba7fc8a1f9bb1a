import Foundation
import NavGraphKit
import NavigationModel
import TestSupport
import Testing

/// Broken sources go the whole way, from bytes to the picture.
@Suite struct MutationTests {
  /// `NAVGRAPH_MUTATIONS` asks for more than the few that every run can afford.
  private static let count = ProcessInfo.processInfo.environment["NAVGRAPH_MUTATIONS"].flatMap { Int($0) } ?? 20

  @Test(arguments: try routeComposerSources() + exampleSources().filter { $0.name == "Shop" })
  func aBrokenFileNeverStopsTheRest(source: AppSource) async throws {
    var mutation = SourceMutation(seed: 7)
    for round in 0..<max(1, Self.count * source.files.count / 60) {
      var files = source.files
      let index = round % files.count
      files[index].bytes = mutation.mutated(files[index].bytes)
      let app = App.read(files)
      _ = app.findings()
      #expect(app.problems.allSatisfy { $0.place.line >= 1 && $0.place.column >= 1 && !$0.message.isEmpty })
      guard round % 10 == 0 else { continue }
      let picture = try await draw(app.model, title: "App", format: "dot") { _ in [] }
      #expect(picture.text.hasPrefix("digraph"))
    }
  }
}
