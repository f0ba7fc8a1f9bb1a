import Facts

/// The names to which a piece of code gives values, in branches, loops and closures, too.
struct AssignedNames {
  private(set) var names: Set<String> = []
  /// Whether calls count that change what they are called on.
  var takesCalls = false
  /// Those that are written as members of `self`.
  private(set) var ownMembers: Set<String> = []

  mutating func collect(_ statements: [Statement]) { for statement in statements { collect(statement) } }

  mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression):
      add(expression)
      collect(expression)
    case .throw(let expression), .return(let expression?), .binding(_, _, let expression?): collect(expression)
    case .function(let function): collect(function.body ?? [])
    case .if(_, let then, let otherwise): collect(then + (otherwise ?? []))
    case .guard(_, let otherwise): collect(otherwise)
    case .switch(_, let cases): for branch in cases { collect(branch.body) }
    case .loop(_, _, let body), .defer(let body): collect(body)
    case .do(let body, let catches): for block in [body] + catches { collect(block) }
    case .conditional(let clauses): for clause in clauses { collect(clause.body) }
    case .return, .binding, .variable, .type, .other: break
    }
  }

  private mutating func add(_ expression: Expression) {
    if let placed = expression.placedInList { names.insert(placed.name) }
    if let flag = expression.toggledName { names.insert(flag) }
    if takesCalls {
      if let change = expression.localChange { names.insert(change.name) }
      names.formUnion(expression.lentLocals)
    }
    guard case .assignment(let target, _, _) = expression.kind else { return }
    switch target.kind {
    case .name(let name, _): names.insert(name)
    case .member(let base?, let name, _) where base.isSelf: ownMembers.insert(name)
    default: break
    }
  }

  private mutating func collect(_ expression: Expression) {
    var closures = ClosureCollector()
    closures.collect(expression)
    for closure in closures.found { collect(closure.body) }
  }
}

/// The closures of an expression, without those that stand in one of them.
struct ClosureCollector {
  private(set) var found: [Closure] = []

  mutating func collect(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure): found.append(closure)
    case .member(let base, _, _): if let base { collect(base) }
    case .call(let base, let arguments), .subscript(let base, let arguments):
      collect(base)
      for argument in arguments { collect(argument.value) }
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _), .prefix(_, let inner):
      collect(inner)
    case .operators(_, let parts), .array(let parts): for part in parts { collect(part) }
    case .ternary(let condition, let then, let otherwise): for part in [condition, then, otherwise] { collect(part) }
    case .assignment(let target, _, let value): for part in [target, value] { collect(part) }
    case .dictionary(let entries): for entry in entries { collect(entry.value) }
    case .tuple(let elements), .macro(_, let elements): for element in elements { collect(element.value) }
    case .name, .selector, .statement, .string, .number, .boolean, .nil, .keyPath, .type, .opaque: break
    }
  }
}
