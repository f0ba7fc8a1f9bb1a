import Facts

/// What types expressions have as far as declarations alone tell: quick, and never more than the compiler knows.
final class StaticTypes {
  private let program: Program
  private var known: [VariableID: StaticType?] = [:]
  private var calls: [Called: [Program.Member]] = [:]
  private var meanings: [Named: [Program.Member]?] = [:]
  /// Names of what the app adds to the types of libraries: any of those may have it.
  private let added: Set<String>
  /// Names of library types that types of the app inherit from: what has that type may be one of the app's.
  private let inherited: Set<String>

  private struct Called: Hashable {
    var type: TypeID
    var name: String
  }

  /// A plain name and where it stands.
  private struct Named: Hashable {
    var name: String
    var owner: TypeID?
    var file: Int
  }

  private static let depthLimit = 24

  init(program: Program) {
    self.program = program
    var added: Set<String> = []
    var inherited: Set<String> = ["Any", "AnyObject", "NSObject"]
    for type in program.types {
      if type.keyword == nil { added.formUnion(type.members.keys) }
      for name in type.inherited.compactMap(\.simpleName) { inherited.insert(name) }
    }
    self.added = added
    self.inherited = inherited
  }

  /// The members that a name or member can mean: none where it is a library's; `nil` where that is not known.
  func members(_ expression: Expression, in scope: Scope) -> [Program.Member]? {
    members(expression, in: scope, depth: 0)
  }

  private func members(_ expression: Expression, in scope: Scope, depth: Int) -> [Program.Member]? {
    switch expression.stripped.kind {
    case .name(let name, _):
      guard scope.lookup(name) == nil else { return nil }
      return plain(name.withoutDollar, in: scope)
    case .member(let base?, let name, _):
      let name = name.withoutDollar
      switch type(of: base, in: scope, depth: depth + 1) {
      case .app(let type): return all(name, of: type) ?? elsewhere(name, of: type)
      case .library, .list, .structural: return added.contains(name) ? nil : []
      case nil: return nil
      }
    default: return nil
    }
  }

  /// What a plain name means: a member of the types around the code, something global, or a type.
  private func plain(_ name: String, in scope: Scope) -> [Program.Member]? {
    let named = Named(name: name, owner: scope.owner, file: scope.file)
    if let known = meanings[named] { return known }
    let found = meaning(of: name, in: scope)
    meanings[named] = .some(found)
    return found
  }

  private func meaning(of name: String, in scope: Scope) -> [Program.Member]? {
    var owner = scope.owner
    while let id = owner {
      if let found = all(name, of: id) { return found }
      if program[id].isDynamic || program[id].keyword == .protocol { return nil }
      owner = program[id].parent
    }
    if let members = program.globals[name] { return members }
    if let id = program.resolve(.simple(name), from: scope.owner, file: scope.file) { return [.type(id)] }
    if let alias = program.globalAliases[name] {
      return program.resolve(alias, from: scope.owner, file: scope.file).map { [.type($0)] }
    }
    // Shorthand arguments are what whoever calls the closure gives.
    return added.contains(name) || name.isEmpty || name.first == "$" || name.first?.isNumber == true ? nil : []
  }

  /// What a type has under a name that it does not declare: nothing, but what its library's types have.
  private func elsewhere(_ name: String, of type: TypeID) -> [Program.Member]? {
    let isOpen = added.contains(name) || program[type].isDynamic || program[type].keyword == .protocol
    return isOpen ? nil : []
  }

  /// The members of that name in a type, and what the types below it make of them.
  private func all(_ name: String, of type: TypeID) -> [Program.Member]? {
    let key = Called(type: type, name: name)
    if let found = calls[key] { return found.isEmpty ? nil : found }
    var found = program.members(named: name, of: type)
    // An initialiser makes an object of its own type only.
    if !found.isEmpty, name != "init" {
      for heir in program.conformers(of: type) {
        for member in program[heir].members[name] ?? [] where !found.contains(member) { found.append(member) }
      }
    }
    // What nobody is seen to implement may be implemented all the same, under another name of the protocol.
    if found.allSatisfy(program.isRequirement) { found = [] }
    calls[key] = found
    return found.isEmpty ? nil : found
  }

  /// Whether an expression names a type of the app's.
  func isType(_ expression: Expression, in scope: Scope) -> Bool {
    guard let found = members(expression, in: scope), !found.isEmpty else { return false }
    return found.allSatisfy { if case .type = $0 { true } else { false } }
  }

  /// Whether a local is no function and holds none, as far as is known: what is assigned later has the type of its
  /// declaration.
  func isPlain(_ bindings: [Scope.Binding]) -> Bool {
    switch bindings.first.flatMap({ type(of: $0, depth: 0) }) {
    case .app, .library: true
    case .list, .structural, nil: false
    }
  }

  /// Some element of a list of the app's objects; `nil` where an expression is not known to be one.
  func element(of list: Expression, in scope: Scope) -> Value? {
    guard case .list(let element)? = type(of: list, in: scope, depth: 0), case .app(let id)? = type(element) else {
      return nil
    }
    return .typed(element.type.unwrapped, id)
  }

  // MARK: - Types of expressions

  private func type(of expression: Expression, in scope: Scope, depth: Int) -> StaticType? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .name("self", _), .name("Self", _): return scope.owner.map { .app($0) }
    case .name("super", _):
      guard let owner = scope.owner, let parent = program[owner].inherited.first else { return nil }
      return program.resolve(parent, from: owner).map { .app($0) }
    case .name(let name, _):
      if let bindings = scope.lookup(name) {
        // What is assigned later has the type of the declaration.
        return bindings.first.flatMap { type(of: $0, depth: depth) }
      }
      if let members = plain(name.withoutDollar, in: scope), !members.isEmpty {
        return type(of: members, depth: depth)
      }
      return isLibraryType(name) ? .library : nil
    case .member(let base?, let name, _) where StaticType.elements.contains(name):
      if case .list(let element)? = type(of: base, in: scope, depth: depth + 1) { return self.type(element) }
      return members(expression, in: scope, depth: depth).flatMap { type(of: $0, depth: depth) }
    case .member: return members(expression, in: scope, depth: depth).flatMap { type(of: $0, depth: depth) }
    case .subscript(let base, _):
      if case .list(let element)? = type(of: base, in: scope, depth: depth + 1) { return self.type(element) }
      return nil
    case .call(let callee, _): return result(of: callee, in: scope, depth: depth)
    case .cast(_, let type, let form): return form == .test ? .library : written(type, from: scope.owner, scope.file)
    case .chained(let inner), .forced(let inner), .try(let inner, _):
      return type(of: inner, in: scope, depth: depth + 1)
    case .string, .number, .boolean: return .library
    case .dictionary: return .structural
    default: return nil
    }
  }

  /// Whether a name is that of a library's type, nothing of which is the app's.
  private func isLibraryType(_ name: String) -> Bool {
    name.beginsUppercase && !inherited.contains(name) && program.typesByName[name] == nil
  }

  private func result(of callee: Expression, in scope: Scope, depth: Int) -> StaticType? {
    guard let members = members(callee, in: scope, depth: depth) else { return nil }
    if !members.isEmpty { return result(of: members) }
    if case .name(let name, _) = callee.stripped.kind, isLibraryType(name), scope.lookup(name) == nil {
      return .library
    }
    return nil
  }

  private func type(of binding: Scope.Binding, depth: Int) -> StaticType? {
    switch binding {
    case .value(.string), .value(.number), .value(.boolean): return .library
    case .value(.typed(_, let id?)), .parameter(_, _, .typed(_, let id?)): return .app(id)
    case .value(.typed(.named(let path, let arguments), nil)):
      guard path.count == 1, arguments.isEmpty || Self.handles.contains(path[0]) else { return nil }
      return isLibraryType(path[0]) ? .library : nil
    case .argument(let given, declared: nil): return type(of: .value(given.value), depth: depth)
    case .matched(let match): return type(of: .value(match.declared), depth: depth)
    case .given(let parameter): return type(of: .value(parameter.declared), depth: depth)
    case .parameter(let function, let name, _):
      let entry = program[function]
      let type = entry.declaration.parameters.first { $0.name == name }?.type
      let isGeneric = type?.simpleName.map { name in entry.declaration.genericParameters.contains { $0.name == name } }
      return isGeneric == true ? nil : type.flatMap { written($0, from: entry.owner, entry.file) }
    case .expression(let deferred, let declared):
      guard let written = deferred.written else { return nil }
      if let declared { return self.written(declared, from: written.scope.owner, written.scope.file) }
      return type(of: written.expression, in: written.scope, depth: depth + 1)
    case .element(let sequence, let scope):
      guard case .list(let element)? = type(of: sequence, in: scope, depth: depth + 1) else { return nil }
      return type(element)
    default: return nil
    }
  }

  private func type(of members: [Program.Member], depth: Int) -> StaticType? {
    guard let first = members.first else { return nil }
    switch first {
    case .variable(let id): return type(of: id, depth: depth)
    case .type(let id): return .app(id)
    case .enumCase(let id, _): return .app(id)
    case .function: return nil
    }
  }

  private func type(of id: VariableID, depth: Int) -> StaticType? {
    if let found = known[id] { return found }
    known[id] = .some(nil)
    let entry = program[id]
    var found: StaticType?
    if let type = entry.declaration.type ?? entry.declaration.wrapperType {
      found = written(type, from: entry.owner, entry.file)
    } else if let value = entry.declaration.value {
      found = type(of: value, in: Scope(file: entry.file, owner: entry.owner), depth: depth + 1)
    } else if let declared = entry.declaration.environmentKey.flatMap(program.environmentValue), declared != id {
      found = type(of: declared, depth: depth + 1)
    }
    known[id] = .some(found)
    return found
  }

  /// What calling a member gives; several functions must agree.
  private func result(of members: [Program.Member]) -> StaticType? {
    var found: StaticType?
    for member in members {
      let type: StaticType?
      switch member {
      case .type(let id), .enumCase(let id, _): type = .app(id)
      case .function(let id):
        let entry = program[id]
        let isGeneric = entry.declaration.result?.simpleName.map { name in
          entry.declaration.genericParameters.contains { $0.name == name }
        }
        type = entry.declaration.result.flatMap { result in
          if isGeneric == true { return nil }
          if result == .simple("Self") { return entry.owner.map { .app($0) } }
          return written(result, from: entry.owner, entry.file)
        }
      case .variable: type = nil
      }
      guard let type, found == nil || found == type else { return nil }
      found = type
    }
    return found
  }

  // MARK: - Written types

  private func type(_ element: StaticType.Element) -> StaticType? {
    written(element.type, from: element.owner, element.file)
  }

  /// What a written type is.
  private func written(_ reference: TypeReference, from owner: TypeID?, _ file: Int, depth: Int = 0) -> StaticType? {
    switch reference.unwrapped {
    case .array(let element): return .list(StaticType.Element(type: element, owner: owner, file: file))
    case .dictionary, .tuple, .function: return .structural
    case .named(let path, let arguments):
      guard let name = path.last else { return nil }
      if path.count == 1, isGenericParameter(name, of: owner) { return nil }
      if let id = program.resolve(reference, from: owner, file: file) {
        // Where the app only adds to a library's class, its own classes may be meant.
        return program[id].keyword == nil && inherited.contains(name) ? nil : .app(id)
      }
      if path.count == 1, let alias = program.alias(name, from: owner), depth < 8 {
        return written(alias, from: owner, file, depth: depth + 1)
      }
      if ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(name), let element = arguments.first {
        return .list(StaticType.Element(type: element, owner: owner, file: file))
      }
      // The function that a selector names may be the app's.
      if name == "Selector" { return .structural }
      // Wrappers lend what they hold.
      return arguments.isEmpty && path.count == 1 && isLibraryType(name) ? .library : nil
    case .metatype: return program.resolve(reference, from: owner, file: file).map { .app($0) }
    // What has several types at once has members of each.
    case .composition, .optional, .other: return nil
    }
  }

  /// Generic types of libraries that have nothing of what they are generic over.
  private static let handles: Set<String> = ["CheckedContinuation", "UnsafeContinuation"]

  /// What the types of libraries call their generic parameters.
  private static let openNames: Set<String> = [
    "Base", "Body", "Content", "Element", "Failure", "Key", "Output", "Value", "Wrapped",
  ]

  /// Whether a type around the code leaves open what a name stands for.
  func isGenericParameter(_ name: String, of owner: TypeID?) -> Bool {
    var current = owner
    while let id = current {
      if program[id].genericParameters.contains(where: { $0.name == name }) { return true }
      // What a protocol leaves open.
      if program[id].keyword == .protocol { return program.typesByName[name] == nil }
      if program[id].keyword == nil, Self.openNames.contains(name) { return true }
      current = program[id].parent
    }
    return false
  }
}

/// A type as far as it matters whose code is called.
private enum StaticType: Equatable {
  case app(TypeID)
  /// Some type of a library that no type of the app inherits from.
  case library
  case list(Element)
  /// A function, or what may hold one: a tuple, a dictionary.
  case structural

  struct Element: Equatable {
    var type: TypeReference
    var owner: TypeID?
    var file: Int
  }

  /// Properties of a list that give an element.
  static let elements: Set<String> = ["first", "last"]
}

extension Program.TypeEntry {
  /// Whether it has members that no declaration names.
  fileprivate var isDynamic: Bool { attributes.contains { $0.name == "dynamicMemberLookup" } }
}
