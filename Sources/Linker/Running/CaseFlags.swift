import Facts

/// What computed flags of enums say for a case that is known: `var isPopup: Bool { switch self { case .add: true … } }`.
struct CaseFlags {
  let evaluator: Evaluator

  /// Flags ask each other this deep before it is a circle.
  private static let depthLimit = 8

  /// What a flag says for each of some cases, where it says the same for all.
  func flag(_ name: String, of cases: [Value], depth: Int = 0) -> Bool? {
    guard depth < Self.depthLimit, !cases.isEmpty else { return nil }
    let answers = Set(cases.map { flag(name, ofCase: $0, depth) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private func flag(_ name: String, ofCase value: Value, _ depth: Int) -> Bool? {
    guard case .enumCase(let known) = value else { return nil }
    for case .variable(let id) in evaluator.program.members(named: name, of: known.type) {
      let entry = evaluator.program[id]
      guard !entry.declaration.isStatic, entry.declaration.type?.simpleName == "Bool",
        let getter = entry.declaration.getter
      else { continue }
      return answer(getter, Scope(file: entry.file, owner: known.type, receiver: value), depth)
    }
    return nil
  }

  /// What a block returns.
  private func answer(_ statements: [Statement], _ scope: Scope, _ depth: Int) -> Bool? {
    for (index, statement) in statements.enumerated() {
      switch statement.kind {
      case .return(let expression?): return truth(expression, scope, depth)
      case .expression(let expression) where index == statements.count - 1:
        if case .statement(let inner) = expression.kind { return answer([inner], scope, depth) }
        return truth(expression, scope, depth)
      case .switch(let subject, let cases):
        let value = evaluator.evaluate(subject, in: scope)
        guard value.caseName != nil else { return nil }
        return common(
          evaluator.selected(cases, value).map { branch in
            let inner = scope.nested()
            evaluator.bind(branch.patterns, to: value, subject, in: inner)
            return answer(branch.body, inner, depth)
          })
      case .if(let conditions, let then, let otherwise):
        guard let holds = truth(of: conditions, scope, depth) else { return nil }
        let inner = scope.nested()
        if holds { evaluator.declare(conditions, in: inner) }
        guard let taken = holds ? then : otherwise else { continue }
        return answer(taken, inner, depth)
      case .guard(let conditions, let otherwise):
        guard let holds = truth(of: conditions, scope, depth) else { return nil }
        guard holds else { return answer(otherwise, scope.nested(), depth) }
        evaluator.declare(conditions, in: scope)
      default: return nil
      }
    }
    return nil
  }

  private func common(_ answers: [Bool?]) -> Bool? {
    let answers = Set(answers)
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private func truth(of conditions: [Condition], _ scope: Scope, _ depth: Int) -> Bool? {
    let truths = conditions.map { condition -> Bool? in
      switch condition {
      case .boolean(let expression): return truth(expression, scope, depth)
      case .match(let pattern, let subject):
        let value = evaluator.evaluate(subject, in: scope)
        guard value.caseName != nil else { return nil }
        if !evaluator.mayMatch(pattern, value) { return false }
        return evaluator.surelyMatches(pattern, value) ? true : nil
      case .binding, .availability: return nil
      }
    }
    return truths.contains(false) ? false : truths.allSatisfy { $0 == true } ? true : nil
  }

  private func truth(_ expression: Expression, _ scope: Scope, _ depth: Int) -> Bool? {
    switch expression.kind {
    case .boolean(let flag): return flag
    case .tuple(let parts) where parts.count == 1: return truth(parts[0].value, scope, depth)
    case .prefix("!", let inner): return truth(inner, scope, depth).map { !$0 }
    case .name(let name, _):
      guard scope.lookup(name) == nil, let receiver = scope.receiver else { return nil }
      return flag(name, of: receiver.alternatives, depth: depth + 1)
    case .member(let base?, let name, _):
      return flag(name, of: evaluator.evaluate(base, in: scope).alternatives, depth: depth + 1)
    case .operators(let signs, let operands): return truth(signs, operands, scope, depth)
    case .call(let callee, let arguments):
      // `[.add, .edit].contains(self)`
      guard callee.lastName == "contains", arguments.count == 1, case .array(let elements)? = callee.strippedBase?.kind
      else { return nil }
      let truths = elements.map { areEqual($0, arguments[0].value, scope) }
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    default: return nil
    }
  }

  private func truth(_ signs: [String], _ operands: [Expression], _ scope: Scope, _ depth: Int) -> Bool? {
    if operands.count == 2, signs == ["=="] || signs == ["!="] {
      return areEqual(operands[0], operands[1], scope).map { $0 == (signs == ["=="]) }
    }
    let truths = operands.map { truth($0, scope, depth) }
    if signs.allSatisfy({ $0 == "&&" }) {
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    }
    guard signs.allSatisfy({ $0 == "||" }) else { return nil }
    return truths.contains(true) ? true : truths.contains(nil) ? nil : false
  }

  /// Whether two expressions are one case; what cases carry is not compared.
  private func areEqual(_ first: Expression, _ second: Expression, _ scope: Scope) -> Bool? {
    let values = [first, second].map { evaluator.evaluate($0, in: scope) }
    guard let a = values[0].caseName, let b = values[1].caseName else { return nil }
    if a != b { return false }
    return values.allSatisfy(\.payloadOfCase.isEmpty) ? true : nil
  }
}

extension Runner {
  /// What a computed flag says of a value whose case the caller's constants decide.
  func flag(_ name: String, of base: Expression?, _ scope: Scope) -> Bool? {
    guard let base else {
      return scope.lookup(name) == nil ? scope.receiver.flatMap { flag(name, of: $0) } : nil
    }
    guard isDeterminate(base, scope), !isBindable(base, scope),
      !StateBindings(runner: self).variables(base, in: scope).contains(where: { StateNames.isObserved($0, in: program) }
      )
    else { return nil }
    return flag(name, of: evaluator.evaluate(base, in: scope))
  }

  private func flag(_ name: String, of value: Value) -> Bool? {
    CaseFlags(evaluator: evaluator).flag(name, of: value.alternatives)
  }
}
