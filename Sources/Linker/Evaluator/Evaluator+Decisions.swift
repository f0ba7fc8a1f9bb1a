import Facts

/// Which branch is taken, where what is known decides it: asked where each object goes its own way.
extension Evaluator {
  /// Whether all conditions hold; `nil` where that stays open.
  ///
  /// What they bind is bound in `scope`, one after another: a condition may ask what those before it have bound.
  func decided(_ conditions: [Condition], binding scope: Scope) -> Bool? {
    var all: Bool? = true
    for condition in conditions {
      let holds = all == false ? nil : followsObjects ? decided(condition, in: scope) : passedFlag(condition, scope)
      declare([condition], in: scope)
      if holds == false { all = false } else if holds == nil, all == true { all = nil }
    }
    return all
  }

  /// Whether the conditions of a `guard` hold; what they bind the block around it has bound.
  func decided(_ conditions: [Condition], in scope: Scope) -> Bool? {
    let each = conditions.map { followsObjects ? decided($0, in: scope) : passedFlag($0, scope) }
    if each.contains(false) { return false }
    return each.contains(nil) ? nil : true
  }

  private func decided(_ condition: Condition, in scope: Scope) -> Bool? {
    switch condition {
    case .boolean(let expression): return decide(expression, scope)
    case .binding(let pattern, let value):
      guard let expression = value ?? pattern.boundNames.first.map({ Expression(.name($0, []), at: 0) }) else {
        return nil
      }
      let value = evaluate(expression, in: scope)
      if case .null = value { return false }
      return isThere(expression, value, in: scope) ? true : nil
    case .match(let pattern, let expression):
      let value = evaluate(expression, in: scope)
      if !mayMatch(pattern, value) { return false }
      return surelyMatches(pattern, value) ? true : nil
    case .availability: return nil
    }
  }

  /// What a block can return, up to where it is surely left.
  func followedResults(of statements: [Statement], in scope: Scope) -> [Value] {
    var found: [Value] = []
    for statement in statements {
      switch statement.kind {
      case .if(let conditions, let then, let otherwise):
        let inner = scope.nested()
        let holds = decided(conditions, binding: inner)
        if holds != false { found += results(of: then, in: inner, implicit: false) }
        if holds != true { found += results(of: otherwise ?? [], in: scope.nested(), implicit: false) }
        if holds == true, then.alwaysLeaves { return found }
        if holds == false, otherwise?.alwaysLeaves ?? false { return found }
      case .guard(let conditions, let otherwise):
        let holds = decided(conditions, in: scope)
        if holds != true { found += results(of: otherwise, in: scope.nested(), implicit: false) }
        if holds == false { return found }
      default: found += branchResults(statement, in: scope, implicit: false)
      }
      if statement.alwaysLeaves { return found }
    }
    return found
  }
}

extension Statement {
  /// Whether nothing behind it has a turn.
  fileprivate var alwaysLeaves: Bool {
    switch kind {
    case .return, .throw: true
    case .if(_, let then, let otherwise): then.alwaysLeaves && (otherwise?.alwaysLeaves ?? false)
    case .do(let body, let catches): ([body] + catches).allSatisfy(\.alwaysLeaves)
    default: false
    }
  }
}

extension [Statement] {
  fileprivate var alwaysLeaves: Bool { contains(where: \.alwaysLeaves) }
}

extension Evaluator {
  private func passedFlag(_ condition: Condition, _ scope: Scope) -> Bool? {
    switch condition {
    case .boolean(let expression):
      if let flag = passedFlag(expression, scope) { return flag }
      guard case .operators(let names, let operands) = expression.kind, operands.count == 2, operands[1].isNil,
        names == ["=="] || names == ["!="]
      else { return nil }
      return knownPresence(of: operands[0], in: scope).map { $0 == (names == ["!="]) }
    case .binding(let pattern, let value):
      guard let asked = value ?? pattern.boundNames.first.map({ Expression(.name($0, []), at: 0) }) else { return nil }
      return knownPresence(of: asked, in: scope)
    case .match, .availability: return nil
    }
  }

  private func knownPresence(of expression: Expression, in scope: Scope) -> Bool? {
    putPresence(of: expression, in: scope) ?? passedPresence(expression, in: scope)
  }

  /// What a caller's constant says for a condition: `showsBack ? .back : .plain` where `showsBack: false` is passed.
  func passedFlag(_ condition: Expression, _ scope: Scope) -> Bool? {
    switch condition.kind {
    case .prefix("!", let inner): return passedFlag(inner, scope).map { !$0 }
    case .tuple(let parts) where parts.count == 1: return passedFlag(parts[0].value, scope)
    case .name(let name, _):
      guard wholeProgram != nil else { return nil }
      guard let meanings = scope.lookup(name) else { return madeFlag(condition, in: scope) }
      guard meanings.count == 1, case .argument(let argument, _) = meanings[0],
        case .boolean(let flag) = argument.value
      else { return nil }
      return flag
    case .member: return madeFlag(condition, in: scope)
    default: return nil
    }
  }
}
