import Facts

/// The views of which conditions choose one.
extension ViewContent {
  /// What is shown while some conditions hold, and what else.
  func branches(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ offset: Int32, _ place: Place
  ) -> [ShownView] {
    let gates = linkage.gates
    let known = runner.truth(of: conditions, at: offset, place.scope) ?? truth(ofUnwrapping: conditions, place.scope)
    let bindings = StateBindings(runner: runner)
    let asked = bindings.asked(by: conditions, in: place.scope)
    var found: [ShownView] = []
    if known != false {
      var inner = place.deeper(place.scope.nested())
      evaluator.declare(conditions, in: inner.scope)
      inner.scope = opened(conditions, in: inner.scope, from: place.scope)
      if known == nil { inner.gates.append(gates.condition(conditions, offset, place.scope)) }
      let sole = asked.map { $0.alternatives.count == 1 ? $0.alternatives[0] : [] }
      inner.states += sole ?? narrowing(conditions, place)
      let views = principal(groups(then, inner), place).asking(inner.states)
      found += sole?.isEmpty ?? false ? asking(asked, of: views) : views
    }
    if let otherwise, known != true {
      var other = place.deeper(place.scope.nested())
      if known == nil { other.gates.append(gates.otherwise(conditions, offset, place.scope)) }
      let failed = bindings.asked(by: conditions, in: place.scope, isMet: false)
      let sole = failed.flatMap { $0.alternatives.count == 1 ? $0.alternatives[0] : nil }
      other.states += sole ?? []
      let views = principal(groups(otherwise, other), place).asking(other.states)
      // Any of several conditions that does not hold is enough for it.
      found += sole == nil ? asking(failed, of: views) : views
    }
    if let selection = Selection(conditions, otherwise, of: found) { selections.append(selection) }
    return found
  }

  /// Views for each of several ways in which the state lets them be seen.
  private func asking(_ asked: AskedStates?, of views: [ShownView]) -> [ShownView] {
    guard let asked else { return views }
    return asked.alternatives.flatMap { states in views.map { $0.asking(states) } }
  }

  /// What a condition asks, beside other things, of state that decides here already: `if let isIn { if isIn && isReady`.
  private func narrowing(_ conditions: [Condition], _ place: Place) -> [StateCondition] {
    guard conditions.count == 1, case .boolean(let expression) = conditions[0],
      case .operators(let signs, let operands) = expression.stripped.kind, signs.allSatisfy({ $0 == "&&" })
    else { return [] }
    return operands.compactMap { operand in
      StateBindings(runner: runner).condition(.boolean(operand), in: place.scope)
    }.filter { asked in place.states.contains { !Set($0.variables).isDisjoint(with: asked.variables) } }
  }

  /// What conditions unwrap of the app's state can be any of its type, whatever code was seen to put there: a control
  /// changes it through a binding.
  private func opened(_ conditions: [Condition], in scope: Scope, from outer: Scope) -> Scope {
    let inner = scope.nested()
    for case .binding(.name(let name), let value) in conditions {
      let (read, place) = value.map { ($0, scope) } ?? (Expression(.name(name, []), at: 0), outer)
      let variables = StateBindings(runner: runner).variables(read, in: place)
      let known = name.hasPrefix("$") ? nil : knownValue(of: read, variables, place)
      guard let variable = variables.first, variables.count == 1, known != nil || runner.isBindable(variable) else {
        continue
      }
      let some = known ?? runner.views.someValue(of: variable)
      // What holds a view is told by who put it there.
      let isMade = known.map { if case .instance = $0 { true } else { false } } ?? false
      guard let type = evaluator.typeID(of: some), program[type].keyword == .enum || isMade else { continue }
      // What is asked of it then is asked of the state, or is known.
      let asked = Scope.Binding.expression(Deferred(some, writtenAs: read, in: place, by: evaluator), declared: nil)
      inner.bind(name, known.map { .value($0) } ?? asked)
    }
    return inner.bindings.isEmpty ? scope : inner
  }

  /// What is shown for each case of what is asked.
  func branches(_ subject: Expression, _ cases: [SwitchCase], _ place: Place) -> [ShownView] {
    let value = runner.value(ofSubject: subject, place.scope)
    let asked = subject.isSelf ? place.subject : nil
    // What a control changes through a binding can be any case, whatever it begins with.
    let isOpen = asked?.variables.contains(where: linkage.shared(OpenStates.init).contains) ?? false
    let isFixed = !isOpen && runner.isDeterminate(subject, place.scope) && !isGivenState(subject, place.scope)
    let begun = isFixed ? nil : runner.begun(cases, by: subject, place.scope)
    let isKnown = begun.map { $0.count == 1 } ?? isFixed
    let taken = begun ?? (isKnown ? evaluator.selected(cases, value) : cases)
    let read = isKnown ? [] : StateBindings(runner: runner).variables(subject, in: place.scope)
    let variables = asked?.variables ?? read
    let named = Set(cases.flatMap(\.patterns).compactMap(\.caseName))
    let found = taken.flatMap { branch -> [ShownView] in
      var inner = place.deeper(place.scope.nested())
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      evaluator.narrowHolder(of: subject, to: branch, of: cases, in: inner.scope)
      if let asked {
        inner.gates.append(linkage.gates.branch(branch, of: asked.expression, asked.scope))
      } else if taken.count > 1 || !isKnown {
        inner.gates.append(linkage.gates.branch(branch, of: subject, place.scope))
      }
      if !variables.isEmpty {
        let names = Set(branch.patterns.compactMap(\.caseName))
        inner.states.append(
          StateCondition(variables: variables, wanted: names.isEmpty ? .others(named) : .cases(names)))
      }
      return principal(groups(branch.body, inner), place).asking(inner.states)
    }
    if let name = (asked?.expression ?? subject).lastName { selections.append(Selection(name: name, views: found)) }
    return found
  }

  /// Whether what a function or view is given to choose by is the app's state, which changes: `build(coordinator.root)`,
  /// `RootView(phase: session.phase)`.
  private func isGivenState(_ subject: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = subject.stripped.kind else { return false }
    guard let meanings = scope.lookup(name) else {
      let own = evaluator.variables(subject, in: scope).map(\.id)
      let states = StateBindings(runner: runner).variables(subject, in: scope)
      return !states.isEmpty && states != own && states.allSatisfy { StateNames.isObserved($0, in: program) }
    }
    guard meanings.count == 1, case .argument(let argument, _)? = meanings.first, let written = argument.written else {
      return false
    }
    let states = evaluator.variables(written.expression, in: written.scope).map(\.id)
    return !states.isEmpty && states.allSatisfy { StateNames.isObserved($0, in: program) }
  }
}

extension [ShownView] {
  /// The views where a layout that is written in place is seen only while the state is so.
  fileprivate func asking(_ states: [StateCondition]) -> Self {
    map { view in
      guard !view.isView, view.states.isEmpty else { return view }
      var view = view
      view.states = states
      return view
    }
  }
}

extension ShownView {
  /// The view where state must fulfil more conditions.
  fileprivate func asking(_ states: [StateCondition]) -> ShownView {
    var view = self
    view.states.insert(contentsOf: states, at: 0)
    return view
  }
}

extension StateCondition {
  /// What holds where this does not.
  var opposite: StateCondition {
    var other = self
    switch wanted {
    case .open: break
    case .flag(let flag): other.wanted = .flag(!flag)
    case .cases(let names): other.wanted = .others(names)
    case .others(let names): other.wanted = .cases(names)
    }
    return other
  }
}
