package import Findings
internal import NavigationModel

/// One check: what it looks for, why, and the code that finds it.
///
/// A rule is a file in `Rules/` and a line in ``allRules``. Its examples are at once its documentation and its tests.
/// Rules are functions from model to findings: none sees what another found, so their order does not matter.
package protocol Rule: Sendable {
  /// Name in reports, settings and comments.
  static var id: RuleID { get }
  /// Severity where the settings say nothing; a finding that is surer or less sure than most may carry another.
  static var defaultSeverity: Severity { get }
  static var page: RulePage { get }
  /// Apps in which the rule, and no other, finds something at the marked place.
  static var triggering: [Example] { get }
  /// Apps that come close, and in which no rule finds anything.
  static var nonTriggering: [Example] { get }
  /// Looks at the whole app. The order of the result does not matter.
  static func findings(in context: CheckContext) -> [Finding]
}

extension Rule {
  /// Makes a finding of this rule; its severity is the rule's unless given.
  static func finding(
    _ message: Message, at place: Place, severity: Severity? = nil, notes: [Note] = [], path: [String] = [],
    nodes: [NodeID] = []
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? defaultSeverity, place: place, message: message.text, notes: notes, path: path,
      nodes: nodes)
  }
}
