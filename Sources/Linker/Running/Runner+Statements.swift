import Facts
import NavigationModel

extension Runner {
  /// Runs a block inside another.
  private func branch(_ statements: [Statement], _ frame: Frame, _ effects: inout [Effect]) {
    var inner = frame.nested()
    evaluator.declare(statements, in: inner.scope)
    for statement in statements { run(statement, &inner, &effects) }
  }

  /// Runs one statement; a `guard` is a gate for all that follows.
  func run(_ statement: Statement, _ frame: inout Frame, _ effects: inout [Effect]) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): run(expression, frame, &effects)
    case .return(let expression): if let expression { run(expression, frame, &effects) }
    case .binding(_, _, let value): if let value { run(value, frame, &effects) }
    case .if(let conditions, let then, let otherwise):
      runIf(conditions, then, otherwise, statement.offset, frame, &effects)
    case .guard(let conditions, let otherwise):
      run(conditions, frame, &effects)
      let texts = Gates(program: program)
      var other = frame
      other.gates.append(texts.otherwise(conditions, statement.offset, frame.scope))
      branch(otherwise, other, &effects)
      frame.gates += texts.passed(conditions, statement.offset, frame.scope)
    case .switch(let subject, let cases): runSwitch(subject, cases, frame, &effects)
    case .loop(let pattern, let conditions, let body): runLoop(pattern, conditions, body, frame, &effects)
    case .do(let body, let catches): for block in [body] + catches { branch(block, frame, &effects) }
    case .defer(let body): branch(body, frame, &effects)
    case .conditional(let clauses): for clause in Platform.clauses(clauses) { run(clause.body, &frame, &effects) }
    case .variable, .function, .type, .other: break
    }
  }

  private func run(_ statements: [Statement], _ frame: inout Frame, _ effects: inout [Effect]) {
    for statement in statements { run(statement, &frame, &effects) }
  }

  private func run(_ conditions: [Condition], _ frame: Frame, _ effects: inout [Effect]) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression), .match(_, let expression): run(expression, frame, &effects)
      case .binding(_, let expression): if let expression { run(expression, frame, &effects) }
      case .availability: break
      }
    }
  }

  private func runIf(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ offset: Int32, _ frame: Frame,
    _ effects: inout [Effect]
  ) {
    run(conditions, frame, &effects)
    let gates = Gates(program: program)
    let known = truth(of: conditions, frame.scope)
    if known != false {
      var inner = frame.nested()
      evaluator.declare(conditions, in: inner.scope)
      if known == nil { inner.gates.append(gates.condition(conditions, offset, frame.scope)) }
      branch(then, inner, &effects)
    }
    guard let otherwise, known != true else { return }
    var other = frame
    if known == nil { other.gates.append(gates.otherwise(conditions, offset, frame.scope)) }
    branch(otherwise, other, &effects)
  }

  private func runSwitch(_ subject: Expression, _ cases: [SwitchCase], _ frame: Frame, _ effects: inout [Effect]) {
    run(subject, frame, &effects)
    let value = evaluator.evaluate(subject, in: frame.scope)
    let isKnown = isDeterminate(subject, frame.scope)
    let taken = isKnown ? evaluator.selected(cases, value) : cases
    for branch in taken {
      var inner = frame.nested()
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      if taken.count > 1 || !isKnown {
        inner.gates.append(Gates(program: program).branch(branch, of: subject, frame.scope))
      }
      self.branch(branch.body, inner, &effects)
    }
  }

  private func runLoop(
    _ pattern: Pattern?, _ conditions: [Condition], _ body: [Statement], _ frame: Frame, _ effects: inout [Effect]
  ) {
    run(conditions, frame, &effects)
    let inner = frame.nested()
    if let pattern, case .boolean(let sequence)? = conditions.first {
      for name in pattern.boundNames { inner.scope.bind(name, .element(sequence, frame.scope)) }
    } else {
      evaluator.declare(conditions, in: inner.scope)
    }
    branch(body, inner, &effects)
  }

  /// Whether conditions hold, where the caller's constants decide that.
  private func truth(of conditions: [Condition], _ scope: Scope) -> Bool? {
    guard conditions.count == 1 else { return nil }
    switch conditions[0] {
    case .boolean(let expression): return truth(of: expression, scope)
    case .match(let pattern, let subject):
      guard case .enumCase(_, let name, _) = pattern, isDeterminate(subject, scope),
        case .enumCase(let known) = evaluator.evaluate(subject, in: scope)
      else { return nil }
      return known.name == name
    case .binding, .availability: return nil
    }
  }

  private func truth(of expression: Expression, _ scope: Scope) -> Bool? {
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let inner): return truth(of: inner, scope).map { !$0 }
    case .name:
      guard isDeterminate(expression, scope), case .boolean(let value) = evaluator.evaluate(expression, in: scope)
      else { return nil }
      return value
    case .operators(let names, let operands) where operands.count == 2 && (names == ["=="] || names == ["!="]):
      guard operands.contains(where: { isDeterminate($0, scope) }),
        case .enumCase(let a) = evaluator.evaluate(operands[0], in: scope)
      else { return nil }
      let name: String
      switch evaluator.evaluate(operands[1], in: scope) {
      case .enumCase(let b): name = b.name
      case let other: guard let implicit = other.caseName else { return nil }; name = implicit
      }
      return (a.name == name) == (names == ["=="])
    default: return nil
    }
  }

  /// Whether a value is the same in each run with these arguments: properties may have changed since.
  private func isDeterminate(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    // `guard let step = step as? AppStep` refers to itself.
    guard depth < 12 else { return true }
    switch expression.stripped.kind {
    case .name("self", _): return true
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return false }
      return meanings.allSatisfy { meaning in
        switch meaning {
        case .argument, .value, .element: true
        case .expression(let deferred, _):
          deferred.written.map { isDeterminate($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .parameter, .function, .getter, .part: false
        }
      }
    case .member(let base?, _, _): return isDeterminate(base, scope, depth: depth + 1)
    case .member(nil, _, _), .call, .string, .number, .boolean: return true
    default: return false
    }
  }
}
