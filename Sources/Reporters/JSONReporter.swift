internal import Findings
internal import NavigationModel

/// Everything that is known, for programs.
package enum JSONReporter: Reporter {
  package static let name = "json"
  package static let summary = "everything that is known, for programs"

  /// Version of the format, the first key of the document.
  static let format = "navgraph-findings/1"

  package static func text(of report: Report) -> String {
    let document: JSON = [
      "format": .string(format),
      "summary": [
        "errors": .number(report.count(.error)),
        "warnings": .number(report.count(.warning)),
        "notes": .number(report.count(.note)),
        "silenced": .number(report.silenced.count),
        "unresolved": .number(report.unresolvedCount),
      ],
      "findings": .array(report.findings.map(json)),
      "silenced": .array(report.silenced.map(json)),
    ]
    return document.document
  }

  private static func json(_ finding: Finding) -> JSON {
    [
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "source": json(finding.source),
      "notes": .array(finding.notes.map { ["message": .string($0.message), "source": json($0.source)] }),
      "path": .array(finding.path.map { .string($0) }),
      "nodes": .array(finding.nodes.map { .string($0.rawValue) }),
    ]
  }

  /// `null` for a finding about the app as a whole.
  private static func json(_ source: SourcePlace?) -> JSON {
    guard let source else { return .null }
    return ["file": .string(source.file), "line": .number(source.line), "column": .number(source.column)]
  }
}
