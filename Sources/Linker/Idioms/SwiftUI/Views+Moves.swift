import Facts
import NavigationModel

extension Views {
  /// Shows screens to whoever made a move.
  func commit(_ found: [Shown], by effect: Effect, at actor: Emission.Actor) {
    let effects = found.map { target -> Effect in
      var shown = effect
      shown.target = target.target
      shown.gates += target.gates
      return shown
    }
    guard !effects.isEmpty else { return }
    runner.emission.resolve(effect.origin, by: .property, effect.label ?? "change of state")
    runner.emission.commit(effects + found.flatMap(\.after), at: actor)
  }

  /// Shows what a view presents that no screen was seen to ask for: what flows put there, else all that its type allows.
  func presentUnasked(
    _ presentation: Presentation, _ declared: Effect, at actor: Emission.Actor, put: [Value]
  ) {
    let show = { (item: Value) in
      self.present(
        presentation.content, in: presentation.scope,
        given: item.isUnknown ? [] : [LabeledValue(label: nil, value: item)], host: self.host(presentation.scope))
    }
    var effect = declared
    effect.kind = presentation.kind
    effect.detail = presentation.detail
    var found = put.filter { $0.isKnown && !$0.isNothing }.prefix(8).flatMap(show)
    if found.isEmpty {
      // What holds a view shows that, and nothing where nobody puts one there.
      if presentation.variables.contains(where: holdsView) { return }
      guard !presentation.variables.contains(where: canHoldAnything) else {
        linkage.draft.unresolved.append(
          Unresolved(
            source: linkage.place(effect.origin), call: presentation.detail ?? presentation.kind.rawValue,
            reason: "what is presented could not be found out"))
        return
      }
      found = show(presentation.variables.first.map(someValue(of:)) ?? .unknown)
      // Which of several the view asks for is not known.
      if Set(found.map(\.node)).count > 1 { effect.certainty = .inferred }
    }
    commit(found, by: effect, at: actor)
  }

  /// Whether a property's values are made around a view that they are given.
  private func holdsView(_ id: VariableID) -> Bool {
    guard let type = runner.evaluator.typeID(of: someValue(of: id)), runner.program[type].keyword == .struct,
      !runner.program.isScreen(type)
    else { return false }
    return linkage.shared(OwnViewStacks.init).wrapped(by: type) != nil
  }

  /// Whether a property's objects wrap one of many: `struct Module { let coordinator: any Coordinator }`.
  private func canHoldAnything(_ id: VariableID) -> Bool {
    guard let type = runner.evaluator.typeID(of: someValue(of: id)), runner.program[type].keyword != .enum else {
      return false
    }
    let program = runner.program
    return program[type].members.values.joined().contains { member in
      guard case .variable(let part) = member, !program[part].declaration.isStatic,
        program[part].declaration.getter == nil, let written = program[part].declaration.type?.unwrapped,
        let wrapped = program.resolve(written, from: type, file: program[part].file)
      else { return false }
      return program[wrapped].keyword == .protocol
        && program.conformers(of: wrapped).count { program[$0].keyword != .protocol } > Self.choiceLimit
    }
  }

  /// What can be any of more than these is open.
  private static let choiceLimit = 4

  /// A screen as it is.
  func shown(_ node: NodeID) -> Shown { Shown(node: node, target: .node(node), gates: []) }

  /// Some value of a property, or of the optional that it is, by its type.
  func someValue(of id: VariableID) -> Value {
    let entry = runner.program[id]
    guard let type = entry.declaration.type?.unwrapped else { return .unknown }
    let target = runner.program.resolve(type, from: entry.owner, file: entry.file)
    return target.map { runner.program[$0].keyword } == nil ? .unknown : .typed(type, target)
  }

  /// The view whose code a scope is.
  func host(_ scope: Scope) -> String { runner.evaluator.ownType(in: scope)?.simpleName ?? "app" }

  /// What code calls a type.
  func name(of type: ValueType) -> String {
    switch type {
    case .app(let id): runner.program[id].name
    case .named(let name): name
    }
  }

  /// Whether a property is the path of a stack by its type.
  func isPath(_ id: VariableID) -> Bool {
    let declaration = runner.program[id].declaration
    if case .dictionary(_, let kept)? = declaration.type?.unwrapped {
      return Self.paths.contains(kept.simpleName ?? "")
    }
    if let name = declaration.type?.simpleName { return Self.paths.contains(name) }
    guard case .call(let callee, _)? = declaration.value?.kind else { return false }
    return Self.paths.contains(callee.lastName ?? "")
  }

  /// What SwiftUI, and libraries like it, call the path of a stack.
  private static let paths: Set<String> = ["NavigationPath", "NBNavigationPath", "FlowPath"]

  /// An effect that waits for what the rest of the app says.
  func pending(
    _ what: Move.What, _ form: Int, _ value: Value, _ variable: VariableID?, _ call: RunningCall,
    _ kind: Transition.Kind
  )
    -> Effect
  {
    let value = what.isObservation ? runner.tag(value) : ValueKey(value)
    let key = Move.Key(
      form: form, origin: call.origin, value: value, variable: variable,
      scope: form == 2 || form == 4 ? ObjectIdentifier(call.scope) : nil)
    return call.effect(kind, .move(number(of: what, key)))
  }

  /// What it means that a number goes up or down: `page += 1`.
  func stepped(_ target: Expression, _ sign: String, _ value: Expression, _ call: RunningCall) -> [Effect]? {
    guard ["+=", "-="].contains(sign) else { return nil }
    // One of several: `page -= page == 0 ? 0 : 1`.
    let counts = call.value(value).alternatives.map { count -> Int? in
      if case .number(let text) = count { Int(text) } else { nil }
    }
    guard !counts.isEmpty, !counts.contains(nil) else { return nil }
    let steps = Set(counts.compactMap(\.self)).subtracting([0]).map { sign == "+=" ? $0 : -$0 }.sorted()
    return StateBindings(runner: runner).variables(target, in: call.scope).flatMap { variable in
      steps.map { pending(.step(variable, $0), 12, .number(String($0)), variable, call, .select) } + [
        // Which number it is now only who asks for the step can tell; that it is another, all.
        pending(.set(variable, .unknown), 3, .unknown, variable, call, .select)
      ]
    }
  }

  /// What a property is while the code runs that observes it: with it goes what that changes.
  func beside(_ id: VariableID, _ value: Value) -> [Effect] {
    let entry = runner.program[id]
    guard names.names.contains(entry.declaration.name) else { return [] }
    let origin = Origin(file: entry.file, offset: entry.declaration.offset)
    let key = Move.Key(form: 11, origin: origin, value: ValueKey(value), variable: id, scope: nil)
    let target = Effect.Target.move(number(of: .beside(id, value), key))
    return [Effect(kind: .select, target: target, origin: origin, gates: [])]
  }

  /// What a change of a property means, if it decides what is shown: `router.sheet = .settings`, `path = []`.
  func assigned(_ target: Expression, _ value: Expression, _ call: RunningCall) -> [Effect] {
    // What keeps a binding changes nothing of what that leads to: `self.item = item`.
    let kept = runner.evaluator.variables(target, in: call.scope).map(\.id)
    if !kept.isEmpty, kept.allSatisfy({ runner.program[$0].declaration.type?.simpleName == "Binding" }) { return [] }
    let variables = StateBindings(runner: runner).variables(target, in: call.scope)
    return variables.flatMap { variable -> [Effect] in
      // What a view begins with is no change of anything.
      if runner.isBeginning(variable, call.scope) || hasWaited(value, for: variable, call.scope) { return [] }
      let type = runner.program[variable].declaration.type
      let given = runner.evaluator.contextual(runner.value(ofAssigned: value, call.scope), type, in: call.scope)
      if let effects = keptView(variable, value, given, call) { return effects }
      if let effects = heldView(variable, given, call) { return effects }
      if let elements = stackElements(value, given) {
        var effects: [Effect] = []
        if case .term(let route)? = elements.last, let kind = Self.routeKinds[route.name],
          let shown = route.unlabeled?.value
        {
          let element = contextualElement(shown, of: variable, call)
          effects.append(pending(.link(element, nil), 1, element, variable, call, kind))
        } else if let last = elements.last {
          let element = contextualElement(last, of: variable, call)
          effects.append(pending(.link(element, variable), 1, element, variable, call, .push))
        } else {
          effects.append(pending(.back(variable), 6, .unknown, variable, call, .popToRoot))
        }
        return effects
      }
      if given.isNothing, case .subscript = target.stripped.kind, isList(variable) {
        return [pending(.back(variable), 6, .unknown, variable, call, .popToRoot)]
      }
      if let effects = held(by: variable, given, of: target, call) { return effects.map { call.showing(value, $0) } }
      let following = following(value, target, variable, call).map { [$0] } ?? []
      return following
        + given.alternatives.prefix(Views.alternativeLimit).flatMap { alternative -> [Effect] in
          let set = pending(.set(variable, alternative), 3, alternative, variable, call, .select)
          let shown = call.showing(value, set)
          // What a caller passes arises there, but goes with what is changed here.
          let beside = pending(.beside(variable, alternative), 11, alternative, variable, call, .select)
          return [bringing(alternative, shown)] + (shown.isPassed ? [beside] : [])
        }
    }
  }

  /// How the routes of a list are shown, by the name that makes them.
  private static let routeKinds: [String: Transition.Kind] = [
    ".root": .replaceRoot, ".push": .push, ".sheet": .present, ".cover": .present,
  ]

  /// What a path is set to: a list of values, or a new path.
  private func stackElements(_ written: Expression, _ value: Value) -> [Value]? {
    if case .array(let elements) = value { return elements }
    // `item = .init()` makes an item of the app's own.
    if case .instance = value { return nil }
    switch written.stripped.kind {
    case .call(let callee, let arguments) where Self.paths.union(["init"]).contains(callee.lastName ?? ""):
      return arguments.isEmpty ? [] : nil
    default: return nil
    }
  }

  /// What a call on a property that decides what is shown does: `path.append(.x)`, `isShown.toggle()`.
  func changed(_ call: RunningCall) -> [Effect]? {
    guard let base = call.base else { return nil }
    let variables = StateBindings(runner: runner).variables(base, in: call.scope)
    guard !variables.isEmpty else { return nil }
    if let effects = keptViews(variables, call) { return effects }
    switch call.name {
    case "toggle":
      runner.changes.make(Origin(file: call.scope.file, offset: call.expression.offset))
      let name = Condition.boolean(base).text
      let closes = base.lastName.map { isShowing($0, in: call.scope) } ?? false
      return variables.map { variable in
        closes
          ? pending(.set(variable, .boolean(false)), 3, .boolean(false), variable, call, .select)
          : pending(.toggle(variable, name), 3, .boolean(true), variable, call, .select)
      }
    case "append":
      guard let added = call.arguments.first else { return nil }
      return variables.flatMap { variable -> [Effect] in
        let value = contextualElement(call.value(added.value), of: variable, call, heldBy: base)
        return value.alternatives.prefix(Views.alternativeLimit).map { alternative in
          let link = pending(.link(alternative, variable), 1, alternative, variable, call, .push)
          return bringing(alternative, call.showing(added.value, link))
        }
      }
    case "removeLast", "popLast":
      return variables.map {
        pending(.back($0), 6, .unknown, $0, call, call.arguments.isEmpty ? .pop : .popToRoot)
      }
    case "removeAll": return variables.map { pending(.back($0), 6, .unknown, $0, call, .popToRoot) }
    default:
      if let effects = changing(base, variables, call) { return effects }
      if let effects = mutating(variables, call) { return effects }
      guard let values = linkage.shared(BindingFunctions.init).values(setBy: call) else { return nil }
      return variables.flatMap { variable in
        values.map { pending(.set(variable, $0), 3, $0, variable, call, .select) }
      }
    }
  }

  /// Whether a modifier of the app's own shows something while that flag of it is set: it can only take that away.
  private func isShowing(_ flag: String, in scope: Scope) -> Bool {
    guard let modifier = scope.owner else { return false }
    return linkage.shared(OwnPresentations.init).isShowing(flag.withoutDollar, in: modifier)
  }

  /// An element as the type of the list means it: `.detail` where routes are listed.
  ///
  /// Where that is a parameter of the object's type, the object tells what it stands for.
  func contextualElement(
    _ value: Value, of variable: VariableID, _ call: RunningCall, heldBy path: Expression? = nil
  ) -> Value {
    let declaration = runner.program[variable].declaration
    let found = path.map { runner.evaluator.variables($0, in: call.scope) } ?? []
    let scope = Scope(
      file: runner.program[variable].file, owner: runner.program[variable].owner,
      receiver: found.first { $0.id == variable }?.receiver)
    var types = declaration.type.map(elements) ?? []
    if case .call(let callee, _)? = declaration.value?.kind, case .array(let elements) = callee.kind,
      case .name(let name, _)? = elements.first?.kind
    {
      types.append(.simple(name))
    }
    return types.reduce(value) { value, type in
      let meant = runner.evaluator.resolvedAlias(type, in: scope)
      return runner.evaluator.contextual(value, meant == .other ? type : meant, in: scope)
    }
  }

  /// Whether a property keeps lists, or paths, by some key.
  private func isList(_ id: VariableID) -> Bool {
    guard case .dictionary(_, let kept)? = runner.program[id].declaration.type?.unwrapped else { return false }
    if case .array = kept.unwrapped { return true }
    return isPath(id)
  }

  /// What a list holds, or the lists that a dictionary or list keeps.
  private func elements(of type: TypeReference) -> [TypeReference] {
    switch type.unwrapped {
    case .array(.named(let path, let arguments)): [.named(path: path, arguments: arguments)]
    case .array(let lists): elements(of: lists)
    case .dictionary(_, let kept): elements(of: kept)
    case .named(_, let arguments): arguments.flatMap { [$0] + $0.arguments }
    default: []
    }
  }
}

extension Runner {
  /// What is assigned to a property; a flag, where it is what a condition says: `isIn = user != nil`.
  func value(ofAssigned expression: Expression, _ scope: Scope) -> Value {
    let value = evaluator.evaluate(expression, in: scope)
    let condition = expression.stripped
    if value.isUnknown, case .prefix("!", _) = condition.kind, let truth = truth(of: condition, scope) {
      return .boolean(truth)
    }
    guard value.isUnknown, case .operators(let signs, let operands) = condition.kind else { return value }
    if let truth = truth(of: condition, scope) { return .boolean(truth) }
    guard signs == ["!="] || signs == ["=="], operands[1].isNil, !mayBeEmpty(operands[0], scope) else { return value }
    let asked = evaluator.evaluate(operands[0], in: scope).alternatives
    let isThere = asked.allSatisfy { !$0.isUnknown && !$0.isNothing }
    return isThere ? .boolean(signs == ["!="]) : value
  }

  /// Whether code makes a view whose property it is.
  fileprivate func isBeginning(_ variable: VariableID, _ scope: Scope) -> Bool {
    guard let function = scope.function, program[function].declaration.name == "init",
      let owner = program[variable].owner, owner == scope.owner
    else { return false }
    return program[owner].keyword == .struct && program.isPart(owner)
  }
}
