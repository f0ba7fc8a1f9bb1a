import Checks
import Findings
import NavGraphKit
import NavigationModel
import TestSupport
import Testing

/// The snippets on each rule's page are apps: they go the whole way from source to findings.
@Suite struct RuleExampleTests {
  @Test(
    arguments: allRules.flatMap { rule in rule.triggering.indices.map { Snippet(rule: rule.id.rawValue, index: $0) } })
  func reportsTheRuleWhereItsExampleIsMarked(snippet: Snippet) throws {
    let example = try #require(snippet.ruleType).triggering[snippet.index]
    let places = try findings(in: example).filter { $0.rule.rawValue == snippet.rule }.map(\.place)
    #expect(!places.isEmpty, "nothing was found in\n\(example.text)")
    for mark in marks(in: example) {
      #expect(places.contains(.source(mark)), "expected at \(mark), found at \(places)")
    }
  }

  @Test(
    arguments: allRules.flatMap { rule in rule.nonTriggering.indices.map { Snippet(rule: rule.id.rawValue, index: $0) }
    })
  func keepsQuietAboutTheExampleOfGoodCode(snippet: Snippet) throws {
    let example = try #require(snippet.ruleType).nonTriggering[snippet.index]
    let found = try findings(in: example).filter { $0.rule.rawValue == snippet.rule }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  private func findings(in example: Example) throws -> [Finding] {
    let files = example.files.map { file in
      SourceFile(path: file.path, bytes: Array(file.text.filter { $0 != "↓" }.utf8))
    }
    return try AppSource(name: "example", files: files).read().findings()
  }

  /// The places of the marks, counted as if the marks were not there.
  private func marks(in example: Example) -> [SourcePlace] {
    example.files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        line.firstIndex(of: "↓").map { mark in
          SourcePlace(file: file.path, line: index + 1, column: line[..<mark].utf8.count + 1)
        }
      }
    }
  }
}

/// One example of a rule, named so that a failing test says which.
struct Snippet: CustomStringConvertible, Sendable {
  var rule: String
  var index: Int

  var description: String { "\(rule) \(index + 1)" }
  var ruleType: (any Rule.Type)? { allRules.first { $0.id.rawValue == rule } }
}
