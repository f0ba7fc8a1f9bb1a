internal import Findings
internal import NavigationModel

/// Workflow commands of GitHub Actions, which become annotations of a pull request.
package enum GitHubReporter: Reporter {
  package static let name = "github"
  package static let summary = "annotations of a pull request, for GitHub Actions"

  package static func text(of report: Report) -> String {
    report.findings.map { finding in
      let properties = place(finding.source) + ["title=\(property(finding.rule.rawValue))"]
      let notes = finding.notes.map { ($0.source.map { $0.description + ": " } ?? "") + $0.message }
      let message = ([finding.message] + finding.path.map { "→ " + $0 } + notes).map(\.oneLine).joined(separator: "\n")
      return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
    }.joined()
  }

  private static func place(_ source: SourcePlace?) -> [String] {
    guard let source else { return [] }
    return ["file=\(property(source.file))", "line=\(source.line)", "col=\(source.column)"]
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "notice"
    }
  }

  /// Escapes a message, as the runner's own toolkit does.
  private static func data(_ text: String) -> String { escape(text, ["%", "\r", "\n"]) }

  /// Escapes a property, in which commas and colons have a meaning too.
  private static func property(_ text: String) -> String { escape(text, ["%", "\r", "\n", ":", ","]) }

  private static func escape(_ text: String, _ scalars: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      guard scalars.contains(scalar) else { return result.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
