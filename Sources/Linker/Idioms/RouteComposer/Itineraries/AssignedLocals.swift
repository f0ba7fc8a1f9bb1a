import Facts

/// What a statement gives to locals of the code around it, and what it tries.
extension Statement {
  /// What it tries, if that is all that it does: `return try screen(named: name)`.
  var tried: Expression? {
    switch kind {
    case .expression(let expression), .return(let expression?), .binding(_, _, let expression?):
      if case .try(let inner, .propagated) = expression.kind { inner } else { nil }
    default: nil
    }
  }

  /// Whether some way through it gives a local of the code around it another value; and it is no plain assignment.
  var assignsLocals: Bool {
    if case .expression = unfolded.kind { false } else { !assignedLocals.isEmpty }
  }

  /// Names that it assigns, however deep; what closures do happens at another time.
  var assignedLocals: Set<String> {
    switch unfolded.kind {
    case .expression(let expression): return expression.localChange.map { [$0.name] } ?? Set(expression.lentLocals)
    case .loop(_, _, let body): return body.assignedLocals
    case .if(_, let then, let otherwise): return then.assignedLocals.union((otherwise ?? []).assignedLocals)
    case .switch(_, let cases): return cases.reduce(into: []) { $0.formUnion($1.body.assignedLocals) }
    case .do(let body, _): return body.assignedLocals
    case .conditional(let clauses): return clauses.reduce(into: []) { $0.formUnion($1.body.assignedLocals) }
    default: return []
    }
  }
}

extension [Statement] {
  /// Names that a block assigns and does not declare itself.
  var assignedLocals: Set<String> {
    var names: Set<String> = []
    for statement in reversed() {
      if case .binding(let pattern, _, _) = statement.kind { names.subtract(pattern.boundNames) }
      names.formUnion(statement.assignedLocals)
    }
    return names
  }

  /// Whether ways through it part because they give a local different values.
  var partsByLocals: Bool { contains(where: \.assignsLocals) }
}

extension Scope {
  /// A scope in which some locals mean what they mean at the end of a way.
  func taking(_ names: Set<String>, from end: Scope) -> Scope {
    let scope = nested()
    for name in names.sorted() where lookup(name) != nil {
      for binding in end.lookup(name) ?? [] { scope.bind(name, binding) }
    }
    return scope
  }
}

extension Evaluator {
  /// A scope in which a local has the value that an expression gives it; `nil` where it gives none.
  func scope(after expression: Expression, in scope: Scope) -> Scope? {
    let own = scope.nested()
    if let (name, value) = change(by: expression, in: scope) {
      guard let before = scope.lookup(name) else { return nil }
      let content = Deferred(value, in: scope, by: self)
      own.bind(name, .expression(content, declared: before.lazy.compactMap(\.declaredType).first))
      return own
    }
    for name in Set(expression.lentLocals).sorted() {
      for meaning in scope.lookup(name) ?? [] { own.bind(name, meaning) }
    }
    return lend(expression, on: [own]) ? own : nil
  }
}
