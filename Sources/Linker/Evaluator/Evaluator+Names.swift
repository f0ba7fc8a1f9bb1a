import Facts

extension Evaluator {
  /// What a plain name means: a local, a member of `self`, a global, a type, or something outside of the app.
  func name(_ name: String, _ generics: [TypeReference], _ expression: Expression, in scope: Scope) -> Value {
    if name == "self" { return seenFromInside(selfValue(in: scope), in: scope) }
    if name == "super" { return superValue(in: scope) }
    if name == "Self", wholeProgram != nil || followsObjects, let own = ownType(in: scope) {
      return .metatype(own, program.resolve(own, from: scope.owner, file: scope.file))
    }
    if name == "Self", let owner = scope.owner { return .metatype(.simple(program[owner].name), owner) }
    if let bindings = scope.lookup(name) { return .oneOf(bindings.given.map { value(of: $0, in: scope) }) }
    if let own = ownMember(name, in: scope) { return own }
    if let own = wrapperMember(name, of: scope.owner, in: scope) { return own }
    if case .enumCase? = scope.receiver, let known = synthesized(name, of: selfValue(in: scope)) { return known }
    if let argument = genericArgument(named: name, ofCodeIn: scope) { return argument }
    if !opaqueNames.contains(name) {
      if let members = program.globals[name] {
        return .oneOf(preferred(members, from: scope.file).map { value(of: $0, receiver: nil) })
      }
      let type = resolvedAlias(.named(path: [name], arguments: generics), in: scope)
      if let library = libraryTerm(type, expression, scope) { return library }
      if let id = program.resolve(type, from: scope.owner, file: scope.file), isVisible(id, as: type, from: scope) {
        return .metatype(ownName(type, id, in: scope), id)
      }
    }
    // In an extension of a library's type, what nobody declares is a member of that type.
    if let receiver = scope.receiver, receiver.isOfLibrary || isView(receiver, inAdditionOf: scope.owner),
      name.first?.isUppercase == false
    {
      let member = term(receiver, name, generics, nil, expression, scope)
      return folded(member) ?? .term(member)
    }
    return .term(term(nil, name, generics, nil, expression, scope))
  }

  /// Whether it is a view of the app's own to which code applies what it adds to all views.
  private func isView(_ value: Value, inAdditionOf owner: TypeID?) -> Bool {
    guard wholeProgram != nil, case .instance(let view) = value, let owner, program[owner].keyword == nil else {
      return false
    }
    return program.isPart(view.id)
  }

  /// In its own code the bare name of a generic type stands for the type with its arguments: `Flow { … }` in a `Flow<Root>`.
  private func ownName(_ type: TypeReference, _ id: TypeID, in scope: Scope) -> TypeReference {
    guard followsObjects, scope.owner == id, type.arguments.isEmpty, let own = ownType(in: scope),
      own.simpleName == type.simpleName
    else { return type }
    return own
  }

  /// Whether a plain name can mean a type: inside of another it can only there, and in what inherits from that.
  private func isVisible(_ id: TypeID, as type: TypeReference, from scope: Scope) -> Bool {
    if program.isHidden(id, from: scope.file), type.simpleName == program[id].name { return false }
    guard wholeProgram != nil, let parent = program[id].parent, case .named(let path, _) = type, path.count == 1,
      path[0] == program[id].name, var owner = scope.owner
    else { return true }
    while true {
      if owner == parent || program.ancestors(of: owner).contains(parent) || owner == id { return true }
      guard let next = program[owner].parent else { return false }
      owner = next
    }
  }

  /// A library's type behind an alias of the app's.
  private func libraryTerm(_ type: TypeReference, _ expression: Expression, _ scope: Scope) -> Value? {
    guard case .named(let path, let arguments) = type, let name = path.last,
      opaqueNames.contains(name) || isOfUIKit(name)
    else { return nil }
    return .term(term(nil, name, arguments, nil, expression, scope))
  }

  /// Whether an alias leads to a class of UIKit's own; what objects are made of it must go by its name.
  private func isOfUIKit(_ name: String) -> Bool {
    followsObjects && UIKitClasses.isController(name) && program.typesByName[name] == nil
  }

  /// A member that the types around the code declare; an implicit `self.`.
  private func ownMember(_ name: String, in scope: Scope) -> Value? {
    var owner = dispatchType(of: name, in: scope)
    var receiver = scope.receiver
    while let id = owner {
      let found =
        keepsDefault(name, of: id, in: scope)
        ? defaults(name, of: id)
        : isStaticallyBound(name, in: id) ? applicable(program[id].members[name] ?? [], inCodeOf: scope) : nil
      let all = (found ?? program.members(named: name, of: id, seenFrom: scope.owner))
        .filter { if case .type = $0 { false } else { true } }
      let members = meantUncalled(all, named: name, of: id)
      if !members.isEmpty {
        if receiver != nil, let begun = begun(members, in: scope) { return begun }
        let meant = receiver.map { accessible(members, on: $0) } ?? members
        return .oneOf(meant.map { value(of: $0, receiver: receiver ?? heir(id, inheriting: $0)) })
      }
      owner = program[id].parent
      receiver = nil
    }
    return nil
  }

  /// Some object of a class that inherits a property whose type the class decides on: `class Cart: Base<CartModel>`.
  private func heir(_ type: TypeID, inheriting member: Program.Member) -> Value? {
    guard wholeProgram != nil, case .variable(let id) = member, let owner = program[id].owner, owner != type,
      program[owner].keyword == .class, let written = program[id].declaration.type,
      written.mentions(Set(program[owner].genericParameters.map(\.name)))
    else { return nil }
    return .typed(.simple(program[type].name), type)
  }

  /// Of several globals with one name, those of the same file, if there are any.
  private func preferred(_ members: [Program.Member], from file: Int) -> [Program.Member] {
    let near = members.filter { member in
      switch member {
      case .function(let id): program[id].file == file
      case .variable(let id): program[id].file == file
      case .enumCase, .type: false
      }
    }
    return near.isEmpty ? members : near
  }

  /// `self` as precisely as the scope knows it.
  func selfValue(in scope: Scope) -> Value {
    if let receiver = scope.receiver { return receiver }
    guard let owner = scope.owner else { return .unknown }
    return .typed(.simple(program[owner].name), owner)
  }

  /// The type that `Self` stands for.
  func ownType(in scope: Scope) -> TypeReference? {
    scope.receiver.flatMap(ownType) ?? scope.owner.map { .simple(program[$0].name) }
  }

  /// The type of an object of the app's, with its generic arguments.
  func ownType(of value: Value) -> TypeReference? {
    switch value {
    case .instance(let instance): instance.type
    case .typed(let type, _), .metatype(let type, _): type
    case .enumCase(let enumCase): .simple(program[enumCase.type].name)
    default: nil
    }
  }

  private func superValue(in scope: Scope) -> Value {
    guard let owner = scope.owner, let parent = program[owner].inherited.first else { return .unknown }
    return .typed(parent, program.resolve(parent, from: owner))
  }

  /// What a local binding can be, seen from a scope of the same code.
  func value(of binding: Scope.Binding, in scope: Scope? = nil) -> Value {
    switch binding {
    case .value(let value): return value
    case .argument(let argument, let declared): return passed(argument.value, declared, in: scope)
    case .parameter(let function, let name, let fallback):
      return wholeProgram?.passed(for: name, of: function, declared: fallback) ?? fallback
    case .expression(let deferred, let declared):
      let place = wholeProgram != nil || followsObjects ? deferred.written?.scope : nil
      let value = contextual(deferred.value, declared, in: place)
      if let declared, let scope = deferred.written?.scope { note(declared, for: value, in: scope) }
      // `let help: HelpViewController = storyboard.anything()`.
      if wholeProgram != nil, let declared, let scope = deferred.written?.scope,
        program.resolve(declared, from: scope.owner, file: scope.file).map(isConcrete) ?? false
      {
        return narrowed(value, to: declared.unwrapped, in: scope)
      }
      if let declared, let scope = deferred.written?.scope, case .choice = value {
        return conforming(value, to: declared, in: scope)
      }
      guard let declared, case .unknown = value else { return value }
      return .typed(declared.unwrapped, program.resolve(declared))
    case .function(let declaration, let scope):
      let closure = Closure(
        parameters: declaration.parameters, result: declaration.result, body: declaration.body ?? [])
      return .closure(
        ClosureValue(
          closure: closure, scope: scope, offset: declaration.offset, genericParameters: declaration.genericParameters,
          isFunction: true))
    case .getter(let body, let scope, _): return .oneOf(results(of: body, in: scope.nested(), implicit: true))
    case .element(let sequence, let scope): return element(of: evaluate(sequence, in: scope))
    case .part(let tuple, let scope, let index):
      return evaluate(tuple, in: scope).mapped { alternative in
        if case .tuple(let parts) = alternative, index < parts.count { parts[index].value } else { .unknown }
      }
    case .matched(let match): return value(of: match)
    case .given(let parameter): return wholeProgram?.passed(for: parameter) ?? parameter.declared
    }
  }

  /// What a call passes for a parameter, as the type of that means it; what is open is at least of that type.
  private func passed(_ value: Value, _ declared: TypeReference?, in scope: Scope?) -> Value {
    guard let declared, let scope, wholeProgram != nil else {
      return contextual(value, declared, in: followsObjects ? scope : nil)
    }
    guard value.isUnknown || value.isAny(where: \.holdsImplicitMember) else {
      return typed(value, as: declared, in: scope)
    }
    let type = resolvedAlias(declared.unwrapped, in: scope)
    guard value.isUnknown else { return contextual(value, type == .other ? declared : type, in: scope) }
    if case .array = type { return .typed(type, nil) }
    guard let id = program.resolve(type, from: scope.owner, file: scope.file), program[id].keyword != nil else {
      return value
    }
    return .typed(type, id)
  }

  /// What a member means as a value.
  func value(of member: Program.Member, receiver: Value?) -> Value {
    switch member {
    case .variable(let id):
      supposed(id)
        ?? ofMaker(
          knownField(id, of: receiver) ?? delegate(id, of: receiver) ?? value(of: id, receiver: receiver),
          knownBy: receiver)
    case .function(let id): .function(id, receiver: receiver)
    case .enumCase(let type, let index):
      .enumCase(EnumCaseValue(type: type, name: program[type].cases[index].name, payload: []))
    case .type(let id): .metatype(.simple(program[id].name), id)
    }
  }
}

extension Evaluator {
  /// Who is told what happens to just that object: its own delegate or observers, where others of its class have other ones.
  private func delegate(_ id: VariableID, of receiver: Value?) -> Value? {
    guard let wholeProgram, case .instance(let object)? = receiver, program[object.id].keyword == .class,
      program[id].declaration.getter == nil, isDelegate(id) || program.holdsClosure(id),
      let values = wholeProgram.delegate(in: id, of: object)
    else { return nil }
    return .oneOf(values)
  }

  private func isDelegate(_ id: VariableID) -> Bool {
    guard let type = program[id].declaration.type?.unwrapped,
      let asked = program.resolve(type, from: program[id].owner, file: program[id].file)
    else { return false }
    return program[asked].keyword == .protocol
  }

  /// Of a type's own members and those of its objects under one name, those that a value has.
  private func accessible(_ members: [Program.Member], on receiver: Value) -> [Program.Member] {
    guard followsObjects, members.count > 1 else { return members }
    let members = applicable(members, to: receiver)
    let isType = if case .metatype = receiver { true } else { false }
    let found = members.filter { member in
      switch member {
      case .variable(let id): program[id].declaration.isStatic == isType
      case .function(let id): program[id].declaration.isStatic == isType
      case .enumCase, .type: isType
      }
    }
    return found.isEmpty ? members : found
  }

  /// What `base.name` means.
  func member(
    _ base: Expression?, _ name: String, _ generics: [TypeReference], _ expression: Expression, in scope: Scope
  ) -> Value {
    guard let base else { return .term(term(nil, "." + name, generics, nil, expression, scope)) }
    if narrowedMembers.contains(name), let known = narrowed(expression, in: scope) { return known }
    let receiver = object(base, in: scope)
    return receiver.mapped { receiver in
      if let members = statics(name, ofTypeNamed: base, receiver, in: scope) {
        return .oneOf(members.map { value(of: $0, receiver: receiver) })
      }
      return member(of: receiver, name, generics, expression, in: scope)
    }
  }

  /// What a member of a value means.
  func member(
    of receiver: Value, _ name: String, _ generics: [TypeReference], _ expression: Expression, in scope: Scope
  ) -> Value {
    if name == "self" { return receiver }
    if wholeProgram != nil, receiver.isUnknown { return .unknown }
    // An initialiser as a function makes what the type makes when it is called.
    if name == "init", case .metatype(_, let id?) = receiver, program[id].keyword != nil { return receiver }
    switch receiver {
    case .tuple(let parts):
      if let index = Int(name), index < parts.count { return parts[index].value }
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      // The labels of a type are not kept: `let action: (title: String, run: () -> Void)`.
      if !parts.isEmpty, parts.allSatisfy({ $0.label == nil }) { return .oneOf(parts.map(\.value)) }
    case .array, .typed(.array, _):
      if followsObjects, case .array(let elements) = receiver {
        if name == "first" { return elements.first ?? .null }
        if name == "last" { return elements.last ?? .null }
        if name == "count" { return .number(String(elements.count)) }
      }
      if name == "first" || name == "last" { return element(of: receiver) }
      if name == "lazy" { return receiver }
    case .typed(.named(["Set"], _), _) where wholeProgram != nil && name == "first": return element(of: receiver)
    // An entry of a table of closures stands for its closure.
    case .closure where name == "value": return receiver
    case .term(let term) where wholeProgram != nil && name == "first" && term.isCollection: return element(of: receiver)
    default: break
    }
    if let value = computed(name, ofPassed: receiver) { return value }
    if let id = typeID(of: receiver) {
      let all = statics(name, of: receiver) ?? accessible(program.members(named: name, of: id), on: receiver)
      let members = meantUncalled(all, named: name, of: id)
      if !members.isEmpty { return .oneOf(members.map { value(of: $0, receiver: receiver) }) }
      if let own = wrapperMember(name, of: id, in: scope) { return own }
      if let dynamic = dynamicMember(name, of: receiver, expression, in: scope) { return dynamic }
      if let alias = program[id].aliases[name] {
        let target = resolvedAlias(alias, in: Scope(file: program[id].file, owner: id))
        if let library = libraryTerm(target, expression, scope) { return library }
        if let found = program.resolve(target, from: id) { return .metatype(target, found) }
      }
    }
    if let type = identity(name, of: receiver) ?? synthesized(name, of: receiver) { return type }
    if case .string = receiver { return part(of: receiver, term(receiver, name, generics, nil, expression, scope)) }
    if name == "rootViewController", receiver.isWindow,
      let root = wholeProgram?.root(setIn: scope) ?? wholeProgram?.begun
    {
      return root
    }
    // A type behind the name of its module.
    if case .term(let term) = receiver, term.base == nil, term.arguments == nil, name.beginsUppercase,
      term.name.beginsUppercase, !opaqueNames.contains(name), !opaqueNames.contains(term.name),
      !LibraryNames.modules.contains(term.name),
      let id = program.typesByName[name]?.first(where: { program[$0].keyword != nil && program[$0].parent == nil })
    {
      return .metatype(.named(path: [name], arguments: generics), id)
    }
    if let added = addedStatic(name, to: receiver) { return added }
    if name == "value", let value = remembered(by: receiver, in: scope) { return value }
    if case .term = receiver, let property = libraryProperties[name] {
      return .oneOf(property.map { libraryProperty($0, of: receiver) })
    }
    if let added = addedProperty(name, of: receiver) { return added }
    if let kept = kept(name, byLibraryBaseOf: receiver) { return kept }
    return .term(term(receiver, name, generics, nil, expression, scope))
  }

  /// What a computed property returns that the app adds to a library's type.
  func libraryProperty(_ id: VariableID, of receiver: Value) -> Value {
    let entry = program[id]
    guard let getter = entry.declaration.getter, activeProperties.insert(id).inserted else {
      cuts += 1
      return .unknown
    }
    defer { activeProperties.remove(id) }
    let scope = Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements, put: put)
    return .oneOf(results(of: getter, in: scope, implicit: true))
  }

  /// The app's type of a value, if it has one.
  func typeID(of value: Value) -> TypeID? {
    switch value {
    case .instance(let instance): instance.id
    case .enumCase(let enumCase): enumCase.type
    case .metatype(let type, let id): isOpaque(type) ? nil : id
    case .typed(let type, let id): isOpaque(type) ? nil : id ?? program.resolve(type)
    case .term(let term): term.loadsScene ? term.declared.flatMap { program.resolve($0) } : nil
    default: nil
    }
  }

  private func isOpaque(_ type: TypeReference) -> Bool {
    guard case .named(let path, _) = type.unwrapped, path.count == 1 else { return false }
    return opaqueNames.contains(path[0])
  }
}
