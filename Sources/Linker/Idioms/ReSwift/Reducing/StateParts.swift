import Facts

/// States as values with parts: what they hold, what of that an action changes, and what stays as it was.
struct StateParts {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  private var program: Program { evaluator.program }

  /// States in states are told apart as deep as this.
  private static let depthLimit = 6
  /// Where the state before an action is made: nowhere.
  private static let before = Origin(file: 0, offset: -1)
  /// What stands for a part of it that is no state itself.
  private static let part = "«before»"

  /// The state before an action, of which nothing is known; only that it is that.
  func before(of type: TypeReference, in scope: Scope) -> Value { before(of: type, in: scope, depth: 0) }

  private func before(of type: TypeReference, in scope: Scope, depth: Int) -> Value {
    let resolved = evaluator.resolvedAlias(type, in: scope)
    // Whether there is a part that may be missing, nobody knows.
    guard depth < Self.depthLimit, !resolved.isOptional,
      let id = program.resolve(resolved, from: scope.owner, file: scope.file), program[id].keyword == .struct
    else {
      return .term(
        Term(base: nil, name: Self.part, generics: [type], arguments: nil, origin: Self.before, scope: scope))
    }
    var state = Instance(type: resolved, id: id, arguments: [], place: Self.before)
    for property in evaluator.storedProperties(of: id) {
      let declaration = program[property].declaration
      let inner = Scope(file: program[property].file, owner: id)
      let type = declaration.type ?? declaration.madeType ?? .other
      state.changes[declaration.name] = LabeledValue(
        label: declaration.name, value: before(of: type, in: inner, depth: depth + 1))
    }
    return .instance(state)
  }

  /// The name of the type of a state.
  func name(of state: Value) -> String? {
    switch state {
    case .instance(let instance): program[instance.id].name
    case .term(let term): term.generics.first?.unwrapped.simpleName
    default: nil
    }
  }

  /// What a stored property of a struct holds; `nil` for whatever is none.
  func part(_ name: String, of state: Value) -> Value? {
    guard case .instance(let instance) = state, program[instance.id].keyword == .struct else { return nil }
    if let changed = instance.changes[name] { return changed.value }
    for case .variable(let id) in program.members(named: name, of: instance.id)
    where program[id].owner == instance.id && program[id].declaration.getter == nil
      && !program[id].declaration.isStatic
    {
      return made(id, of: instance)
    }
    return nil
  }

  /// What a state was made with.
  private func made(_ id: VariableID, of instance: Instance) -> Value {
    let declaration = program[id].declaration
    let scope = Scope(file: program[id].file, owner: instance.id, receiver: .instance(instance))
    if evaluator.ownInitializers(of: instance).isEmpty {
      if let given = evaluator.memberwiseArgument(for: id, in: instance.arguments) {
        return evaluator.contextual(given.value, type(of: id, in: scope), in: scope)
      }
    } else if let given = evaluator.firstField(id, of: .instance(instance)) {
      return given
    }
    if let initial = declaration.value {
      return evaluator.contextual(evaluator.evaluate(initial, in: scope), declaration.type, in: scope)
    }
    if case .optional? = declaration.type { return .null }
    return declaration.type.map { open($0, in: scope) } ?? .unknown
  }

  private func open(_ type: TypeReference, in scope: Scope) -> Value {
    if case .optional = type { return .unknown }
    return .typed(type, program.resolve(type, from: scope.owner, file: scope.file))
  }

  /// A state with something put into a part of it.
  func putting(_ value: Value, into path: ArraySlice<String>, of state: Value) -> Value {
    guard let name = path.first else { return value }
    return state.mapped { alternative in
      guard case .instance(let instance) = alternative, program[instance.id].keyword == .struct else {
        return alternative.isNull ? .null : .unknown
      }
      var changed = Instance(
        type: instance.type, id: instance.id, arguments: instance.arguments, place: instance.place,
        maker: instance.maker, changes: instance.changes)
      let part = putting(value, into: path.dropFirst(), of: part(name, of: alternative) ?? .unknown)
      changed.changes[name] = LabeledValue(label: name, value: meant(part, as: name, of: instance.id))
      return .instance(changed)
    }
  }

  /// A value as the property that it is put into means it: `state.route = .detail`.
  private func meant(_ value: Value, as name: String, of type: TypeID) -> Value {
    for case .variable(let id) in program.members(named: name, of: type) {
      let scope = Scope(file: program[id].file, owner: program[id].owner)
      return evaluator.contextual(value, self.type(of: id, in: scope), in: scope)
    }
    return value
  }

  /// The type of a property, written or told by the case that it begins with: `var flow = Flow.splash`.
  private func type(of property: VariableID, in scope: Scope) -> TypeReference? {
    let declaration = program[property].declaration
    if let written = declaration.type { return written }
    guard let initial = declaration.value, case .enumCase(let known) = evaluator.evaluate(initial, in: scope) else {
      return declaration.madeType
    }
    return .simple(program[known.type].name)
  }

  /// Whether a value is a part of the state before, or made of nothing else.
  func isUnchanged(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit * 2 else { return true }
    switch value {
    // What routes are, ReSwift-Router's reducer knows.
    case .term(let term): return term.root.name == Self.part || term.root.name == "NavigationReducer"
    case .tuple(let parts): return !parts.isEmpty && parts.allSatisfy { isUnchanged($0.value, depth: depth + 1) }
    case .choice(let values): return values.allSatisfy { isUnchanged($0, depth: depth + 1) }
    case .instance(let instance):
      let parts = instance.changes.values.map(\.value)
      guard instance.place == Self.before || !instance.arguments.isEmpty else { return false }
      return (parts + instance.arguments.map(\.value)).allSatisfy { isUnchanged($0, depth: depth + 1) }
    default: return false
    }
  }

  /// The names of the parts of a state that an action changes; `nil` where it changes the whole.
  func changed(in state: Value) -> Set<String>? {
    guard case .instance(let instance) = state, program[instance.id].keyword == .struct else { return nil }
    let names = evaluator.storedProperties(of: instance.id).map { program[$0].declaration.name }
    let changed = names.filter { name in part(name, of: state).map { !isUnchanged($0) } ?? false }
    return changed.count == names.count ? nil : Set(changed)
  }

  /// What a part that an action leaves alone may hold: what anybody puts there, where it cannot be missing.
  private func held(_ property: VariableID, by state: Instance) -> Value {
    if case .optional? = program[property].declaration.type { return .unknown }
    return evaluator.value(of: property, receiver: .typed(state.type, state.id))
  }

  /// A state as who observes it gets it: with what the action puts there, and whatever else may be in its other parts.
  func seen(_ value: Value, at place: Origin, depth: Int = 0) -> Value {
    guard depth < Self.depthLimit else { return .unknown }
    switch value {
    case .choice(let values): return .oneOf(values.map { seen($0, at: place, depth: depth + 1) })
    case .tuple(let parts):
      return .tuple(
        parts.map { LabeledValue(label: $0.label, value: seen($0.value, at: place, depth: depth + 1)) })
    case .term(let term) where term.base == nil && term.name == Self.part:
      return term.generics.first.map { open($0, in: term.scope) } ?? .unknown
    case .term(let term) where term.root.name == Self.part: return .unknown
    case .instance(let instance) where program[instance.id].keyword == .struct:
      var seen = Instance(type: instance.type, id: instance.id, arguments: [], place: place)
      for property in evaluator.storedProperties(of: instance.id) {
        let name = program[property].declaration.name
        guard let part = part(name, of: value) else { continue }
        let isOpen = if case .term(let term) = part { term.base == nil && term.name == Self.part } else { false }
        let value = isOpen ? held(property, by: instance) : self.seen(part, at: place, depth: depth + 1)
        let shown = LabeledValue(label: name, value: value)
        seen.changes[name] = shown
        // What tells one such state from another.
        if !isUnchanged(part) { seen.arguments += [LabeledValue(label: nil, value: .string(name)), shown] }
      }
      return .instance(seen)
    default: return value
    }
  }
}

extension TypeReference {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }
}
