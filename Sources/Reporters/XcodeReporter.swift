internal import Findings
internal import NavigationModel

/// Lines that Xcode shows beside the source when a build phase prints them.
package enum XcodeReporter: Reporter {
  package static let name = "xcode"
  package static let summary = "lines that Xcode shows beside the source"

  package static func text(of report: Report) -> String {
    report.findings.flatMap { finding in
      let severity = finding.severity == .off ? Severity.note : finding.severity
      let head = line(finding.source, severity, "\(finding.message) [\(finding.rule)]")
      return [head] + finding.notes.map { line($0.source, .note, $0.message) }
    }.joined()
  }

  private static func line(_ source: SourcePlace?, _ severity: Severity, _ message: String) -> String {
    "\(source.map { $0.description.oneLine + ": " } ?? "")\(severity.rawValue): \(message.oneLine)\n"
  }
}
