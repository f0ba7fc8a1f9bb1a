extension Effect {
  /// What an effect is called wherever it occurs, and what that means; in the order of the effects.
  package static let meanings: [(word: String, meaning: String)] = [
    ("crashes", "UIKit raises an exception, or gates call each other for ever"),
    ("failed", "the router gives up with this error"),
    ("refused", "a screen that stands in the way can not be dismissed, or a gate lets nobody through"),
    ("waits", "the completion is not called before somebody has done something"),
    ("replaced root", "another screen is the root of the window"),
    ("dismissed", "modals that the user had open are closed"),
    ("switched tab", "another tab is selected"),
    ("popped", "screens leave the stack of a navigation controller"),
    ("removed", "screens leave another container"),
    ("built", "new screens, by how they meet what was there: pushed, presented, added tab, embedded"),
    ("updated", "a screen that was there shows something else"),
    ("reused", "the screen that is seen was there before"),
    ("duplicated", "the new screen is beside one of the same class with the same content"),
    ("another instance", "the new screen is beside one of the same class with other content"),
    ("not visible", "the router says that it has arrived, but nobody sees the destination"),
    ("no change", "nothing in the window is different"),
  ]

  /// The word among `meanings` under which it is explained.
  package var word: String {
    if builds { return "built" }
    return Self.meanings.lazy.map(\.word).first { description.hasPrefix($0) } ?? description
  }
}
