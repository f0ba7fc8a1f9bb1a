import Facts

/// What the stored properties of an object hold, as far as who makes it says so.
extension Evaluator {
  /// What an object's stored property holds, as far as its initialiser says so.
  private func field(_ id: VariableID, of receiver: Value?) -> Value? {
    guard case .instance(let instance)? = receiver, program[id].declaration.getter == nil,
      followsObjects || (initialValue(of: id).map({ makesStack($0, program[id].declaration.type) }) ?? true)
        || keepsDefault(id, of: instance) || isMade(with: id, instance)
        || instance.changes[program[id].declaration.name] != nil
    else { return nil }
    if wholeProgram != nil, instance.memory.generation == generation, let known = instance.memory.fields[id] {
      return known
    }
    // Objects that make each other would go on for ever.
    guard activeFields[id, default: 0] < Self.objectLimit else {
      cuts += 1
      return isWrapped(id, in: instance.id) ? .unknown : nil
    }
    activeFields[id, default: 0] += 1
    defer { activeFields[id, default: 1] -= 1 }
    let before = cutMark
    let value = field(id, ofObject: instance).map { bound($0, in: id) }
    if wholeProgram != nil, cutMark == before {
      if instance.memory.generation != generation { instance.memory.fields = [:] }
      instance.memory.generation = generation
      instance.memory.fields[id] = .some(value)
    }
    return value
  }

  private func field(_ id: VariableID, ofObject instance: Instance) -> Value? {
    let name = program[id].declaration.name
    if let changed = instance.changes[name] { return changed.value }
    guard instance.alike == nil else { return nil }
    let initializers = ownInitializers(of: instance)
    if let (body, scope) = initialized(id, of: .instance(instance), isBranched: true) {
      let values = results(of: body, in: scope, implicit: false)
      return values.isEmpty ? nil : .oneOf(values)
    }
    if let initial = initialValue(of: id) {
      // Who makes the object may say otherwise.
      if followsObjects {
        if initializers.isEmpty, let given = memberwiseArgument(for: id, in: instance.arguments) { return given.value }
        return assigned(name, byOneOf: initializers, instance)
      }
      if keepsDefault(id, of: instance) || isMade(with: id, instance),
        let given = memberwiseArgument(for: id, in: instance.arguments)
      {
        return given.value
      }
      guard stores?.values(of: id) == nil else { return nil }
      let scope = Scope(file: program[id].file, owner: program[id].owner, receiver: .instance(instance))
      return toldApart(evaluate(initial, in: scope), made: (initial, program[id].declaration.type), by: instance)
    }
    if initializers.isEmpty {
      return memberwiseArgument(for: id, in: instance.arguments)?.value ?? (staysAway(id, of: instance) ? .null : nil)
    }
    let value = assigned(name, byOneOf: initializers, instance)
    // What an object is made without may be put there later: `interactor.presenter = presenter`.
    if let wholeProgram, case .null? = value, program[instance.id].keyword == .class,
      !wholeProgram.stored(in: id, of: instance.id).isEmpty
    {
      return nil
    }
    return value
  }

  private func assigned(_ name: String, byOneOf initializers: [FunctionID], _ instance: Instance) -> Value? {
    let fitting = initializers.filter { accepts(program[$0].declaration.parameters, instance.arguments) }
    for (initializer, _) in overloads(fitting.map { ($0, nil) }, instance.arguments) {
      if let value = assigned(name, by: initializer, instance.arguments, of: instance) { return value }
    }
    return nil
  }

  /// What an object's stored property can hold, as the property's type means it.
  func knownField(_ id: VariableID, of receiver: Value?) -> Value? {
    guard let first = firstField(id, of: receiver) else { return nil }
    // What it is made with may make room for another: `rooms.current = room`.
    guard let wholeProgram, case .instance(let instance)? = receiver, program[instance.id].keyword == .class,
      initialValue(of: id) == nil, instance.changes[program[id].declaration.name] == nil
    else { return first }
    return .oneOf([first] + wholeProgram.replacements(in: id, of: instance.id))
  }

  /// What an object was given for a stored property to begin with, as the property's type means it.
  func firstField(_ id: VariableID, of receiver: Value?) -> Value? {
    guard let value = field(id, of: receiver) else { return nil }
    // An empty collection is filled later: what it holds then its type says.
    if wholeProgram != nil, value.isEmptyCollection { return nil }
    let scope = Scope(
      file: program[id].file, owner: program[id].owner, receiver: followsObjects ? receiver : nil)
    if !followsObjects, case .instance(let object)? = receiver, let owner = program[id].owner {
      scope.bindGenerics { [unowned self] in genericArguments(of: object, seenFrom: owner) }
    }
    let type = program[id].declaration.type
    let meant = made(contextual(conforming(value, to: type, in: scope), type, in: scope), for: type, in: scope)
    if let declared = declared(meant, of: id, in: scope) { return declared }
    return meant.isUnknown ? someCase(of: type, in: scope) ?? meant : meant
  }

  /// What a library makes for a property is of the class that is written for it: `view = DetailViewController.anything()`.
  private func made(_ value: Value, for type: TypeReference?, in scope: Scope) -> Value {
    guard wholeProgram != nil, let type, case .term(let term) = value, term.arguments != nil,
      let id = program.resolve(type, from: scope.owner, file: scope.file), program[id].keyword == .class
    else { return value }
    return narrowed(value, to: type.unwrapped, in: scope)
  }

  /// Any case of an enum that is written for a property: others may be known of other objects.
  private func someCase(of type: TypeReference?, in scope: Scope) -> Value? {
    guard wholeProgram != nil, let type, case .named = type,
      let id = program.resolve(resolvedAlias(type, in: scope), from: scope.owner, file: scope.file),
      program[id].keyword == .enum
    else { return nil }
    return .typed(type, id)
  }

  /// The argument that an object was given for a stored property.
  func given(_ id: VariableID, of receiver: Value?) -> LabeledValue? {
    guard case .instance(let instance)? = receiver else { return nil }
    let name = program[id].declaration.name
    if let changed = instance.changes[name] { return changed }
    guard instance.alike == nil else { return nil }
    if let direct = instance.arguments.first(where: { $0.label == name }) { return direct }
    let initializers = ownInitializers(of: instance)
    if initializers.isEmpty { return memberwiseArgument(for: id, in: instance.arguments) }
    for initializer in initializers
    where accepts(program[initializer].declaration.parameters, instance.arguments) {
      for statement in program[initializer].declaration.body ?? [] {
        guard case .expression(let expression) = statement.kind,
          let (_, value) = expression.assignments.first(where: { target, _ in
            target.lastName == name || target.lastName == "_" + name
          })
        else { continue }
        let scope = scope(of: initializer)
        bind(program[initializer].declaration.parameters, to: instance.arguments, in: scope)
        return LabeledValue(
          label: name, content: Deferred(value, in: scope, by: self), expression: value, isTrailing: false)
      }
    }
    return nil
  }
}
