import Facts

/// What types expressions have as far as declarations alone tell: quick, and never more than the compiler knows.
final class StaticTypes {
  private let program: Program
  private var known: [VariableID: TypeID?] = [:]
  private var calls: [Called: [Program.Member]] = [:]

  private struct Called: Hashable {
    var type: TypeID
    var name: String
  }

  private static let depthLimit = 24

  init(program: Program) { self.program = program }

  /// The members that a name or member can mean; `nil` where that is not known.
  func members(_ expression: Expression, in scope: Scope) -> [Program.Member]? {
    members(expression, in: scope, depth: 0)
  }

  private func members(_ expression: Expression, in scope: Scope, depth: Int) -> [Program.Member]? {
    switch expression.stripped.kind {
    case .name(let name, _):
      guard scope.lookup(name) == nil else { return nil }
      return plain(name.withoutDollar, in: scope)
    case .member(let base?, let name, _):
      guard let type = type(of: base, in: scope, depth: depth + 1) else { return nil }
      return all(name.withoutDollar, of: type)
    default: return nil
    }
  }

  /// What a plain name means: a member of the types around the code, something global, or a type.
  private func plain(_ name: String, in scope: Scope) -> [Program.Member]? {
    var owner = scope.owner
    while let id = owner {
      if let found = all(name, of: id) { return found }
      owner = program[id].parent
    }
    if let members = program.globals[name] { return members }
    return program.resolve(.simple(name), from: scope.owner, file: scope.file).map { [.type($0)] }
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
    calls[key] = found
    return found.isEmpty ? nil : found
  }

  /// The type of a value, or the type that an expression names.
  func type(of expression: Expression, in scope: Scope) -> TypeID? { type(of: expression, in: scope, depth: 0) }

  private func type(of expression: Expression, in scope: Scope, depth: Int) -> TypeID? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .name("self", _), .name("Self", _): return scope.owner
    case .name("super", _):
      guard let owner = scope.owner, let parent = program[owner].inherited.first else { return nil }
      return program.resolve(parent, from: owner)
    case .name(let name, _):
      if let bindings = scope.lookup(name) {
        return bindings.count == 1 ? type(of: bindings[0], depth: depth) : nil
      }
      return plain(name, in: scope).flatMap { type(of: $0, depth: depth) }
    case .member: return members(expression, in: scope, depth: depth).flatMap { type(of: $0, depth: depth) }
    case .call(let callee, _):
      return members(callee, in: scope, depth: depth).flatMap { result(of: $0) }
    case .cast(_, let type, let form):
      return form == .test ? nil : program.resolve(type, from: scope.owner, file: scope.file)
    case .chained(let inner), .forced(let inner), .try(let inner, _):
      return type(of: inner, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private func type(of binding: Scope.Binding, depth: Int) -> TypeID? {
    switch binding {
    case .value(.typed(_, let id)), .parameter(_, _, .typed(_, let id)): return id
    case .expression(let deferred, let declared):
      guard let written = deferred.written else { return nil }
      if let declared { return program.resolve(declared, from: written.scope.owner, file: written.scope.file) }
      return type(of: written.expression, in: written.scope, depth: depth + 1)
    default: return nil
    }
  }

  private func type(of members: [Program.Member], depth: Int) -> TypeID? {
    guard let first = members.first else { return nil }
    switch first {
    case .variable(let id): return type(of: id, depth: depth)
    case .type(let id): return id
    case .enumCase(let id, _): return id
    case .function: return nil
    }
  }

  private func type(of id: VariableID, depth: Int) -> TypeID? {
    if let found = known[id] { return found }
    known[id] = .some(nil)
    let entry = program[id]
    var found: TypeID?
    if let type = entry.declaration.type ?? entry.declaration.wrapperType {
      found = program.resolve(type, from: entry.owner, file: entry.file)
    } else if let value = entry.declaration.value {
      found = type(of: value, in: Scope(file: entry.file, owner: entry.owner), depth: depth + 1)
    }
    known[id] = .some(found)
    return found
  }

  /// What calling a member gives; several functions must agree.
  private func result(of members: [Program.Member]) -> TypeID? {
    var found: TypeID?
    for member in members {
      let type: TypeID?
      switch member {
      case .type(let id), .enumCase(let id, _): type = id
      case .function(let id):
        let entry = program[id]
        type = entry.declaration.result.flatMap { result in
          result == .simple("Self") ? entry.owner : program.resolve(result, from: entry.owner, file: entry.file)
        }
      case .variable: type = nil
      }
      guard let type, found == nil || found == type else { return nil }
      found = type
    }
    return found
  }
}
