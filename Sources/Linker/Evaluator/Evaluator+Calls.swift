import Facts

extension Evaluator {
  /// What a call returns.
  ///
  /// The receiver is evaluated once: twice at each call would double the work with every link of a chain.
  func call(_ callee: Expression, _ arguments: [Argument], _ expression: Expression, in scope: Scope) -> Value {
    let given = labeled(arguments, in: scope)
    if let made = madeByFactory(callee, given, in: scope) { return made }
    switch callee.kind {
    case .member(let base?, let name, let generics):
      let owner = base.isSelf ? scope.owner : nil
      return evaluate(base, in: scope).mapped { receiver in
        let bound = statics(name, ofTypeNamed: base, receiver, given, in: scope) ?? []
        return call(name, generics, of: receiver, given, callee, expression, in: scope, seenFrom: owner, bound)
      }
    case .chained(let inner), .forced(let inner): return call(inner, arguments, expression, in: scope)
    case .name(let name, let generics):
      let isNamesake = scope.function.map { program[$0].declaration.name == name } ?? false
      if isNamesake, let made = resolved(name, generics, given, expression, byExtensionIn: scope) { return made }
      let targets = functions(callee, labels: given, in: scope)
      if !targets.isEmpty {
        let place = origin(expression, scope)
        return .oneOf(targets.map { result(of: $0.id, arguments: given, receiver: $0.receiver, at: place) })
      }
      if let made = resolved(name, generics, given, expression, byExtensionIn: scope) { return made }
    default: break
    }
    let value = called(callee, with: given, in: scope).mapped { apply($0, to: given, expression, in: scope) }
    return toldApart(value, made: expression, in: scope)
  }

  private func call(
    _ name: String, _ generics: [TypeReference], of receiver: Value, _ given: [LabeledValue], _ callee: Expression,
    _ expression: Expression, in scope: Scope, seenFrom owner: TypeID?, _ bound: [Program.Member]
  ) -> Value {
    if let made = caseBesideFunctions(name, of: receiver, given) { return made }
    let told = matching(functionIDs(bound).map { ($0, receiver) }, given)
    let targets = told.isEmpty ? methods(name, of: receiver, given, seenFrom: owner) : told
    if !targets.isEmpty {
      let place = origin(expression, scope)
      return .oneOf(targets.map { result(of: $0.id, arguments: given, receiver: $0.receiver, at: place) })
    }
    if let value = sequenceCall(name, of: receiver, given) { return value }
    if let other = copied(name, receiver, given, at: origin(expression, scope)) { return other }
    if let asked = askedFor(name, generics, of: receiver, given, expression, in: scope) { return asked }
    if wholeProgram != nil, Self.configurators.contains(name), !given.isEmpty, given.allSatisfy(\.isBlock) {
      return receiver
    }
    let function = member(of: receiver, name, generics, callee, in: scope)
    return function.mapped { apply($0, to: given, expression, in: scope) }
  }

  private func origin(_ expression: Expression, _ scope: Scope) -> Origin {
    Origin(file: scope.file, offset: expression.offset, call: scope.call)
  }

  /// - Parameter owner: the type whose code calls a method of `self`.
  func ownMethods(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue], seenFrom owner: TypeID?
  ) -> [(id: FunctionID, receiver: Value?)] {
    if case .term = receiver, typeID(of: receiver) == nil {
      // Inside of itself, a method that the app adds under a name of the library's means the library's.
      let ids = (libraryMethods[name] ?? []).filter { id in
        activeFunctions[id, default: 0] == 0 && accepts(program[id].declaration.parameters, arguments)
      }
      let statics = reactiveStatics(name, of: receiver, arguments) + addedStatics(name, to: receiver, arguments)
      var added = wholeProgram == nil || !ids.isEmpty ? [] : addedMethods(name, to: receiver, arguments)
      if wholeProgram != nil, ids.isEmpty, added.isEmpty { added = methods(name, addedToClassOf: receiver, arguments) }
      if wholeProgram != nil, ids.isEmpty, statics.isEmpty, added.isEmpty {
        added = onlyMethod(name, addedFor: arguments).map { [$0] } ?? []
      }
      return (ids + statics + added).map { (id: $0, receiver: Optional(receiver)) }
    }
    if case .unknown = receiver, wholeProgram != nil { return onlyMethod(name, arguments) }
    if case .string = receiver {
      return matching(functionIDs(membersOfTexts(named: name)).map { ($0, receiver) }, arguments)
    }
    guard name != "init" else { return [] }
    guard let type = typeID(of: receiver) else {
      var added = methods(name, addedToList: receiver, arguments)
      if wholeProgram != nil, added.isEmpty { added = methods(name, addedToClassOf: receiver, arguments) }
      return added.isEmpty ? onlyAddedMethod(name, to: receiver, arguments) : added.map { ($0, receiver) }
    }
    let members =
      statics(name, of: receiver, arguments) ?? defaults(name, of: type, arguments)
      ?? applicable(program.members(named: name, of: type, seenFrom: owner), to: receiver)
    if members.isEmpty, wholeProgram != nil, program[type].keyword == .protocol {
      return matching(furtherMethods(name, ofConformersTo: type), arguments)
    }
    if members.isEmpty, wholeProgram != nil, program[type].keyword == nil {
      return methods(name, addedToClassOf: receiver, arguments).map { ($0, receiver) }
    }
    let ids = functionIDs(members).map { (id: $0, receiver: Optional(receiver)) }
    guard wholeProgram != nil, program[type].keyword == .protocol else { return matching(ids, arguments) }
    return implementations(matching(ids, arguments), of: type)
  }

  /// The method of that name and shape, where the app has only one: then it does not matter that nothing is known of
  /// the object.
  private func onlyMethod(
    _ name: String, _ arguments: [LabeledValue]
  ) -> [(id: FunctionID, receiver: Value?)] {
    let fitting = (methodsByName[name] ?? []).filter { accepts(program[$0].declaration.parameters, arguments) }
    if fitting.isEmpty, let added = onlyMethod(name, addedFor: arguments) {
      return [(added, .unknown)]
    }
    guard fitting.count == 1, let owner = program[fitting[0]].owner, arguments.contains(where: { $0.label != nil })
    else { return [] }
    return [(fitting[0], .typed(.simple(program[owner].name), owner))]
  }

  /// The implementations of a protocol's method, each with an object of its own type; none where too many fit.
  private func implementations(
    _ candidates: [(id: FunctionID, receiver: Value?)], of type: TypeID
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard candidates.count <= Self.conformerLimit else { return [] }
    return candidates.flatMap { candidate -> [(id: FunctionID, receiver: Value?)] in
      guard let owner = program[candidate.id].owner, owner != type, program[owner].keyword != nil else {
        return [candidate]
      }
      // What a base class or a protocol implements runs for the class that says it conforms.
      let heirs = program.conformers(of: type).filter { $0 == owner || program.ancestors(of: $0).contains(owner) }
      let isAbove = !heirs.isEmpty && !heirs.contains(owner)
      guard program[owner].keyword != .protocol || isAbove else { return [candidate] }
      guard !isAbove || heirs.count <= Self.conformerLimit else { return [] }
      let types = isAbove ? heirs : heirs.count == 1 ? heirs : [owner]
      return types.map { (candidate.id, .typed(.simple(program[$0].name), $0)) }
    }
  }

  /// Methods that those have who conform to a protocol without them: `extension Searchable where Self: Opening` hands
  /// `self` on as the other protocol that it is, too.
  private func furtherMethods(_ name: String, ofConformersTo type: TypeID) -> [(id: FunctionID, receiver: Value?)] {
    let conformers = program.conformers(of: type).filter { program[$0].keyword != .protocol }
    guard conformers.count <= Self.conformerLimit else { return [] }
    return conformers.flatMap { conformer in
      functionIDs(program.members(named: name, of: conformer)).map { id in
        (id: id, receiver: Value.typed(.simple(program[conformer].name), conformer))
      }
    }
  }

  /// With more implementations than this, nothing is known of which is meant.
  private static let conformerLimit = 4

  /// Methods that the app adds to the classes of UIKit and SwiftUI, on an object whose class is not known.
  private func addedMethods(_ name: String, to receiver: Value, _ arguments: [LabeledValue]) -> [FunctionID] {
    (outsideMethods[name] ?? []).filter { id in
      activeFunctions[id, default: 0] == 0 && accepts(program[id].declaration.parameters, arguments)
        && program[id].owner.map { canBe(receiver, program[$0].name) } ?? true
    }
  }

  /// Whether an object can be of a class of UIKit's that the app extends.
  ///
  /// A library's class may well be a controller or view, or a navigation controller that says so; an alert of another
  /// name is none.
  private func canBe(_ object: Value, _ outside: String) -> Bool {
    let name: String?
    switch object {
    case .term(let term): name = term.base == nil && term.arguments != nil ? term.name : nil
    case .typed(let type, nil): name = type.simpleName
    default: name = nil
    }
    guard let name, name.beginsUppercase, UIKitClasses.isController(outside) else { return true }
    if UIKitClasses.isController(name) { return UIKitClasses.canBe(name, outside) || name == "UIViewController" }
    return outside == "UIViewController" || name.hasSuffix(outside.dropFirst(2))
  }

  /// The one method that the app adds to classes of UIKit under that name and shape, on an object of a library's class
  /// whose ancestors are not known.
  private func onlyAddedMethod(
    _ name: String, to receiver: Value, _ arguments: [LabeledValue]
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard wholeProgram != nil, case .typed(.named, nil) = receiver, arguments.contains(where: { $0.label != nil })
    else { return [] }
    let added = addedMethods(name, to: receiver, arguments)
    return added.count == 1 ? [(added[0], receiver)] : []
  }

  private func apply(_ callee: Value, to arguments: [LabeledValue], _ expression: Expression, in scope: Scope) -> Value
  {
    switch callee {
    case .metatype(let type, let id?) where program[id].keyword != nil:
      if let made = made(type, id, byRawValue: arguments) ?? made(type, id, byOwnInitializer: arguments) { return made }
      let made = inferred(type, id, from: arguments, in: scope)
      return .instance(Instance(type: made, id: id, arguments: arguments, place: origin(expression, scope)))
    case .array(let elements) where arguments.isEmpty: return emptyList(of: elements)
    case .metatype(let type, let id):
      let made = term(nil, type.simpleName ?? "", type.arguments, arguments, expression, scope)
      return id.flatMap { delegated($0, made, expression, in: scope) } ?? .term(made)
    case .closure(let closure): return result(of: closure, arguments: arguments)
    case .enumCase(var made):
      made.payload = payload(arguments, of: made.name, in: made.type)
      return .enumCase(made)
    case .function(let id, let receiver):
      let declaration = program[id].declaration
      if takesFunctions(declaration.parameters, for: arguments) {
        return .term(term(receiver, declaration.name, [], arguments, expression, scope))
      }
      return result(of: id, arguments: arguments, receiver: receiver, at: origin(expression, scope))
    case .instance: return calledAsFunction(callee, arguments, expression, in: scope)
    case .typed(_, _?) where wholeProgram != nil: return calledAsFunction(callee, arguments, expression, in: scope)
    case .term(let name) where name.arguments == nil:
      if name.name == "init", let type = name.base, type.isType {
        return apply(type, to: arguments, expression, in: scope)
      }
      let made = Term(
        base: name.base, name: name.name, generics: name.generics, arguments: arguments, origin: name.origin,
        scope: name.scope)
      if let own = ownExtension(of: made), let next = delegated(own, made, expression, in: scope) { return next }
      return folded(made) ?? paired(made) ?? writtenCollection(made) ?? wholeProgram?.made(made) ?? .term(made)
    // What an autoclosure makes is asked for like the result of a function.
    case .term where arguments.isEmpty && isOfAutoclosure(callee): return callee
    default: return .unknown
    }
  }

  /// `[CartViewController]()`: what is put in later is of that class.
  private func emptyList(of elements: [Value]) -> Value {
    if followsObjects, elements.count == 1, elements[0].isType { return .array([]) }
    guard wholeProgram != nil, elements.count == 1, case .metatype(let type, let id?) = elements[0],
      program[id].keyword != nil
    else { return .unknown }
    return .typed(.array(type), nil)
  }

  /// What the app adds to the library's type that a call makes an object of.
  private func ownExtension(of made: Term) -> TypeID? {
    guard followsObjects, made.base == nil, made.name.beginsUppercase else { return nil }
    return program.typesByName[made.name]?.first { program[$0].keyword == nil && program[$0].members["init"] != nil }
  }

  /// What an initialiser that the app adds to a library's type calls in turn: `UIStoryboard(named: .cart)`.
  private func delegated(_ id: TypeID, _ made: Term, _ expression: Expression, in scope: Scope) -> Value? {
    guard wholeProgram != nil || followsObjects, let arguments = made.arguments else { return nil }
    let receiver: Value? = followsObjects ? .term(made) : nil
    for case .function(let initializer) in program[id].members["init"] ?? [] {
      let declaration = program[initializer].declaration
      guard accepts(declaration.parameters, arguments), activeFunctions[initializer, default: 0] == 0 else { continue }
      activeFunctions[initializer, default: 0] += 1
      defer { activeFunctions[initializer, default: 1] -= 1 }
      let inner = self.scope(of: initializer, receiver: receiver, arguments: arguments, at: nil)
      declare(declaration.body ?? [], in: inner)
      for case .expression(let call) in (declaration.body ?? []).map(\.kind) {
        guard case .call(let callee, let passed) = call.kind, case .member(let base?, "init", _) = callee.kind,
          case .name("self", _) = base.kind
        else { continue }
        let next = term(
          nil, program[id].name, followsObjects ? made.generics : [], labeled(passed, in: inner), expression, scope)
        return delegated(id, next, expression, in: inner) ?? .term(next)
      }
    }
    return nil
  }

  /// The app's functions that a call can reach, with what `self` is in each.
  ///
  /// Initialisers are not among them: calling a type makes an instance.
  func functions(
    _ callee: Expression, labels arguments: [LabeledValue], in scope: Scope
  ) -> [(id: FunctionID, receiver: Value?)] {
    others(among: seen(candidates(callee, arguments, in: scope), from: scope), whenHandedOn: arguments, in: scope)
  }

  private func candidates(
    _ callee: Expression, _ arguments: [LabeledValue], in scope: Scope
  ) -> [(id: FunctionID, receiver: Value?)] {
    switch callee.kind {
    case .name(let name, _):
      if scope.lookup(name) != nil || opaqueNames.contains(name) { return [] }
      if case .term? = scope.receiver, let receiver = scope.receiver {
        let added = methods(name, of: receiver, arguments)
        if !added.isEmpty || libraryMethods[name] != nil { return added }
      }
      return matching(memberFunctions(name, around: scope), arguments)
        .filter { !isLibrarys(name, asCalledWith: arguments, not: $0.id) }
    case .member(let base?, let name, _):
      let owner = base.isSelf ? scope.owner : nil
      return evaluate(base, in: scope).alternatives.flatMap { methods(name, of: $0, arguments, seenFrom: owner) }
    case .member(nil, let name, _) where wholeProgram != nil && name != "init":
      return matching(addedStatics(name).map { ($0, nil) }, arguments)
    case .chained(let inner), .forced(let inner): return candidates(inner, arguments, in: scope)
    default: return []
    }
  }

  /// Static functions of that name that the app adds to types of libraries: what `.presentFullScreen(x)` can mean
  /// where nothing else is known of the type that is wanted.
  private func addedStatics(_ name: String) -> [FunctionID] {
    functionIDs(staticMembers[name] ?? []).filter { id in
      program[id].owner.map { program[$0].keyword == nil && !opaqueNames.contains(program[$0].name) } ?? false
    }
  }

  private func memberFunctions(_ name: String, around scope: Scope) -> [(id: FunctionID, receiver: Value?)] {
    let dispatched = dispatchType(of: name, in: scope)
    var owner = dispatched
    // A property of a subclass does not hide a method of the class whose code this is.
    if let own = scope.owner, own != dispatched, let type = dispatched,
      functionIDs(program.members(named: name, of: type)).isEmpty
    {
      let found = functionIDs(program.members(named: name, of: own))
      if !found.isEmpty { return found.map { ($0, scope.receiver) } }
    }
    var receiver = scope.receiver
    while let id = owner {
      let found = functionIDs(ownMembers(named: name, of: id, receiver, in: scope))
      if !found.isEmpty { return found.map { ($0, receiver ?? .typed(.simple(program[id].name), id)) } }
      owner = program[id].parent
      receiver = nil
    }
    return functionIDs(program.globals[name] ?? []).map { ($0, nil) }
  }

  /// The type whose members plain names mean first: that of the object, as far as it is known.
  func dispatchType(in scope: Scope) -> TypeID? {
    guard wholeProgram != nil || followsObjects, let receiver = scope.receiver, let type = typeID(of: receiver),
      type != scope.owner,
      let owner = scope.owner, program[type].keyword != .protocol,
      program.ancestors(of: type).contains(owner) || program[owner].keyword == nil
    else { return scope.owner }
    return type
  }

  /// The type in which a member is looked up first.
  ///
  /// What an extension adds to a protocol without a requirement is not replaced by what a type declares under that name.
  func dispatchType(of name: String, in scope: Scope) -> TypeID? {
    let type = dispatchType(in: scope)
    guard type != scope.owner, let owner = scope.owner,
      isStaticallyBound(name, in: owner) || keepsDefault(name, of: owner, in: scope)
    else { return type }
    return owner
  }

  /// Whether an extension adds a member to a protocol that does not require it.
  func isStaticallyBound(_ name: String, in owner: TypeID) -> Bool {
    guard followsObjects, program[owner].keyword == .protocol, let own = program[owner].members[name],
      !own.contains(where: program.isRequirement)
    else { return false }
    return !program.ancestors(of: owner).contains { ancestor in
      (program[ancestor].members[name] ?? []).contains(where: program.isRequirement)
    }
  }

  /// Members of a type as its code, or that of a type above, means them.
  private func ownMembers(
    named name: String, of id: TypeID, _ receiver: Value?, in scope: Scope
  ) -> [Program.Member] {
    if keepsDefault(name, of: id, in: scope) { return defaults(name, of: id) }
    if isStaticallyBound(name, in: id) { return applicable(program[id].members[name] ?? [], inCodeOf: scope) }
    return applicable(program.members(named: name, of: id, seenFrom: scope.owner), to: receiver)
  }

  func functionIDs(_ members: [Program.Member]) -> [FunctionID] {
    members.compactMap { if case .function(let id) = $0 { id } else { nil } }
  }

  /// Those whose parameters the labels fit; without a fit, the only one, for what is passed may be the reader's
  /// misunderstanding, unless it names a parameter that this one does not have.
  private func matching(
    _ candidates: [(id: FunctionID, receiver: Value?)], _ arguments: [LabeledValue]
  ) -> [(id: FunctionID, receiver: Value?)] {
    let candidates = candidates.filter { !takesFunctions(program[$0.id].declaration.parameters, for: arguments) }
    let fitting = candidates.filter { accepts(program[$0.id].declaration.parameters, arguments) }
    guard fitting.isEmpty, candidates.count == 1, !isModifierOfSwiftUI(beside: candidates[0].id) else {
      return overloads(fitting, arguments)
    }
    let known = Set(program[candidates[0].id].declaration.parameters.compactMap(\.label))
    return arguments.allSatisfy { $0.isTrailing || $0.label.map(known.contains) ?? true } ? candidates : []
  }

  func accepts(_ parameters: [Parameter], _ arguments: [LabeledValue]) -> Bool {
    var index = 0
    for argument in arguments where !argument.isTrailing {
      if argument.label == nil, index > 0, parameters[index - 1].isVariadic { continue }
      while index < parameters.count, parameters[index].label != argument.label {
        guard parameters[index].defaultValue != nil || parameters[index].isVariadic else { return false }
        index += 1
      }
      guard index < parameters.count else { return false }
      index += 1
    }
    let trailing = arguments.filter(\.isTrailing).count
    // Each closure behind a call needs a parameter of its own.
    guard trailing <= parameters.count - (arguments.count - trailing) || parameters.contains(where: \.isVariadic) else {
      return false
    }
    let missing = parameters[min(index, parameters.count)...].filter { $0.defaultValue == nil && !$0.isVariadic }
    return missing.count <= trailing && !missing.contains(where: \.bindsState)
      && !takesFunctions(parameters, for: arguments)
  }
}
