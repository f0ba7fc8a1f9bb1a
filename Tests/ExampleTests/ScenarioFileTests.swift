import Foundation
import NavGraphKit
import Testing

/// Small apps with routes in every spelling, and what the router makes of them from many states.
///
/// What is expected was worked out by hand, without this tool, and most of it compared with the library itself.
@Suite struct ScenarioFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")

  private static var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasSuffix(".yml") }.sorted()
  }

  @Test func thereAreFiles() {
    #expect(Self.files.count > 10)
  }

  @Test(arguments: files)
  func everyCaseComesOutAsExpected(name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    let results = try simulate(scenarios: Array(bytes), path: name)
    #expect(results.cases.count > 0)
    for result in results.cases {
      #expect(result.verdict == .passed, "\(result.id): \(result.problem?.message ?? "another outcome or tree")")
    }
  }
}
