package import Findings
internal import NavigationModel

/// A comment that silences a rule and has nothing to silence.
package enum StaleSuppression: Rule {
  package static let id = RuleID("stale-suppression")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: "Finds `navgraph:ignore` comments that silence nothing, or that name a rule which does not exist.",
    whyIsThisBad: """
      The defect is gone or was never where the comment stands; the next one at that place will be silenced unseen. A
      misspelt rule leaves the author believing that the finding is dealt with.
      """,
    howToFix: "Delete the comment, or correct the name of the rule.")

  package static let triggering = [
    Example.screens(
      """
      ↓// navgraph:ignore dead-end the user can always go back
      class HomeViewController: UIViewController {}
      """)
  ]

  package static let nonTriggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {}

      // navgraph:ignore unreachable-screen wired up with the next release
      class CartViewController: UIViewController {}
      """)
  ]

  /// Nothing: what is stale is known only after all other rules; see ``check(_:suppressions:severities:)``.
  package static func findings(in context: CheckContext) -> [Finding] { [] }

  /// Findings about the comments themselves.
  ///
  /// - Parameters:
  ///   - suppressions: every comment.
  ///   - idle: those with rules that silenced nothing.
  ///   - switchedOff: rules that did not run, so that nobody knows what their comments would silence.
  ///   - severity: of the findings.
  static func findings(
    suppressions: [Suppression], idle: [Silencing.Idle], switchedOff: Set<RuleID>,
    severity: Severity
  ) -> [Finding] {
    guard severity != .off else { return [] }
    let known = allRules.map { $0.id.rawValue }
    var found: [Finding] = []
    for suppression in suppressions where suppression.rules.isEmpty {
      found.append(.of(.nameless, suppression, severity))
    }
    for comment in idle {
      for rule in comment.rules where !switchedOff.contains(rule) {
        let message: Message = known.contains(rule.rawValue) ? .stale(rule) : .unknown(rule, among: known)
        found.append(.of(message, comment.suppression, severity))
      }
    }
    return found
  }
}

extension Finding {
  fileprivate static func of(_ message: Message, _ suppression: Suppression, _ severity: Severity) -> Finding {
    StaleSuppression.finding(message, at: .source(suppression.place), severity: severity)
  }
}

extension Message {
  fileprivate static let nameless: Message = "this comment names no rule; write the rules that it silences behind it"

  fileprivate static func stale(_ rule: RuleID) -> Message {
    "nothing is left here for '\(rule)' to find; delete it from this comment"
  }

  fileprivate static func unknown(_ rule: RuleID, among known: [String]) -> Message {
    "there is no rule '\(rule)'\(Spelling.suggestion(for: rule.rawValue, among: known))"
  }
}
