package import Findings
internal import NavigationModel

/// A declaration of what the source says itself.
package enum RedundantDeclaration: Rule {
  package static let id = RuleID("redundant-declaration")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds declarations in `.navgraph.yml` that repeat what is found in the source: a screen, transition or entry that is
      read just so, or a correction that changes nothing.
      """,
    whyIsThisBad: """
      The declaration was needed once. Now it stays behind when the source changes, and then says what is no longer true.
      """,
    howToFix: "Delete the declaration. A comment `# navgraph:ignore redundant-declaration` keeps it.")

  package static let triggering = [
    Example.declaring(
      """
      transitions:
        - ↓from: HomeViewController
          to: SettingsViewController
          kind: present
      """)
  ]

  package static let nonTriggering = [
    // The source presents the settings without asking anybody.
    Example.declaring(
      """
      transitions:
        - {from: HomeViewController, to: CartViewController, kind: push}
        - {from: HomeViewController, to: SettingsViewController, kind: present, gates: ParentalControl}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.drift.filter { $0.kind == .redundant }.map { drift in
      let note = drift.saidAt.map { Note(message: Message.said.text, source: $0) }
      return finding(.redundant(drift), at: .source(drift.source), notes: note.map { [$0] } ?? [])
    }
  }
}

extension Message {
  fileprivate static let said: Message = "the source says so here"

  fileprivate static func redundant(_ drift: Drift) -> Message {
    "the source says '\(drift.name)' itself; delete this declaration"
  }
}
