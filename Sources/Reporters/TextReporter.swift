internal import Findings
internal import NavigationModel

/// For people, and for editors that open `file:line:column`.
package enum TextReporter: Reporter {
  package static let name = "text"
  package static let summary = "for people: one paragraph for each finding, and a summary"

  package static func text(of report: Report) -> String {
    let paint = Paint(isOn: report.usesColor)
    let all = report.findings.flatMap { lines(of: $0, paint) } + [summaryLine(of: report)]
    return all.map { $0 + "\n" }.joined()
  }

  private static func lines(of finding: Finding, _ paint: Paint) -> [String] {
    let place = (finding.source?.description ?? "navgraph").oneLine
    let severity = paint.severity(finding.severity)
    let head = "\(paint.bold(place + ":")) \(severity): \(finding.message.oneLine) [\(finding.rule.rawValue.oneLine)]"
    let path = finding.path.map { "    → \($0.oneLine)" }
    let notes = finding.notes.map { note in
      "  \(note.source.map { $0.description.oneLine + ": " } ?? "")note: \(note.message.oneLine)"
    }
    return [head] + path + notes
  }

  /// Counts: `1 error, 2 warnings and 1 note; 1 silenced; 3 navigation calls could not be resolved`.
  private static func summaryLine(of report: Report) -> String {
    let severities: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let counts = severities.filter { report.count($0.0) > 0 }.map { amount(report.count($0.0), $0.1) }
    let last = counts.last ?? "no findings"
    let found = counts.count > 1 ? counts.dropLast().joined(separator: ", ") + " and " + last : last
    var parts = [found]
    if !report.silenced.isEmpty { parts.append("\(report.silenced.count) silenced") }
    if report.unresolvedCount > 0 {
      parts.append("\(amount(report.unresolvedCount, "navigation call")) could not be resolved")
    }
    return parts.joined(separator: "; ")
  }

  private static func amount(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

/// Colours of a terminal, or none.
private struct Paint {
  var isOn: Bool

  func bold(_ text: String) -> String { escape("1", text) }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: escape("1;31", severity.rawValue)
    case .warning: escape("1;33", severity.rawValue)
    case .note, .off: escape("1;36", severity.rawValue)
    }
  }

  private func escape(_ code: String, _ text: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
