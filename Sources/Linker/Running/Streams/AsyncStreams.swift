import Facts

/// Swift's own streams, and who sends to them.
///
/// A stream and its continuation are made together and kept by one object: what a continuation yields goes to those who
/// loop over the streams of that object's type.
struct AsyncStreams {
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  private var program: Program { evaluator.program }

  /// The types of the objects whose streams an expression can mean.
  func owners(of stream: Expression, in scope: Scope) -> Set<TypeID> {
    let stripped = stream.stripped
    if case .call(let callee, _) = stripped.kind {
      let functions = evaluator.functions(callee, labels: [], in: scope).map { Program.Member.function($0.id) }
      return owners(of: functions)
    }
    return owners(of: evaluator.variables(stripped, in: scope).map { .variable($0.id) })
  }

  private func owners(of members: [Program.Member]) -> Set<TypeID> {
    var owners: Set<TypeID> = []
    for member in members where Self.isStream(member, in: program) {
      let (owner, name): (TypeID?, String) =
        switch member {
        case .variable(let id): (program[id].owner, program[id].declaration.name)
        case .function(let id): (program[id].owner, program[id].declaration.name)
        case .enumCase, .type: (nil, "")
        }
      guard let owner else { continue }
      owners.insert(owner)
      guard program[owner].keyword == .protocol else { continue }
      owners.formUnion(program.conformers(of: owner).filter { program[$0].members[name] != nil })
    }
    return owners
  }

  /// The type of the object that keeps a continuation: `continuation?.yield(.loggedIn)`.
  func owner(ofContinuation continuation: Expression, in scope: Scope) -> TypeID? {
    evaluator.variables(continuation, in: scope).lazy.compactMap { self.program[$0.id].owner }.first
  }

  /// Whether a member is a stream, or makes one.
  static func isStream(_ member: Program.Member, in program: Program) -> Bool {
    switch member {
    case .variable(let id):
      let declaration = program[id].declaration
      if let type = declaration.type { return isStream(type) }
      guard let value = declaration.value else { return false }
      return isMadeStream(value, in: program, owner: program[id].owner)
    case .function(let id): return program[id].declaration.result.map(isStream) ?? false
    case .enumCase, .type: return false
    }
  }

  private static func isStream(_ type: TypeReference) -> Bool { names.contains(type.simpleName ?? "") }

  /// `AsyncStream<Int> { … }`, and both parts of `let (stream, continuation) = AsyncStream<Int>.makeStream()`.
  private static func isMadeStream(_ value: Expression, in program: Program, owner: TypeID?) -> Bool {
    switch value.stripped.kind {
    case .call(let callee, _):
      return names.contains(callee.lastName ?? "")
        || callee.lastName == "makeStream" && names.contains(callee.strippedBase?.lastName ?? "")
    case .member(let whole?, let part, _):
      guard part.allSatisfy(\.isNumber), let name = whole.lastName, let owner else { return false }
      return program.members(named: name, of: owner).contains { member in
        guard case .variable(let id) = member, let value = program[id].declaration.value else { return false }
        return isMadeStream(value, in: program, owner: nil)
      }
    default: return false
    }
  }

  private static let names: Set<String> = ["AsyncStream", "AsyncThrowingStream"]
}
