import Facts

extension Evaluator {
  /// What a property or global variable can be.
  func value(of id: VariableID, receiver: Value? = nil) -> Value {
    if let supposed = supposed(id) { return supposed }
    // Whoever has come by the type alone: only an object has the property, and is `self` in its initial value.
    if case .metatype(let type, let owner?)? = receiver, !program[id].declaration.isStatic {
      return value(of: id, receiver: .typed(type, owner))
    }
    // What a case of an enum has is told by the case: it differs from one to the next.
    switch receiver {
    case .enumCase, .string: return computedValue(of: id, receiver: receiver)
    case .term(let term)? where followsObjects && !term.root.generics.isEmpty:
      return computedValue(of: id, receiver: receiver)
    default: break
    }
    // Two objects of one class may be made with different parts.
    if followsObjects, case .instance(let object)? = receiver,
      !object.arguments.isEmpty || !object.type.arguments.isEmpty || !object.changes.isEmpty
    {
      return computedValue(of: id, receiver: receiver)
    }
    if let own = shownByObject(id, receiver) { return own }
    if wholeProgram != nil || followsObjects {
      let type = receiver.flatMap { typeID(of: $0) }
      if let known = sharedValues[id]?[type] { return known }
      let before = cutMark
      let value = computedValue(of: id, receiver: receiver)
      if cutMark == before { sharedValues[id, default: [:]][type] = value }
      return value
    }
    if let known = variableValues[id] { return known }
    let before = cuts
    let value = computedValue(of: id, receiver: receiver)
    // A receiver may shape the value only through members of its own type, which the next caller shares.
    if cuts == before { variableValues[id] = value }
    return value
  }

  /// What a computed property makes of the parts that just this object was made with, where that may be shown.
  private func shownByObject(_ id: VariableID, _ receiver: Value?) -> Value? {
    guard wholeProgram != nil, !followsObjects, case .instance(let object)? = receiver, !object.arguments.isEmpty,
      program[id].declaration.getter != nil, let name = program[id].declaration.type?.unwrapped.simpleName,
      UIKitClasses.isController(name)
    else { return nil }
    let key = GetterKey(property: id, receiver: ValueKey(receiver))
    if let known = shownByObjects[key] { return known.value }
    let before = cutMark
    let value = computedValue(of: id, receiver: receiver)
    if cutMark == before { shownByObjects[key] = (value, object) }
    return value
  }

  struct GetterKey: Hashable {
    var property: VariableID
    var receiver: ValueKey
  }

  private func computedValue(of id: VariableID, receiver: Value?) -> Value {
    guard activeVariables[id, default: 0] < depthLimit(for: receiver) else {
      cuts += 1
      return declaredValue(of: id)
    }
    activeVariables[id, default: 0] += 1
    defer { activeVariables[id, default: 1] -= 1 }
    return computeValue(of: id, receiver: receiver)
  }

  /// How often a property may ask for itself: a case may ask the case that it carries, `first(.lobby).screen`.
  private func depthLimit(for receiver: Value?) -> Int {
    if case .enumCase = receiver { Self.recursionLimit } else { 1 }
  }

  private func computeValue(of id: VariableID, receiver: Value?) -> Value {
    let entry = program[id]
    let scope = Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements, put: put)
    want(entry.declaration.type, of: entry.declaration.value, or: entry.declaration.getter, in: scope)
    if let getter = entry.declaration.getter {
      // What is kept in an associated object is what the program puts there.
      if let wholeProgram, !entry.declaration.observers.isEmpty {
        let stored = wholeProgram.stored(in: id, of: receiver.flatMap { typeID(of: $0) })
        if !stored.isEmpty, stored.allSatisfy({ if case .enumCase = $0 { true } else { false } }) {
          return .oneOf(stored)
        }
      }
      let getter = built(getter, by: entry.declaration.attributes, in: scope) ?? getter
      let found = results(of: getter, in: scope, implicit: true)
      var result = contextual(.oneOf(found), entry.declaration.type, in: scope)
      if wholeProgram != nil, case .null = result, found.contains(where: \.isUnknown) { result = .unknown }
      return result.isUnknown ? declaredValue(of: id) : declared(result, as: entry.declaration.type, in: scope)
    }
    if let wholeProgram { return computeValue(of: id, receiver: receiver, in: wholeProgram, scope) }
    if let initial = entry.declaration.value {
      let value = contextual(evaluate(initial, in: scope), entry.declaration.type, in: scope)
      return refined(value, by: entry.declaration.type, in: scope)
    }
    if let wrapped = wrapped(id, in: scope) { return wrapped }
    if let stored = stores?.values(of: id) { return .oneOf(stored) }
    return declaredValue(of: id)
  }

  /// What a library's function returns says less than the app's type that is written for it: `{ lock.withLock { $0 } }`.
  func declared(_ value: Value, as type: TypeReference?, in scope: Scope) -> Value {
    guard wholeProgram != nil, let type, value.isAny(where: \.isResultOfLibrary) else { return value }
    let written = resolvedAlias(type.unwrapped, in: scope)
    guard let id = program.resolve(written, from: scope.owner, file: scope.file), program[id].keyword != nil,
      !opaqueNames.contains(program[id].name)
    else { return value }
    return value.mapped { $0.isResultOfLibrary ? .typed(written, id) : $0 }
  }

  /// What a library's object has, or a function of its makes, says less than the app's type that is written for it.
  ///
  /// `checkout.settings = dependency.settings` is one; of cases, some say more.
  func typed(_ value: Value, as type: TypeReference?, in scope: Scope) -> Value {
    guard let type, value.isAny(where: \.isTakenFromLibrary) else { return value }
    let written = resolvedAlias(type.unwrapped, in: scope)
    guard let id = program.resolve(written, from: scope.owner, file: scope.file), isConcrete(id),
      program[id].keyword != .enum, !opaqueNames.contains(program[id].name)
    else { return value }
    return value.mapped { $0.isTakenFromLibrary ? .typed(written, id) : $0 }
  }

  /// The same for a property of one object, where a protocol of the app's is written for it; `nil` for other values.
  ///
  /// `let signIn: any SignInMaking` that is made with `dependency.signIn` is some type that conforms.
  func declared(_ value: Value, of id: VariableID, in scope: Scope) -> Value? {
    guard wholeProgram != nil, value.isTakenFromLibrary, let type = program[id].declaration.type,
      let wanted = program.resolve(
        resolvedAlias(type.unwrapped, in: scope), from: program[id].owner, file: program[id].file),
      program[wanted].keyword == .protocol
    else { return nil }
    return declaredValue(of: id, in: scope)
  }

  /// A stored property holds its initial value and all that the program ever puts there.
  private func computeValue(
    of id: VariableID, receiver: Value?, in wholeProgram: WholeProgram, _ scope: Scope
  ) -> Value {
    let entry = program[id]
    var values: [Value] = []
    if let initial = entry.declaration.value {
      let type = receiver.flatMap { typeID(of: $0) }
      let made = madeFor(type, evaluate(initial, in: scope), by: initial, in: scope)
      let own = toldApart(made, made: (initial, entry.declaration.type), byObjectsOf: type, of: entry.owner)
      let value = contextual(own, entry.declaration.type, in: scope)
      values = conforming(value, to: entry.declaration.type, in: scope).alternatives.filter { alternative in
        switch alternative {
        case .unknown, .null: false
        default: true
        }
      }
    }
    values += wholeProgram.stored(in: id, of: receiver.flatMap { typeID(of: $0) })
    // An empty collection is filled later, or was before: what it holds then its type says.
    values.removeAll(where: \.isEmptyCollection)
    if !values.isEmpty { values += wholeProgram.addedCases(to: id, of: receiver.flatMap { typeID(of: $0) }) }
    values = values.filter { fits($0, entry.declaration.type, in: scope) }
    values = values.map { listed($0, as: entry.declaration.type, in: scope) }
    if let type = entry.declaration.type, isOfApp(type, in: scope) {
      // What a library gives is of the type that is written, and nothing else is known of it.
      values.removeAll { isPlaceholder($0) || !isEnum(type, in: scope) && $0.isTakenFromLibrary }
    }
    if case .typed(_, let type?)? = receiver, isWrapped(id, in: type), Value.oneOf(values).alternatives.count > 1 {
      return declaredValue(of: id, in: scope)
    }
    // What is assigned as some value of its own type says less than what is assigned as itself.
    let precise = values.filter { if case .typed(_, let type) = $0 { type.map(isConcrete) ?? false } else { true } }
    if !precise.isEmpty { return .oneOf(precise) }
    return values.isEmpty ? declaredValue(of: id, in: scope) : .oneOf(values)
  }

  /// Whether a property is all that a struct has, and a controller: what others wrap says nothing of one wrapper.
  func isWrapped(_ id: VariableID, in type: TypeID) -> Bool {
    guard program[type].keyword == .struct, program[id].owner == type,
      let name = program[id].declaration.type?.unwrapped.simpleName, UIKitClasses.isController(name)
    else { return false }
    return storedProperties(of: type) == [id]
  }

  /// A list of what a library's function returns is one of what is written: `rooms = try await query.get()`.
  private func listed(_ value: Value, as type: TypeReference?, in scope: Scope) -> Value {
    guard case .array(let element)? = type?.unwrapped,
      let id = program.resolve(resolvedAlias(element, in: scope), from: scope.owner, file: scope.file), isConcrete(id)
    else { return value }
    let list = Value.array([.typed(element.unwrapped, id)])
    guard case .array(let elements) = value else { return value.isResultOfLibrary ? list : value }
    let says = elements.contains { !$0.isUnknown && !$0.isResultOfLibrary }
    return says || elements.isEmpty ? value : list
  }

  private func isEnum(_ type: TypeReference, in scope: Scope) -> Bool {
    program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file)
      .map { program[$0].keyword == .enum } ?? false
  }

  private func isOfApp(_ type: TypeReference, in scope: Scope) -> Bool {
    program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file)
      .map { program[$0].keyword != nil } ?? false
  }

  /// Whether all that is known of a value is a name that stands for some type: `Item` in `func bind(to item: Item)`.
  private func isPlaceholder(_ value: Value) -> Bool {
    guard case .typed(.named(let path, _), nil) = value, let name = path.last else { return false }
    return !UIKitClasses.isController(name)
  }

  /// Whether values of the type have no other type: it is no protocol, and nothing inherits from it.
  func isConcrete(_ id: TypeID) -> Bool { program[id].keyword != .protocol && program[id].keyword != nil }

  private func declaredValue(of id: VariableID, in scope: Scope) -> Value {
    let entry = program[id]
    if let inherited = environmentValue(read: id) { return inherited }
    guard let type = entry.declaration.type ?? entry.declaration.wrapperType else { return .unknown }
    let resolved = bound(resolvedAlias(type.unwrapped, in: scope), as: type.unwrapped, in: entry.owner)
    return .typed(resolved, program.resolve(resolved, from: entry.owner, file: entry.file))
  }

  /// A generic parameter that nobody was seen to fill, be it of the type or of one around it, is some type within its
  /// bound: `@EnvironmentObject var router: Router` in a row that an extension of `struct Screen<Router: AppRouter>` has.
  private func bound(_ found: TypeReference, as written: TypeReference, in owner: TypeID?) -> TypeReference {
    guard wholeProgram != nil, found == written || found == .other, case .named(let path, []) = written,
      path.count == 1
    else { return found }
    var around = owner
    while let id = around {
      if let parameter = program[id].genericParameters.first(where: { $0.name == path[0] }) {
        guard let bound = parameter.bound, program.resolve(bound, from: id).map({ program[$0].keyword != nil }) ?? false
        else { return found }
        return bound
      }
      around = program[id].parent
    }
    return found
  }

  /// What the written type alone says about a variable.
  private func declaredValue(of id: VariableID) -> Value {
    let entry = program[id]
    if let inherited = environmentValue(read: id) { return inherited }
    guard let type = entry.declaration.type ?? entry.declaration.wrapperType else { return .unknown }
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    return .typed(
      resolvedAlias(type.unwrapped, in: scope), program.resolve(type, from: entry.owner, file: entry.file))
  }

  /// What a view reads under a key of the app's own is what that is declared as: `@Environment(\.router) var router`.
  private func environmentValue(read id: VariableID) -> Value? {
    guard program[id].declaration.type == nil, let key = program[id].declaration.environmentKey,
      let declared = program.environmentValue(key), declared != id
    else { return nil }
    return program[declared].declaration.type == nil ? value(of: declared) : declaredValue(of: declared)
  }

  /// A value that evaluation left open, or that its written type hides behind a protocol, as the type says it.
  private func refined(_ value: Value, by type: TypeReference?, in scope: Scope) -> Value {
    guard let type else { return value }
    let id = program.resolve(type, from: scope.owner, file: scope.file)
    if let id, program[id].keyword == .protocol {
      // Where objects are followed, the one that is written is there.
      if followsObjects, case .instance = value { return value }
      if followsObjects, case .enumCase = value { return value }
      return .typed(type, id)
    }
    switch value {
    case .null where followsObjects: return value
    case .unknown, .null: return .typed(type.unwrapped, id)
    // An empty collection is filled later, by code that this evaluation does not follow.
    case .array(let elements) where elements.isEmpty: return .typed(type.unwrapped, id)
    case .dictionary(let pairs) where pairs.isEmpty: return .typed(type.unwrapped, id)
    default: return value
    }
  }
}
