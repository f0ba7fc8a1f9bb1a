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

/// How a navigation ends.
package enum Outcome: Hashable, Sendable {
  /// The completion was called with success.
  case arrived
  /// The completion was called with a failure.
  case failed(RoutingFailure)
  /// `navigate` threw at once; the completion is never called.
  case thrown(RoutingFailure)
  /// Neither thrown nor completed: something is waited for.
  case waiting

  /// The failure, if it is one.
  package var failure: RoutingFailure? {
    switch self {
    case .failed(let failure), .thrown(let failure): failure
    case .arrived, .waiting: nil
    }
  }
}
