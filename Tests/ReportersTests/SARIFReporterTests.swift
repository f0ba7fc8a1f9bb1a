import Foundation
import Reporters
import Testing

@Suite struct SARIFReporterTests {
  @Test func writesRulesResultsAndSuppressions() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIFReporter.text(of: Samples.report).utf8))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.map(\.id) == ["dead-end"])
    #expect(run.results.map(\.level) == ["error", "warning", "note"])
    #expect(run.results.map(\.ruleIndex) == [nil, 0, 0])
    #expect(run.results[0].locations.isEmpty)
    let place = try #require(run.results[1].locations.first?.physicalLocation)
    #expect(place.artifactLocation.uri == "App/My%20Game.swift")
    #expect(place.region.startLine == 12)
    #expect(run.results.map { $0.suppressions?.count } == [nil, nil, 1])
    #expect(Set(run.results.map(\.partialFingerprints)).count == 3)
  }

  @Test func tellsTwoEqualFindingsApart() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIFReporter.text(of: Samples.hostileReport).utf8))
    #expect(Set(log.runs[0].results.map(\.partialFingerprints)).count == 2)
  }

  private struct Log: Decodable {
    var version: String
    var runs: [Run]
  }

  private struct Run: Decodable {
    struct Tool: Decodable {
      struct Driver: Decodable {
        struct Rule: Decodable { var id: String }
        var rules: [Rule]
      }
      var driver: Driver
    }
    var tool: Tool
    var results: [Result]
  }

  private struct Result: Decodable {
    struct Location: Decodable {
      struct Physical: Decodable {
        struct Artifact: Decodable { var uri: String }
        struct Region: Decodable { var startLine: Int }
        var artifactLocation: Artifact
        var region: Region
      }
      var physicalLocation: Physical
    }
    struct Suppression: Decodable { var kind: String }
    var level: String
    var ruleIndex: Int?
    var locations: [Location]
    var partialFingerprints: [String: String]
    var suppressions: [Suppression]?
  }
}
