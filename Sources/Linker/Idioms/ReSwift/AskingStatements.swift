import Facts

/// The statements of a block that ask for certain parts of a state.
///
/// Who observes a whole state looks at all of it whenever any of it changes; only what has changed brings about anything
/// new.
struct AskingStatements {
  private let parts: Set<String>
  private let state: String
  private var names: Set<String> = []

  init(for parts: Set<String>, of state: String) {
    self.parts = parts
    self.state = state
  }

  /// Those among the statements of a block, and all that give locals their values.
  func of(_ block: [Statement]) -> [Statement] {
    var asking = self
    return block.filter { statement in
      let asks = asking.asks(statement)
      if case .binding(let pattern, _, _) = statement.kind {
        if asks { asking.names.formUnion(pattern.boundNames) }
        return true
      }
      if case .guard(let conditions, _) = statement.kind {
        if asks { asking.names.formUnion(conditions.flatMap(\.boundNames)) }
        return true
      }
      return asks || statement.declaresSomething
    }
  }

  private func asks(_ statement: Statement) -> Bool {
    var finder = StateFinder(parts: parts, state: state, names: names)
    finder.visit(statement)
    return finder.isFound
  }
}

/// Looks for a part of a state, the whole of it, or a local that is made of it.
private struct StateFinder {
  let parts: Set<String>
  let state: String
  let names: Set<String>
  private(set) var isFound = false

  init(parts: Set<String>, state: String, names: Set<String>) {
    self.parts = parts
    self.state = state
    self.names = names
  }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression), .return(let expression?), .binding(_, _, let expression?):
      visit(expression)
    case .if(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then + (otherwise ?? []))
    case .guard(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .switch(let subject, let cases):
      visit(subject)
      for branch in cases { visit(branch.body) }
    case .loop(_, let conditions, let body):
      visit(conditions)
      visit(body)
    case .do(let body, let catches): visit(body + catches.flatMap(\.self))
    case .defer(let body): visit(body)
    case .conditional(let clauses): for clause in clauses { visit(clause.body) }
    case .variable, .function, .type, .return, .binding, .other: break
    }
  }

  private mutating func visit(_ block: [Statement]) { for statement in block { visit(statement) } }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression), .binding(_, let expression?), .match(_, let expression): visit(expression)
      case .binding(let pattern, nil):
        if pattern.boundNames.contains(where: { $0 == state || names.contains($0) }) { isFound = true }
      case .availability: break
      }
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _): if name == state || names.contains(name) { isFound = true }
    case .member(let base?, let name, _):
      if case .name(state, _) = base.stripped.kind {
        if parts.contains(name) { isFound = true }
      } else {
        visit(base)
      }
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      visit(callee)
      for argument in arguments { visit(argument.value) }
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _), .prefix(_, let inner):
      visit(inner)
    case .operators(_, let operands), .array(let operands): for operand in operands { visit(operand) }
    case .ternary(let condition, let then, let otherwise): for part in [condition, then, otherwise] { visit(part) }
    case .assignment(_, _, let value): visit(value)
    case .dictionary(let entries): for entry in entries { visit(entry.value) }
    case .tuple(let elements), .macro(_, let elements): for element in elements { visit(element.value) }
    case .closure(let closure): visit(closure.body)
    case .statement(let statement): visit(statement)
    case .string(let parts): for case .interpolation(let inner) in parts { visit(inner) }
    case .member, .selector, .number, .boolean, .nil, .keyPath, .type, .opaque: break
    }
  }
}

extension Condition {
  fileprivate var boundNames: [String] {
    switch self {
    case .binding(let pattern, _), .match(let pattern, _): pattern.boundNames
    case .boolean, .availability: []
    }
  }
}

extension Statement {
  fileprivate var declaresSomething: Bool {
    switch kind {
    case .variable, .function, .type: true
    default: false
    }
  }
}
