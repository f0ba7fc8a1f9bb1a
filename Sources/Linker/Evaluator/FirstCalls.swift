import Facts

/// Functions that are called on objects that were just made, and on no others: `let flow = Flow(entry: .cart)`, and then
/// `flow.start()`.
///
/// What an object is made with is still there in them, whatever other code puts there later.
final class FirstCalls {
  private unowned let wholeProgram: WholeProgram
  private var known: [Question: Bool] = [:]
  /// Where calls stand that are made on a local, by the function and the name of the local.
  private lazy var callsOnLocals: [Local: [Int32]] = {
    var found: [Local: [Int32]] = [:]
    for site in wholeProgram.sites.all where site.form == .call {
      guard let function = site.scope.function, case .name(let name, _)? = site.base?.stripped.kind else { continue }
      found[Local(function: function, name: name), default: []].append(site.expression.offset)
    }
    return found
  }()

  private struct Question: Hashable {
    var function: FunctionID
    var type: TypeID
  }

  private struct Local: Hashable {
    var function: FunctionID
    var name: String
  }

  /// Functions that hand on to each other are followed this far.
  private static let depth = 4

  init(_ wholeProgram: WholeProgram) { self.wholeProgram = wholeProgram }

  private var evaluator: Evaluator { wholeProgram.evaluator }
  private var program: Program { wholeProgram.evaluator.program }

  /// Whether a function of a class's objects finds in a property what they were made with.
  func finds(_ property: VariableID, in function: FunctionID, ofObjectsOf type: TypeID) -> Bool {
    guard program[type].keyword == .class, program[function].declaration.name != "init",
      program[function].owner.map({ evaluator.isRelated($0, type) }) ?? false
    else { return false }
    return isFirst(function, for: type, depth: 0) && !changes(property, function)
  }

  private func isFirst(_ function: FunctionID, for type: TypeID, depth: Int) -> Bool {
    let question = Question(function: function, type: type)
    if let answer = known[question] { return answer }
    known[question] = false
    let callers = wholeProgram.calls.callers(of: function)
    let answer = !callers.isEmpty && callers.allSatisfy { isOnNew($0, type, depth) }
    known[question] = answer
    return answer
  }

  private func isOnNew(_ site: CallSite, _ type: TypeID, _ depth: Int) -> Bool {
    guard let base = site.base?.stripped, !base.isSelf, !base.isSuper else {
      // What only hands on to it is no other call.
      guard let caller = site.scope.function, let owner = program[caller].owner, evaluator.isRelated(owner, type) else {
        return site.scope.owner.map { !evaluator.isRelated($0, type) } ?? true
      }
      return depth < Self.depth && isFirst(caller, for: type, depth: depth + 1)
    }
    let values = evaluator.evaluate(base, in: site.scope).alternatives
    let types = values.compactMap { evaluator.typeID(of: $0) }
    guard types.contains(where: { evaluator.isRelated($0, type) }) else { return true }
    guard values.allSatisfy({ if case .instance = $0 { true } else { false } }) else { return false }
    switch base.kind {
    case .call: return true
    case .name(let name, _):
      guard let meanings = site.scope.lookup(name), meanings.count == 1, case .expression(let local, _) = meanings[0],
        let (made, scope) = local.written, case .call = made.stripped.kind, let function = site.scope.function,
        scope.function == function
      else { return false }
      return callsOnLocals[Local(function: function, name: name)]?.min() == site.expression.offset
    default: return false
    }
  }

  /// Whether a function, or one that it calls on its own object, puts something else into a property.
  private func changes(_ property: VariableID, _ function: FunctionID) -> Bool {
    let name = program[property].declaration.name
    let changing = Set(wholeProgram.sites.assignments(to: name).compactMap(\.scope.function)).filter { changing in
      program[changing].declaration.name != "init"
        && program[changing].owner.map { owner in
          program[property].owner.map { evaluator.isRelated(owner, $0) } ?? false
        } ?? false
    }
    return changing.contains(function)
      || changing.contains { changing in
        wholeProgram.calls.callers(of: changing).contains { $0.scope.function == function }
      }
  }
}

extension Evaluator {
  /// Whether code finds in a property what the object was made with, though other code changes it later.
  func isBegun(_ id: VariableID, in scope: Scope) -> Bool {
    guard let wholeProgram, let function = scope.function, case .instance(let object)? = scope.receiver,
      object.changes.isEmpty
    else { return false }
    return wholeProgram.firstCalls.finds(id, in: function, ofObjectsOf: object.id)
  }

  /// What an object was made with, where the code at hand still finds that in its property; what nobody changes is that
  /// anyway.
  func begun(_ members: [Program.Member], in scope: Scope) -> Value? {
    guard let wholeProgram, !followsObjects, members.count == 1, case .variable(let id) = members[0],
      program[id].declaration.getter == nil, program[id].declaration.value == nil,
      !wholeProgram.constants.contains(id), isBegun(id, in: scope)
    else { return nil }
    return firstField(id, of: scope.receiver)
  }
}
