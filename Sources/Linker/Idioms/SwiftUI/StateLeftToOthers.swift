import Facts
import NavigationModel

extension StateMoves {
  /// Whether all that gives a view's own state a value was seen to be done by the screens that it shows, and never by
  /// itself: `FeedView(onCompose: { isComposing = true })` leaves it to the feed to bring the sheet up.
  func isLeftToOthers(_ own: OwnContent, _ presentation: At<Presentation>) -> Bool {
    let known = presentation.value.variables.flatMap { sets[$0] ?? [] }
    return own.changes.allSatisfy { change in
      let done = known.filter { $0.effect.origin.general == change }
      return !done.isEmpty && done.allSatisfy { $0.actor.screen != nil && !isPresenter($0.actor, of: presentation) }
    }
  }
}
