import Findings
import Foundation
import Reporters
import Testing

@Suite struct JSONReporterTests {
  @Test func writesEverythingThatIsKnown() throws {
    let text = JSONReporter.text(of: Samples.report)
    #expect(text.hasPrefix("{\n  \"format\": \"navgraph-findings/1\",\n  \"summary\": {\n    \"errors\": 1,\n"))
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.summary == ["errors": 1, "warnings": 1, "notes": 0, "silenced": 1, "unresolved": 1])
    #expect(document.findings.map(\.rule) == ["missing-entry", "dead-end"])
    #expect(document.findings[0].source == nil)
    #expect(document.findings[1].source == .init(file: "App/My Game.swift", line: 12, column: 7))
    #expect(document.findings[1].path.count == 2)
    #expect(document.findings[1].nodes == ["Game"])
    #expect(document.silenced[0].message == Samples.hostile.message)
  }

  @Test func writesTheSameBytesTwice() {
    for reporter in allReporters { #expect(reporter.text(of: Samples.report) == reporter.text(of: Samples.report)) }
  }

  private struct Document: Decodable {
    var summary: [String: Int]
    var findings: [Entry]
    var silenced: [Entry]
  }

  private struct Entry: Decodable {
    struct Source: Decodable, Equatable {
      var file: String
      var line: Int
      var column: Int
    }

    var rule: String
    var message: String
    var source: Source?
    var path: [String]
    var nodes: [String]
  }
}
