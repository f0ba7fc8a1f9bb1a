import Checks
public import Findings
import Reporters

/// What a rule checks, and why.
public struct RuleDescription: Sendable {
  /// Name in reports, settings and comments.
  public var id: RuleID
  /// One sentence.
  public var summary: String
  /// The rule's page, as Markdown.
  public var page: String
  /// Where the settings say nothing.
  public var defaultSeverity: Severity
}

/// Every rule, by name.
public let ruleDescriptions: [RuleDescription] =
  (allRules
  .map { RuleDescription(id: $0.id, summary: $0.summary, page: $0.markdown, defaultSeverity: $0.defaultSeverity) }
  + allProofs
  .map { RuleDescription(id: $0.id, summary: $0.summary, page: $0.markdown, defaultSeverity: $0.defaultSeverity) })
  .sorted { $0.id < $1.id }
