package import NavigationModel

/// Something that goes wrong for a user in some state, and the shortest way there.
package struct Defect: Hashable, Sendable {
  /// What does not hold.
  package let property: VerifiedProperty
  /// The route or, for some properties, the class of screens that it is about.
  package let subject: String
  /// What happens, in words: the error and its reason, the screens concerned.
  package let detail: String
  /// The shortest way to it, the failing move last.
  package var witness: [WitnessStep]
  /// In how many of the states that were explored it happens.
  package var stateCount: Int
  /// Where the source brings it about, if that is another place than where its subject is declared.
  package var source: SourcePlace?
  /// Values of flags under which it happens, where they differ from those of the declarations.
  package let flags: [String: Bool]
}

/// One move of a witness, and what it leads to.
package struct WitnessStep: Hashable, Sendable {
  /// What the user or the outside world does: `back`, the name of a route; `launch` for the first.
  package let move: String
  /// What stands in the window afterwards.
  package let tree: ScreenTree
  /// How a navigation ended, where it did not simply arrive.
  package let outcome: Outcome
}

/// What is proved of every route in every state, or refuted.
package enum VerifiedProperty: String, Hashable, Sendable, CaseIterable {
  /// A route arrives, wherever the user is.
  case total
  /// What it arrives at is its destination, and can be seen.
  case arrival
  /// The finder of its destination sees the screen that the route builds.
  case recognised
  /// Which of several screens a finder takes makes no difference.
  case definite
  /// No modal in a context of its own stays in front of what it shows, or is overlooked.
  case uncovered
  /// Only one of its variants shows its screen at a time.
  case single
  /// Its gates leave the screen alone from which it starts.
  case undisturbed
  /// Asked for twice, it does the same as once.
  case idempotent
  /// Asked for with this payload and that, it does not pile up screens without end.
  case bounded
  /// Where it fails, nothing has changed.
  case atomic
  /// Where it is refused, screens show what they have shown.
  case untouched
  /// UIKit takes what it does.
  case safe
  /// Steps, tasks and gates get payloads of the types that they take.
  case typed
  /// Nobody comes to its destination without having passed its gates.
  case gated
  /// It closes nothing that the user has open without asking.
  case careful
  /// From every screen some route leads on, or the user can go back.
  case free
  /// The screen that a stack or the app begins with is never put on top of it again.
  case shallow
  /// A screen to which transitions lead is seen in some state.
  case seen
}
