import Facts
import NavigationModel

/// Views of which the app's state says which one is seen.
extension StateMoves {
  func resolveChoices(_ views: Views, _ enclosures: Enclosures, isLast: Bool) {
    let open = OpenChoices(views: views)
    let appearing = views.linkage.shared(ChangesOnAppearing.init)
    for index in choices.indices where choices[index].value.nodes.isEmpty {
      choices[index].value.nodes = choices[index].value.views.map { views.node(of: $0, host: "") }
    }
    for index in choices.indices {
      let choice = choices[index]
      let variables = Set(choice.value.views.flatMap(\.states).flatMap(\.variables)).sorted { $0.index < $1.index }
      for variable in variables {
        // Changes are large: most of them were dealt with before, and are not even looked at.
        for number in (sets[variable] ?? []).indices {
          let pair = Pair(form: 4, a: index, b: variable.index << 20 | number)
          guard !done.contains(pair), let set = sets[variable]?[number] else { continue }
          let stays = stays(set, variable, choice, enclosures, views)
          if stays == nil, !isLast { continue }
          done.insert(pair)
          guard stays != true, !isHidden(choice, by: set), !isInstead(of: choice, set, enclosures) else { continue }
          // A column that is emptied shows what it shows without a choice.
          guard choice.value.kind == .replaceRoot || !set.value.isNothing, !isOfBar(set, of: variable, choice, views),
            !isOfChildren(variable, set, choice),
            !(set.actor.screen != nil || set.isPlainEvent)
              || !views.linkage.shared(BeginningsOfObjects.init).places.contains(set.effect.origin.general)
          else { continue }
          let current = set.actor.screen.map(choice.value.views(of:))
          guard current?.isEmpty == false || !isInAnother(choice, variable, set, views),
            !isStep(set, variable, of: choice, current: current ?? [])
          else { continue }
          let sources = sources(of: set, variable, choice, current: current ?? [], views)
          let others = open.views(
            after: variable, of: choice.value, in: choice.actor.screen, from: set.actor.screen)
          let own = chosen(of: choice.value.views, variable, views.value(set.value, of: variable))
            .map { (choice.value.views[$0], choice.value.nodes[$0]) }
          for (view, node) in own + others.map({ ($0, views.node(of: $0, host: "")) }) {
            // That its own layout is seen again is no news of a root.
            guard set.actor.screen != node, set.actor.screen != nil || choice.actor != .screen(node),
              !appearing.isMade(at: set.effect.origin, bySeeing: view, of: choice.value.views),
              !open.holds(set.actor.screen, node, of: choice.value),
              !isRuledOut(view, beside: variable, set, of: choice, leaving: current ?? [], enclosures, views)
            else { continue }
            var effect = set.effect
            effect.kind = effect.kind == .showDetail ? .showDetail : choice.value.kind
            if set.value.isUnknown || view.states.contains(where: \.isOpen) { effect.certainty = .inferred }
            var shown = views.shown(node)
            if effect.kind == .replaceRoot { shown.gates = view.gates }
            for source in sources where source.screen != node { views.commit([shown], by: effect, at: source) }
          }
        }
      }
    }
  }

  /// Whether a bar of the app's own beside tabs is tapped: that it leads to all of them they say themselves.
  private func isOfBar(
    _ set: At<Value>, of variable: VariableID, _ choice: At<Choice>, _ views: Views
  ) -> Bool {
    guard [.select, .replaceRoot].contains(choice.value.kind), set.actor == choice.actor,
      case .screen(let host) = set.actor
    else { return false }
    if choice.value.kind == .replaceRoot, isOwnTab(variable, of: host, views) { return true }
    guard let owner = views.linkage.shared(ChangesOfBindings.init).owners[set.effect.origin.general]
    else { return false }
    return views.linkage.nodes.identity(of: owner) != host
  }

  /// Whether a view's own state says which tab is in front, by its name or that of its type.
  private func isOwnTab(_ variable: VariableID, of host: NodeID, _ views: Views) -> Bool {
    let (program, declaration) = (views.runner.program, views.runner.program[variable].declaration)
    guard let owner = program[variable].owner, views.linkage.nodes.identity(of: owner) == host,
      declaration.attributes.contains(where: { ["State", "SceneStorage"].contains($0.name) })
    else { return false }
    return [declaration.name, declaration.type?.simpleName ?? ""].contains { $0.lowercased().contains("tab") }
  }

  /// Whether what a container's own code changes is which children there are: those of a tab bar come and go in it.
  private func isOfChildren(_ variable: VariableID, _ set: At<Value>, _ choice: At<Choice>) -> Bool {
    choice.value.kind == .select && set.actor == choice.actor
      && !choice.value.views.conditions(on: variable).contains(where: \.isSelection)
  }

  /// Whether the same code makes the view go away in which the choice is: `project = nil; tab = .start`.
  private func isHidden(_ choice: At<Choice>, by set: At<Value>) -> Bool {
    guard let host = choice.actor.screen else { return false }
    return choices.contains { other in
      let forms = other.actor == choice.actor ? [] : other.value.views(of: host)
      return !forms.isEmpty
        && forms.allSatisfy { form in
          form.states.contains { condition in
            let nearby = changes(of: condition, beside: set)
            return !nearby.isEmpty && !nearby.contains { condition.canHold(for: $0.value) }
          }
        }
    }
  }

  /// Whether who changes the state is only ever seen in place of the view that asks for it, in another arm of a choice.
  ///
  /// What that view shows once it is there, it says itself.
  private func isInstead(of choice: At<Choice>, _ set: At<Value>, _ enclosures: Enclosures) -> Bool {
    guard choice.value.kind == .replaceRoot, let host = choice.actor.screen, let screen = set.actor.screen,
      screen != host
    else { return false }
    return choices.contains { other in
      guard let holder = other.actor.screen, holder != host, holder != screen else { return false }
      let (forms, others) = (other.value.views(of: screen), other.value.views(of: host))
      guard !forms.isEmpty, !others.isEmpty else { return false }
      let areArms = forms.allSatisfy { form in others.allSatisfy { form.excludes($0) } }
      return areArms && enclosures.isInside(screen, of: [holder], withoutPassing: [host]) == true
    }
  }

  /// What the code of a change makes of other state in one run.
  private func changes(of condition: StateCondition, beside set: At<Value>) -> [At<Value>] {
    condition.variables.flatMap { changes(of: $0, by: set.actor) }.filter {
      actions.areSameRun($0.effect.origin, set.effect.origin) && $0.isBeside(set)
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
    let chosen = chosen(of: choice.value.views, variable, views.value(set.value, of: variable))
    // One view in the code may be met with several objects.
    guard let first = chosen.first, Set(chosen.map { choice.value.views[$0].origin.general }).count == 1 else {
      return false
    }
    let node = choice.value.nodes[first]
    // Of two forms of one view that may be the other.
    let forms = choice.value.views(of: node)
    guard node != screen, Set(forms.map(\.origin.general)).count == 1 else { return false }
    let others = choice.value.nodes.filter { $0 != node }
    // What lies over the app while the state has the value is seen inside of it, too.
    let covers = views.covers(while: variable, is: set.value)
    if covers.contains(screen) { return true }
    return enclosures.isInside(screen, of: covers.union([node]), withoutPassing: Set(others + [host]))
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

  /// The views that a value stands for, by their numbers: what asks for it twice before what only goes on from it.
  private func chosen(of choice: [ShownView], _ variable: VariableID, _ value: Value) -> [Int] {
    let found = choice.indices.filter { isChosen(choice[$0].states, variable, value) }
    let asked = found.map { index in choice[index].states.count { $0.variables.contains(variable) } }
    let most = asked.max()
    return zip(found, asked).filter { $0.1 == most }.map(\.0)
  }

  private func isChosen(_ states: [StateCondition], _ variable: VariableID, _ value: Value) -> Bool {
    states.contains { $0.variables.contains(variable) }
      && value.isAny { alternative in
        states.allSatisfy { !$0.variables.contains(variable) || $0.holds(for: alternative) == true }
      }
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
        $0.actor == set.actor && actions.areSameRun($0.effect.origin, set.effect.origin) && $0.isBeside(set)
      }
      return !nearby.isEmpty && !nearby.contains { condition.canHold(for: $0.value) }
    }
  }

  /// What somebody makes of a property.
  private func changes(of variable: VariableID, by actor: Actor) -> [At<Value>] {
    guard let sets = sets[variable] else { return [] }
    return sets.indices.lazy.filter { sets[$0].actor == actor }.map { sets[$0] }
  }

  /// Whether the rest of the state keeps a view from being seen that one property asks for.
  ///
  /// The rest is what the same code makes of it, else what it was for the screen that is left; a selection that nobody
  /// has touched is where it begins, and for the view that all of them stand in, and whoever stands outside of them, what
  /// they make of it themselves, too.
  private func isRuledOut(
    _ view: ShownView, beside variable: VariableID, _ set: At<Value>, of choice: At<Choice>,
    leaving current: [ShownView], _ enclosures: Enclosures, _ views: Views
  ) -> Bool {
    let others = view.states.filter { !$0.variables.contains(variable) }
    let openStates = views.linkage.shared(OpenStates.init)
    return others.contains { condition in
      let changes = condition.variables.flatMap { self.changes(of: $0, by: set.actor) }
      let nearby = changes.filter { actions.areSameRun($0.effect.origin, set.effect.origin) && $0.isBeside(set) }
      if !nearby.isEmpty { return !nearby.contains { condition.canHold(for: $0.value) } }
      // Which column's list is seen says nothing of what was chosen in it: `if let order { OrderView(order) }`.
      if choice.value.kind == .showDetail, nearby.isEmpty, condition.asksForChosen(views.runner.program),
        !changes.contains(where: { condition.canHold(for: $0.value) })
      {
        return true
      }
      let before = current.filter { $0.states.contains { $0.variables == condition.variables } }
      // What a control changes may be anything by now when something is chosen for a column.
      let isTouched = choice.value.kind == .showDetail && condition.variables.contains(where: openStates.isControlled)
      if before.isEmpty, !isTouched, let start = views.start(of: condition),
        changes.isEmpty || set.actor == choice.actor || isOutside(set.actor, choice, enclosures, views)
      {
        return condition.holds(for: start) == false && !changes.contains { condition.canHold(for: $0.value) }
      }
      // One of several reasons for which a view is seen may let the other be seen next.
      return !before.isEmpty && current.allSatisfy { $0.states.contains { $0.excludes(condition) } }
        && !changes.contains { condition.canHold(for: $0.value) }
    }
  }
}

/// Where parts of screens change what they are given as bindings.
struct ChangesOfBindings {
  private(set) var owners: [Origin: TypeID] = [:]

  /// - Complexity: O(*n*) in the number of assignments.
  init(_ linkage: Linkage) {
    let program = linkage.program
    for site in linkage.sites.all where site.form == .assignment {
      guard let owner = site.scope.owner, program.isPart(owner),
        case .assignment(let target, _, _) = site.expression.kind, let name = target.stripped.lastName,
        case .variable(let id)? = program.members(named: name, of: owner).first,
        program[id].declaration.attributes.contains(where: { $0.name == "Binding" })
      else { continue }
      owners[site.origin.general] = owner
    }
  }
}

extension StateMoves {
  /// Whether somebody is seen otherwise than inside of the views among which the state chooses.
  private func isOutside(_ actor: Actor, _ choice: At<Choice>, _ enclosures: Enclosures, _ views: Views) -> Bool {
    guard let screen = actor.screen else { return false }
    let nodes = Set(choice.value.nodes)
    let host = choice.actor.screen.map { [$0] } ?? []
    return enclosures.isInside(screen, of: nodes, withoutPassing: Set(host)) == false
  }
}

extension StateMoves.At where Value == Linker.Value {
  /// Whether it just happens, whatever the conditions.
  fileprivate var isPlainEvent: Bool {
    if case .entry(.event, _) = actor { effect.gates.isEmpty } else { false }
  }
}

extension StateCondition {
  /// Whether it asks for something that nobody has chosen at first.
  fileprivate func asksForChosen(_ program: Program) -> Bool {
    guard case .flag(true) = wanted else { return false }
    return !variables.isEmpty
      && variables.allSatisfy { id in
        guard case .optional? = program[id].declaration.type else { return false }
        return program[id].declaration.value?.isNil ?? true
      }
  }
}

extension ShownView {
  /// Whether the state that shows one of two views never shows the other.
  fileprivate func excludes(_ other: ShownView) -> Bool {
    states.contains { condition in other.states.contains(where: condition.excludes) }
  }
}

extension [ShownView] {
  /// What the views ask of a property.
  fileprivate func conditions(on variable: VariableID) -> [StateCondition] {
    flatMap(\.states).filter { $0.variables.contains(variable) }
  }
}

extension Views {
  /// What code gives a property; where nothing is known of it, it is most likely there: `token = answer.token`.
  ///
  /// A flag that is not known may be either.
  func value(_ given: Value, of id: VariableID) -> Value {
    guard given.isUnknown, case .optional(let type)? = runner.program[id].declaration.type, type.simpleName != "Bool"
    else { return given }
    return .typed(type, nil)
  }
}
