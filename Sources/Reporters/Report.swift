package import Findings

/// Everything that a report tells.
package struct Report: Sendable {
  /// Findings in the order of the report.
  package var findings: [Finding]
  /// Findings that comments in the source silence.
  package var silenced: [Finding]
  /// How many navigation calls could not be resolved: what the findings do not know.
  package var unresolvedCount: Int
  /// The rules that ran, for formats that carry their documentation.
  package var rules: [RuleDescription]
  /// Version of the tool.
  package var version: String
  /// Whether formats for people may use colour.
  package var usesColor: Bool

  /// Creates a report.
  package init(
    findings: [Finding], silenced: [Finding] = [], unresolvedCount: Int = 0, rules: [RuleDescription] = [],
    version: String, usesColor: Bool = false
  ) {
    self.findings = findings
    self.silenced = silenced
    self.unresolvedCount = unresolvedCount
    self.rules = rules
    self.version = version
    self.usesColor = usesColor
  }

  /// How many findings have a severity.
  func count(_ severity: Severity) -> Int { findings.lazy.filter { $0.severity == severity }.count }
}

/// What a report says about a rule.
package struct RuleDescription: Sendable {
  package var id: RuleID
  /// One sentence.
  package var summary: String
  /// The rule's page, as Markdown.
  package var page: String
  package var defaultSeverity: Severity

  /// Creates a description.
  package init(id: RuleID, summary: String, page: String, defaultSeverity: Severity) {
    self.id = id
    self.summary = summary
    self.page = page
    self.defaultSeverity = defaultSeverity
  }
}
