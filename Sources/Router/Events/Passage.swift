/// One navigation, or one move of the user: how it ended and what it changed.
package struct Passage: Sendable {
  /// How it ended.
  package var outcome: Outcome
  /// The window before.
  package var before: ScreenTree
  /// The window afterwards; a failed navigation may have changed it partly.
  package var after: ScreenTree
  /// What happened, in order; empty if the simulator does not record.
  package var events: [RouterEvent]

  /// Creates a passage.
  package init(outcome: Outcome, before: ScreenTree, after: ScreenTree, events: [RouterEvent]) {
    self.outcome = outcome
    self.before = before
    self.after = after
    self.events = events
  }
}
