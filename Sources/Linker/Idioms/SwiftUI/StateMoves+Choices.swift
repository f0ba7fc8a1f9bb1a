import Facts
import NavigationModel

/// Views of which the app's state says which one is seen.
extension StateMoves {
  func resolveChoices(_ views: Views, _ enclosures: Enclosures, isLast: Bool) {
    let open = OpenChoices(views: views)
    for (index, choice) in choices.enumerated() {
      let variables = Set(choice.value.views.flatMap(\.states).flatMap(\.variables)).sorted { $0.index < $1.index }
      for variable in variables {
        for (number, set) in (sets[variable] ?? []).enumerated() {
          let pair = Pair(form: 4, a: index, b: variable.index << 20 | number)
          guard !done.contains(pair) else { continue }
          let stays = stays(set, variable, choice, enclosures, views)
          if stays == nil, !isLast { continue }
          done.insert(pair)
          guard stays != true else { continue }
          // A column that is emptied shows what it shows without a choice.
          guard choice.value.kind == .replaceRoot || !set.value.isNothing else { continue }
          let current = set.actor.screen.map { screen in
            choice.value.views.filter { views.node(of: $0, host: "") == screen }
          }
          guard current?.isEmpty == false || !isInAnother(choice, variable, set, views) else { continue }
          let others = open.views(after: variable, of: choice.value.views, from: set.actor.screen)
          for view in choice.value.views.filter({ chosen($0, variable, set.value) }) + others {
            let node = views.node(of: view, host: "")
            guard set.actor.screen != node, !open.holds(set.actor.screen, node, of: choice.value.views),
              !isRuledOut(view, beside: variable, set, leaving: current ?? [], isHost: set.actor == choice.actor, views)
            else { continue }
            var effect = set.effect
            effect.kind = effect.kind == .showDetail ? .showDetail : choice.value.kind
            if view.states.contains(where: \.isOpen) { effect.certainty = .inferred }
            views.commit([views.shown(node)], by: effect, at: set.actor)
          }
        }
      }
    }
  }

  /// Whether who changes the state is seen nowhere but inside of the only view that the new value stands for.
  ///
  /// - Returns: `nil` where it is not known yet.
  private func stays(
    _ set: At<Value>, _ variable: VariableID, _ choice: At<Choice>, _ enclosures: Enclosures, _ views: Views
  ) -> Bool? {
    guard choice.value.kind == .replaceRoot, case .screen(let screen) = set.actor,
      case .screen(let host) = choice.actor, screen != host
    else { return false }
    let chosen = choice.value.views.filter { self.chosen($0, variable, set.value) }
    guard chosen.count == 1 else { return false }
    let node = views.node(of: chosen[0], host: "")
    // Of two forms of one view that may be the other.
    guard node != screen, choice.value.views.count(where: { views.node(of: $0, host: "") == node }) == 1 else {
      return false
    }
    let others = choice.value.views.map { views.node(of: $0, host: "") }.filter { $0 != node }
    return enclosures.isInside(screen, of: [node], withoutPassing: Set(others + [host]))
  }

  /// Whether who changes the state stands in another form of the same container, with other screens in it.
  private func isInAnother(_ choice: At<Choice>, _ variable: VariableID, _ set: At<Value>, _ views: Views) -> Bool {
    guard choice.value.kind == .select, let screen = set.actor.screen else { return false }
    return choices.contains { other in
      other.actor == choice.actor && other.value.kind == .select
        && other.value.views.contains { view in
          view.states.contains { $0.variables.contains(variable) } && views.node(of: view, host: "") == screen
        }
    }
  }

  private func chosen(_ view: ShownView, _ variable: VariableID, _ value: Value) -> Bool {
    let conditions = view.states.filter { $0.variables.contains(variable) }
    return !conditions.isEmpty
      && value.alternatives.contains { alternative in conditions.allSatisfy { $0.holds(for: alternative) == true } }
  }

  /// Whether what is presented has several forms, and this is not the one that the code at hand asks for.
  ///
  /// `kind = .login; isShown = true`, or where the one follows from the other.
  func isRuledOut(_ shown: Views.Shown, of presentation: Presentation, by value: Value, _ set: At<Value>) -> Bool {
    shown.states.contains { condition in
      if !Set(condition.variables).isDisjoint(with: presentation.variables) {
        return condition.holds(for: value) == false
      }
      let nearby = condition.variables.flatMap { (sets[$0] ?? []) + (besides[$0] ?? []) }.filter {
        $0.actor == set.actor && bodies.isSame($0.effect.origin, set.effect.origin) && $0.isBeside(set)
      }
      return !nearby.isEmpty && !nearby.contains { condition.canHold(for: $0.value) }
    }
  }

  /// Whether the rest of the state keeps a view from being seen that one property asks for.
  ///
  /// The rest is what the same code makes of it, else what it was for the screen that is left; a selection that nobody
  /// has touched is where it begins, and for the view that all of them stand in what its own code makes of it, too.
  private func isRuledOut(
    _ view: ShownView, beside variable: VariableID, _ set: At<Value>, leaving current: [ShownView], isHost: Bool,
    _ views: Views
  ) -> Bool {
    let others = view.states.filter { !$0.variables.contains(variable) }
    return others.contains { condition in
      let changes = condition.variables.flatMap { sets[$0] ?? [] }.filter { $0.actor == set.actor }
      let nearby = changes.filter { bodies.isSame($0.effect.origin, set.effect.origin) && $0.isBeside(set) }
      if !nearby.isEmpty { return !nearby.contains { condition.canHold(for: $0.value) } }
      let before = current.filter { $0.states.contains { $0.variables == condition.variables } }
      if before.isEmpty, isHost || changes.isEmpty, let start = views.start(of: condition) {
        return condition.holds(for: start) == false && !changes.contains { condition.canHold(for: $0.value) }
      }
      return !before.isEmpty && before.allSatisfy { $0.states.contains { $0.excludes(condition) } }
        && !changes.contains { condition.canHold(for: $0.value) }
    }
  }
}
