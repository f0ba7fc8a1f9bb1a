internal import Findings
internal import NavigationModel

/// The code quality report of GitLab.
package enum GitLabReporter: Reporter {
  package static let name = "gitlab"
  package static let summary = "code quality report of GitLab"

  package static func text(of report: Report) -> String {
    let entries = zip(report.findings, Fingerprint.of(report.findings)).map { finding, fingerprint -> JSON in
      [
        "description": .string(finding.message),
        "check_name": .string(finding.rule.rawValue),
        "fingerprint": .string(fingerprint),
        "severity": .string(severity(finding.severity)),
        // GitLab wants a file and a line; what is about the whole app stands at its root.
        "location": [
          "path": .string(finding.source?.file ?? "."), "lines": ["begin": .number(finding.source?.line ?? 1)],
        ],
      ]
    }
    return JSON.array(entries).document
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note, .off: "info"
    }
  }
}
