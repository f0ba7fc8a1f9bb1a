import NavGraphKit
import TestSupport
import Testing

/// The same sources give the same bytes, whatever the order of the files and however many are read at a time.
@Suite struct DeterminismTests {
  @Test(arguments: try routeComposerSources() + exampleSources())
  func orderAndThreadsChangeNothing(source: AppSource) throws {
    let expected = try source.read().text(format: "json")
    for (seed, jobs) in [(1, 1), (2, 2), (3, 8), (4, 100)] as [(UInt64, Int)] {
      var random = SplitMix64(seed: seed)
      let shuffled = AppSource(name: source.name, files: source.files.shuffled(using: &random))
      let app = try shuffled.read(jobs: jobs)
      #expect(try app.text(format: "json") == expected)
    }
  }
}
