import Foundation
import NavGraphKit
import TestSupport
import Testing

/// `Examples/Answers` answers questions by simulation: in pictures, and in scenario files of the same routes.
@Suite struct AnswerTests {
  private static let answers = ExampleApp(name: "Answers")
  /// Read once for all pictures.
  private static let charts = Result {
    App.charts(of: AppSource(name: answers.name, app: try answers.virtualApp()).files).charts
  }

  @Test(arguments: try AnswerPicture.all(in: answers))
  func drawsWhatIsCommitted(picture: AnswerPicture) throws {
    let simulation = try Self.charts.get().simulate(picture.request)
    let committed = Self.answers.output.appending(path: "\(picture.name).svg")
    let isFresh = try simulation.text(format: "svg") == String(contentsOf: committed, encoding: .utf8)
    #expect(isFresh, "\(committed.lastPathComponent) is stale: run 'make render', look at the picture, and commit it")
    #expect(simulation.remarks.isEmpty)
  }

  @Test func hasNoPictureThatIsNotListed() throws {
    let listed = try AnswerPicture.all(in: Self.answers).map { "\($0.name).svg" }
    let drawn = try FileManager.default.contentsOfDirectory(atPath: Self.answers.output.path(percentEncoded: false))
    #expect(drawn.filter { $0.hasSuffix(".svg") }.sorted() == (listed + ["Answers.svg"]).sorted())
  }

  @Test(arguments: ["ConfigurationExamples", "Messenger"])
  func comesOutAsExpected(name: String) throws {
    let file = Self.answers.folder.appending(path: "\(name).yml")
    let results = try simulate(scenarios: Array(try Data(contentsOf: file)), path: "\(name).yml")
    #expect(results.problems.isEmpty)
    #expect(results.cases.filter { $0.verdict != .passed }.map(\.id).isEmpty)
  }

  /// A scenario file holds its source, which is that of the app.
  @Test(arguments: ["ConfigurationExamples", "Messenger"])
  func asksTheRoutesOfTheApp(name: String) throws {
    let scenarios = try String(contentsOf: Self.answers.folder.appending(path: "\(name).yml"), encoding: .utf8)
    let source = try String(contentsOf: Self.answers.folder.appending(path: "\(name).swift"), encoding: .utf8)
    let block = source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    let isThere = scenarios.contains("source: |\n\(block.joined(separator: "\n"))")
    #expect(isThere, "copy \(name).swift into \(name).yml")
  }
}

/// One line of `Pictures.txt`.
struct AnswerPicture: Sendable, CustomStringConvertible {
  var name: String
  var request: SimulationRequest

  /// A name is all that a failing test needs to show.
  var description: String { name }

  /// What is drawn of this example.
  static func all(in example: ExampleApp) throws -> [AnswerPicture] {
    let world = SourceFile(
      path: "World.yml", bytes: Array(try Data(contentsOf: example.folder.appending(path: "World.yml"))))
    let table = try String(contentsOf: example.folder.appending(path: "Pictures.txt"), encoding: .utf8)
    return try table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 5, "\(line)")
      var request = SimulationRequest(route: cells[1], from: cells[2])
      request.payload = cells[3].isEmpty ? [] : [cells[3]]
      request.moves = cells[4].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      request.world = world
      return AnswerPicture(name: cells[0], request: request)
    }
  }
}
