import Facts

/// What an initialiser leaves in a property, written as a block that returns it.
///
/// `if isWide { detail = split } else { detail = stack }` is read as `if isWide { return split } else { return stack }`:
/// what follows stands in each branch, so that a later assignment counts, and `return` gives what was assigned by then.
struct InitializedProperty {
  let name: String
  /// Whether anything but one plain assignment was found.
  private(set) var isBranched = false
  private var choices = 0

  /// Each choice doubles what follows.
  private static let choiceLimit = 6

  init(name: String) { self.name = name }

  /// - Parameter initial: the value that is written where the property is declared.
  /// - Returns: `nil` where the property is not surely assigned, or in too many ways.
  mutating func block(of body: [Statement], beginningWith initial: Expression?) -> [Statement]? {
    guard body.contains(where: assigns) else { return nil }
    if body.count(where: assigns) > 1 || initial != nil { isBranched = true }
    return block(of: body[...], initial)
  }

  private mutating func block(of statements: ArraySlice<Statement>, _ current: Expression?) -> [Statement]? {
    // However it goes on from the last assignment, that counts.
    let isSettled = isBranched && !statements.contains(where: assigns)
    guard let statement = statements.first, current == nil || !isSettled else {
      return current.map { [Statement(.return($0), at: $0.offset)] }
    }
    let rest = statements.dropFirst()
    if case .return = statement.kind {
      isBranched = true
      return current.map { [Statement(.return($0), at: statement.offset)] }
    }
    if case .throw = statement.kind { return [statement] }
    if case .expression(let expression) = statement.kind, let value = assignment(expression) {
      return block(of: rest, value)
    }
    guard statement.isChoice, matters(statement) else { return block(of: rest, current).map { [statement] + $0 } }
    isBranched = true
    choices += 1
    guard choices <= Self.choiceLimit else { return nil }
    return branched(statement, rest, current)
  }

  private mutating func branched(
    _ statement: Statement, _ rest: ArraySlice<Statement>, _ current: Expression?
  ) -> [Statement]? {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      guard let first = block(of: (then + rest)[...], current),
        let second = block(of: ((otherwise ?? []) + rest)[...], current)
      else { return nil }
      return [Statement(.if(conditions, then: first, otherwise: second), at: statement.offset)]
    case .guard(let conditions, let otherwise):
      guard let left = block(of: otherwise[...], current), let after = block(of: rest, current) else { return nil }
      return [Statement(.guard(conditions, otherwise: left), at: statement.offset)] + after
    case .switch(let subject, var cases):
      for index in cases.indices {
        guard let body = block(of: (cases[index].body + rest)[...], current) else { return nil }
        cases[index].body = body
      }
      return [Statement(.switch(subject, cases), at: statement.offset)]
    case .do(let body, _): return block(of: (body + rest)[...], current)
    case .conditional(let clauses):
      // What is not built is not there.
      let built = clauses.first { CompilationCondition($0.condition).mayHold }
      return block(of: ((built?.body ?? []) + rest)[...], current)
    default: return nil
    }
  }

  private func matters(_ statement: Statement) -> Bool { assigns(statement) || statement.leavesSomewhere }

  /// Whether a statement, or one inside of it, gives the property a value.
  private func assigns(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let expression): assignment(expression) != nil
    case .if(_, let then, let otherwise): (then + (otherwise ?? [])).contains(where: assigns)
    case .guard(_, let otherwise): otherwise.contains(where: assigns)
    case .switch(_, let cases): cases.flatMap(\.body).contains(where: assigns)
    case .do(let body, _): body.contains(where: assigns)
    case .conditional(let clauses): clauses.flatMap(\.body).contains(where: assigns)
    default: false
    }
  }

  private func assignment(_ expression: Expression) -> Expression? {
    expression.assignments.first { target, _ in
      switch target.stripped.kind {
      case .name(name, _): true
      case .member(let base?, name, _): base.isSelf
      default: false
      }
    }?.value
  }
}

extension Statement {
  fileprivate var isChoice: Bool {
    switch kind {
    case .if, .guard, .switch, .do, .conditional: true
    default: false
    }
  }

  /// Whether some way through it leaves the function.
  fileprivate var leavesSomewhere: Bool {
    switch kind {
    case .return: true
    case .if(_, let then, let otherwise): (then + (otherwise ?? [])).contains(where: \.leavesSomewhere)
    case .guard(_, let otherwise): otherwise.contains(where: \.leavesSomewhere)
    case .switch(_, let cases): cases.flatMap(\.body).contains(where: \.leavesSomewhere)
    case .do(let body, _): body.contains(where: \.leavesSomewhere)
    case .conditional(let clauses): clauses.flatMap(\.body).contains(where: \.leavesSomewhere)
    default: false
    }
  }
}

extension Evaluator {
  /// Whether a property is a list that only initialisers fill: what those are given chooses it, once and for all.
  private func isChosenList(_ id: VariableID) -> Bool {
    let declaration = program[id].declaration
    guard let wholeProgram, case .array? = declaration.type, declaration.value == nil else { return false }
    return wholeProgram.constants.contains(id)
  }

  /// What the initialiser of an object leaves in a property.
  ///
  /// - Parameter isBranched: whether only that is wanted which more than one plain assignment decides.
  func initialized(
    _ id: VariableID, of receiver: Value?, isBranched: Bool = false
  ) -> (body: [Statement], scope: Scope)? {
    let declaration = program[id].declaration
    guard followsObjects || isChosenList(id), case .instance(let instance)? = receiver,
      declaration.getter == nil, !declaration.isStatic, instance.changes[declaration.name] == nil
    else { return nil }
    let initializers = program.members(named: "init", of: instance.id).compactMap { member in
      if case .function(let id) = member { id } else { nil }
    }
    let fitting = initializers.first { accepts(program[$0].declaration.parameters, instance.arguments) }
    // Nobody says what is passed: then only what is written where the property is declared is sure.
    let initial = initialValue(of: id)
    let only = initial == nil && initializers.count == 1 ? initializers.first : nil
    guard let initializer = fitting ?? only, let written = program[initializer].declaration.body else { return nil }
    var property = InitializedProperty(name: declaration.name)
    guard let body = property.block(of: written, beginningWith: initial),
      property.isBranched || !isBranched
    else { return nil }
    let scope = scope(of: initializer, receiver: receiver)
    bind(program[initializer].declaration.parameters, to: instance.arguments, in: scope)
    return (body, scope)
  }
}
