import Facts

extension Evaluator {
  /// The type behind type aliases and generic parameters, or the type itself.
  ///
  /// A generic parameter that nothing binds says nothing: it is `_`.
  func resolvedAlias(_ type: TypeReference, in scope: Scope) -> TypeReference {
    resolvedAlias(type, in: scope, depth: 0)
  }

  private func resolvedAlias(_ type: TypeReference, in scope: Scope, depth: Int) -> TypeReference {
    guard depth < 8 else { return type }
    switch type {
    case .named(let path, let arguments):
      let arguments = arguments.map { resolvedAlias($0, in: scope, depth: depth + 1) }
      let written = TypeReference.named(path: path, arguments: arguments)
      if followsObjects || wholeProgram != nil, let (alias, owner) = memberAlias(path, in: scope) {
        return resolvedAlias(alias, in: Scope(file: program[owner].file, owner: owner), depth: depth + 1)
      }
      guard let found = meaning(of: path, arguments, in: scope), found != written else { return written }
      return path.count == 1 ? resolvedAlias(found, in: scope, depth: depth + 1) : found
    case .optional(let wrapped): return .optional(resolvedAlias(wrapped, in: scope, depth: depth + 1))
    case .metatype(let inner): return .metatype(resolvedAlias(inner, in: scope, depth: depth + 1))
    case .tuple(let parts): return .tuple(parts.map { resolvedAlias($0, in: scope, depth: depth + 1) })
    case .array(let element): return .array(resolvedAlias(element, in: scope, depth: depth + 1))
    case .dictionary, .function, .composition, .other: return type
    }
  }

  /// What a type calls another one: `TripFactory.Context`.
  private func memberAlias(_ path: [String], in scope: Scope) -> (alias: TypeReference, owner: TypeID)? {
    guard path.count > 1, let name = path.last,
      let owner = program.resolve(.named(path: path.dropLast(), arguments: []), from: scope.owner, file: scope.file),
      let alias = program[owner].aliases[name] ?? (followsObjects ? witnessedType(name, of: owner) : nil)
    else { return nil }
    return (alias, owner)
  }

  /// What the first name of a path means, if it is no type itself.
  private func meaning(of path: [String], _ arguments: [TypeReference], in scope: Scope) -> TypeReference? {
    guard let name = path.first else { return nil }
    if path.count == 1, arguments.isEmpty,
      let requirement = scope.requirements.first(where: { $0.isSameType && $0.subject.description == name })
    {
      return requirement.bound
    }
    if wholeProgram != nil || followsObjects {
      if name == "Self", let own = ownType(in: scope) { return own.member(path.dropFirst()) }
      if let bound = inheritedArgument(name, in: scope) { return bound.member(path.dropFirst()) }
      if isProtocolCode(scope), let bound = associatedType(name, in: scope) { return bound.member(path.dropFirst()) }
      // Of an object that nobody says more about, a generic parameter says nothing.
      if isOpenParameter(name, in: scope) { return scope.genericArgument(name)?.member(path.dropFirst()) ?? .other }
      if let bound = libraryArgument(name, in: scope) { return bound.member(path.dropFirst()) }
    }
    if let bound = scope.genericArgument(name) { return bound.member(path.dropFirst()) }
    if isGenericParameter(name, in: scope) { return .other }
    guard path.count == 1, let alias = program.alias(name, from: scope.owner) else { return nil }
    return alias.replacing(parameters: program.aliasParameters(name, from: scope.owner), by: arguments)
  }

  /// What a generic parameter of a class stands for in one that inherits from it: `class Cart: Base<CartModel>`.
  private func inheritedArgument(_ name: String, in scope: Scope) -> TypeReference? {
    guard let owner = scope.owner, let own = ownType(in: scope),
      let index = program[owner].genericParameters.firstIndex(where: { $0.name == name })
    else { return nil }
    var type = own
    for _ in 0..<8 {
      if type.simpleName == program[owner].name { return index < type.arguments.count ? type.arguments[index] : nil }
      guard let next = superclass(of: type, file: scope.file) else { return nil }
      type = next
    }
    return nil
  }

  /// What a type inherits from, with what its own arguments say of that one's: `Base<Model>` for `Cart<Model>`, where
  /// that is a `class Cart<M>: Base<M>`.
  private func superclass(of type: TypeReference, file: Int) -> TypeReference? {
    program.resolve(type, file: file).flatMap { superclass(of: type, named: $0) }
  }

  func superclass(of type: TypeReference, named id: TypeID) -> TypeReference? {
    guard let parent = program[id].inherited.first else { return nil }
    return parent.replacing(parameters: program[id].genericParameters.map(\.name), by: type.arguments)
  }

  /// What the generic parameters of a class stand for in an object of it, or of one that inherits from it.
  func genericArguments(of object: Instance, seenFrom owner: TypeID) -> [String: TypeReference] {
    let names = program[owner].genericParameters.map(\.name)
    guard !names.isEmpty else { return [:] }
    var type = writtenType(of: .instance(object)) ?? object.type
    for _ in 0..<8 {
      if program.resolve(type, file: program[object.id].file) == owner {
        let known = zip(names, type.arguments).filter { $1 != .other }
        return Dictionary(known, uniquingKeysWith: { first, _ in first })
      }
      guard let next = superclass(of: type, file: program[object.id].file) else { return [:] }
      type = next
    }
    return [:]
  }

  /// What a generic parameter of a library's type stands for in code that the app adds to it.
  private func libraryArgument(_ name: String, in scope: Scope) -> TypeReference? {
    guard let position = libraryGenerics.positions[name], let owner = scope.owner,
      !libraryGenerics.typesOfParts.contains(program[owner].name)
    else { return nil }
    guard let known = libraryArguments(in: scope) else { return isOpenFactory(in: scope) ? .other : nil }
    return position == .first ? known.first : known.last
  }

  /// Whether code is that of a library's protocol, running for a type that is written without its arguments.
  private func isOpenFactory(in scope: Scope) -> Bool {
    guard case .term(let object)? = scope.receiver, let owner = scope.owner, program[owner].keyword == nil else {
      return false
    }
    return object.root.generics.isEmpty
      && libraryGenerics.protocols[object.root.name]?.contains(program[owner].name) ?? false
  }

  /// The generic arguments of the object or type of a library's whose extension a scope is in.
  func libraryArguments(in scope: Scope) -> [TypeReference]? {
    guard followsObjects, case .term(let object)? = scope.receiver, let owner = scope.owner,
      program[owner].keyword == nil,
      libraryGenerics.isAdded(to: program[owner].name, thereFor: object.root.name), !object.root.generics.isEmpty
    else { return nil }
    return object.root.generics
  }

  private func isProtocolCode(_ scope: Scope) -> Bool {
    scope.owner.map { program[$0].keyword == .protocol } ?? false
  }

  private func isOpenParameter(_ name: String, in scope: Scope) -> Bool {
    guard followsObjects, let owner = scope.owner else { return false }
    switch scope.receiver {
    case nil, .metatype: break
    case .instance(let object): guard object.id == owner else { return false }
    default: return false
    }
    return program[owner].genericParameters.contains { $0.name == name }
  }

  private func isGenericParameter(_ name: String, in scope: Scope) -> Bool {
    guard let function = scope.function else { return false }
    return program[function].declaration.genericParameters.contains { $0.name == name }
  }
}

extension Term {
  /// What the chain of calls that this is the end of begins with.
  var root: Term {
    var current = self
    while case .term(let base)? = current.base { current = base }
    return current
  }

  /// Whether it leads to what the app shows: `UIApplication.shared.keyWindow?.rootViewController`.
  var isOfWindow: Bool {
    var current: Term? = self
    while let term = current {
      if Self.windows.contains(term.name) { return true }
      if case .term(let base)? = term.base { current = base } else { current = nil }
    }
    return false
  }

  private static let windows: Set<String> = ["delegate", "keyWindow", "rootViewController", "window", "windows"]
}

extension TypeReference {
  /// The type that a path leads to from here: `F.ViewController`, with `F` bound to this type and its arguments.
  fileprivate func member(_ names: ArraySlice<String>) -> TypeReference {
    guard !names.isEmpty else { return self }
    guard case .named(let path, let arguments) = self else { return .other }
    return .named(path: path + names, arguments: arguments)
  }

  func mentions(_ names: Set<String>) -> Bool {
    var found = false
    collectNames { if names.contains($0) { found = true } }
    return found
  }

  /// Every first name of a path in the type.
  func collectNames(_ take: (String) -> Void) {
    switch self {
    case .named(let path, let arguments):
      if let first = path.first { take(first) }
      for argument in arguments { argument.collectNames(take) }
    case .optional(let inner), .array(let inner), .metatype(let inner): inner.collectNames(take)
    case .dictionary(let key, let value): for part in [key, value] { part.collectNames(take) }
    case .tuple(let parts), .composition(let parts): for part in parts { part.collectNames(take) }
    case .function(let parameters, let result): for part in parameters + [result] { part.collectNames(take) }
    case .other: break
    }
  }

  /// The target of a generic alias with its parameters filled in; one that nothing is given for says nothing.
  fileprivate func replacing(parameters: [String], by arguments: [TypeReference]) -> TypeReference {
    guard !parameters.isEmpty else { return self }
    let types = parameters.enumerated().map { ($1, $0 < arguments.count ? arguments[$0] : TypeReference.other) }
    return replacing(Dictionary(types, uniquingKeysWith: { first, _ in first }))
  }

  fileprivate func replacing(_ types: [String: TypeReference]) -> TypeReference {
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty, let type = types[path[0]] { return type }
      return .named(path: path, arguments: arguments.map { $0.replacing(types) })
    case .optional(let inner): return .optional(inner.replacing(types))
    case .array(let inner): return .array(inner.replacing(types))
    case .metatype(let inner): return .metatype(inner.replacing(types))
    case .dictionary, .tuple, .function, .composition, .other: return self
    }
  }
}

/// What a library calls the generic parameters of its types.
struct LibraryGenerics {
  /// Where one stands in the list of them.
  enum Position { case first, last }

  /// By name, the same in all types.
  var positions: [String: Position] = [:]
  /// Types whose parameters are other types of the library's, and have those names for parts of them.
  var typesOfParts: Set<String> = []
  /// Protocols of its that its types conform to, whose associated types have those names, too.
  var protocols: [String: Set<String>] = [:]

  /// Whether what the app adds to a type is there for a type of the library's, by their names.
  func isAdded(to owner: String, thereFor type: String) -> Bool {
    owner == type || protocols[type]?.contains(owner) ?? false
  }
}
