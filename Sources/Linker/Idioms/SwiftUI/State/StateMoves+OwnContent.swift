import Facts
import NavigationModel

/// What views show while state of their own has a value.
extension StateMoves {
  /// What a view's own state shows is there, unless all that asks for it was left out wherever it was run, or is done by
  /// others alone.
  ///
  /// What was seen to be asked for comes first: it may lead to who asks for the rest.
  func resolveOwnContent(_ views: Views) {
    let changes = views.runner.changes
    let open = presentations.indices.filter { index in
      guard let own = presentations[index].value.own, !done.contains(Pair(form: 8, a: index, b: 0)) else {
        return false
      }
      return !own.changes.allSatisfy(changes.isLeftOut) && !isLeftToOthers(own, presentations[index])
    }
    let asked = open.filter { presentations[$0].value.own?.changes.contains(where: changes.isMade) ?? false }
    for index in asked.isEmpty ? open : asked { show(index, views) }
  }

  private func show(_ index: Int, _ views: Views) {
    done.insert(Pair(form: 8, a: index, b: 0))
    let presentation = presentations[index]
    let effects = (presentation.value.own?.show() ?? []).map { shown -> Effect in
      var effect = presentation.effect
      (effect.target, effect.detail, effect.certainty) = (shown.target, shown.detail, shown.certainty)
      effect.gates += shown.gates
      return effect
    }
    views.runner.emission.commit(effects, at: presentation.actor)
  }

  /// Whether all that gives a view's own state a value was seen to be done by the screens that it shows, and never by
  /// itself: `FeedView(onCompose: { isComposing = true })` leaves it to the feed to bring the sheet up.
  private func isLeftToOthers(_ own: OwnContent, _ presentation: At<Presentation>) -> Bool {
    let known = presentation.value.variables.flatMap { sets[$0] ?? [] }
    return own.changes.allSatisfy { change in
      let done = known.filter { $0.effect.origin.general == change }
      return !done.isEmpty && done.allSatisfy { $0.actor.screen != nil && !isPresenter($0.actor, of: presentation) }
    }
  }
}
