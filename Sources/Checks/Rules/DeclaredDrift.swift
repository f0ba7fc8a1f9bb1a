package import Findings
internal import NavigationModel

/// A declaration that names or corrects what the source does not have.
package enum DeclaredDrift: Rule {
  package static let id = RuleID("declared-drift")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds declarations in `.navgraph.yml` that the source has moved away from: names of screens, flows and routes that do
      not exist or can mean several, corrections of a transition that is not found, sinks that nobody calls.

      A declared transition between screens that do exist is believed: it is declared because the source does not show it.
      A declared screen of the kind `external`, `system` or `alert` needs no class, for its source is elsewhere.
      """,
    whyIsThisBad: """
      Code is renamed and deleted; nobody renames a file of settings with it. What it still says is drawn and checked as if
      it were so, or is left out of the picture although somebody relies on it.
      """,
    howToFix: """
      Correct the name, or delete the declaration. A screen whose source is not read, such as a page that a server sends, is
      declared under `screens` with the kind `external`. In `.navgraph.yml` a comment begins with `#`, also the one that
      silences this rule.
      """)

  package static let triggering = [
    Example.declaring(
      """
      transitions:
        - from: HomeViewController
          to: ↓CartController
          kind: push
      """)
  ]

  package static let nonTriggering = [
    Example.declaring(
      """
      screens:
        - name: Offers
          kind: external
      transitions:
        - {from: HomeViewController, to: CartViewController, kind: push}
        - {from: CartViewController, to: Offers, kind: present}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.drift.compactMap { drift in
      Message.drift(drift).map { finding($0, at: .source(drift.source)) }
    }
  }
}

extension Message {
  /// `nil` for what is another rule's business.
  fileprivate static func drift(_ drift: Drift) -> Message? {
    switch drift.kind {
    case .unknownName: unknown(drift)
    case .ambiguousName: "'\(drift.name)' can mean \(list(drift.suggestions)); write which"
    case .unmatchedCorrection: "the source has no transition '\(drift.name)'; delete the correction, or adapt it"
    case .uncalledSink: uncalled(drift)
    case .redundant: nil
    }
  }

  private static func uncalled(_ drift: Drift) -> Message {
    let advice =
      drift.suggestions.isEmpty ? "correct the name or delete the sink" : "it calls \(list(drift.suggestions))"
    return "nothing in the source calls '\(drift.name)'; \(advice)"
  }

  private static func unknown(_ drift: Drift) -> Message {
    let advice = drift.suggestions.first.map { "did you mean '\($0)'?" } ?? "correct the name, or declare the screen"
    return "nothing in the source is called '\(drift.name)'; \(advice)"
  }
}
