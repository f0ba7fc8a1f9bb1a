import Facts
import NavigationModel

/// Values of which it is not known what they are.
extension StateMoves {
  /// Shows what was found for a value at somebody.
  ///
  /// A value of which nothing is known brings one of all that its table has: of a few it is likely each, of many it is
  /// open which.
  func commit(_ found: [Views.Shown], for value: Value, by effect: Effect, at actor: Actor, _ views: Views) {
    let choices = isOpen(value, views) ? Set(found.map(\.node)).count : 1
    guard choices > Self.choiceLimit else {
      return views.commit(found, by: choices > 1 ? effect.doubted : effect, at: actor)
    }
    emptied.insert(effect.origin)
    let place = views.linkage.place(effect.origin)
    views.linkage.draft.unresolved.append(
      Unresolved(
        source: place, call: views.runner.emission.calls.text(of: effect.origin) ?? effect.kind.rawValue,
        reason: "which of \(choices) screens is meant could not be found out"))
  }

  /// Whether it is not known of a value which case it is.
  private func isOpen(_ value: Value, _ views: Views) -> Bool {
    switch value {
    case .unknown: true
    case .typed(_, let id?): views.runner.program[id].keyword == .enum
    default: false
    }
  }

  /// More screens than these are no answer to what one value shows.
  private static let choiceLimit = 4
}
