import Facts

/// Where code goes one way if there is something under a name, and another if not.
struct PresenceTests {
  /// The names that it asks for.
  private(set) var names: Set<String> = []
  /// The names that it unwraps, under which there is something from there on.
  private(set) var unwrapped: Set<String> = []

  mutating func collect(_ statements: [Statement]) { for statement in statements { collect(statement) } }

  private mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      collect(conditions, isChoice: otherwise != nil)
      collect(then + (otherwise ?? []))
    case .guard(let conditions, let otherwise):
      collect(conditions, isChoice: otherwise.count > 1)
      collect(otherwise)
    case .switch(_, let cases): for branch in cases { collect(branch.body) }
    case .loop(_, let conditions, let body):
      collect(conditions, isChoice: false)
      collect(body)
    case .do(let body, let catches): for block in [body] + catches { collect(block) }
    case .defer(let body): collect(body)
    case .conditional(let clauses): for clause in clauses { collect(clause.body) }
    case .expression(let expression), .return(let expression?), .binding(_, _, let expression?), .throw(let expression):
      var closures = ClosureCollector()
      closures.collect(expression)
      for closure in closures.found { collect(closure.body) }
    case .return, .binding, .variable, .function, .type, .other: break
    }
  }

  private mutating func collect(_ conditions: [Condition], isChoice: Bool) {
    for condition in conditions {
      switch condition {
      case .binding(let pattern, let value):
        unwrapped.formUnion(pattern.boundNames)
        if isChoice, let name = value.map(\.ownName) ?? pattern.boundNames.first { names.insert(name) }
      case .boolean(let expression):
        guard isChoice, case .operators(let operators, let operands) = expression.kind, operands.count == 2,
          operators == ["=="] || operators == ["!="], operands[1].isNil, let name = operands[0].ownName
        else { continue }
        names.insert(name)
      case .match, .availability: break
      }
    }
  }
}

extension Expression {
  /// The name of a property of the code's own object: `user`, `self.user`.
  fileprivate var ownName: String? {
    switch stripped.kind {
    case .name(let name, _): name
    case .member(let base?, let name, _) where base.isSelf: name
    default: nil
    }
  }
}
