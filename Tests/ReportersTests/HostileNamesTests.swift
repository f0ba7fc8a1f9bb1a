import Foundation
import Reporters
import Testing

/// Names come from sources that nobody has vetted; none may leave its line or its field.
@Suite struct HostileNamesTests {
  @Test func staysOnTheLinesOfTheTextReport() {
    let lines = TextReporter.text(of: Samples.hostileReport).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{202E}") && !$0.contains("\r") })
    #expect(lines.allSatisfy { !$0.hasPrefix("::") })
  }

  @Test func staysOnTheLinesOfXcode() {
    #expect(XcodeReporter.text(of: Samples.hostileReport).split(separator: "\n").count == 4)
  }

  @Test func injectsNoWorkflowCommand() {
    let lines = GitHubReporter.text(of: Samples.hostileReport).split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.count == 2)
    #expect(
      lines.allSatisfy { $0.hasPrefix("::notice file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax.swift,line=1,col=2,title=") })
    #expect(lines.allSatisfy { $0.contains("%250A") && !$0.contains("\r") })
  }

  @Test(arguments: ["json", "sarif", "gitlab"])
  func writesValidJSON(name: String) throws {
    let reporter = try #require(allReporters.first { $0.name == name })
    let text = reporter.text(of: Samples.hostileReport)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(text.contains("pwned"))
  }
}
