import Facts

/// Whether a call may give nothing: a failable initialiser, a function that returns `nil` on some way, `try?`.
///
/// Evaluation keeps no `nil` beside other values: what was found says what there is, not that there is something. Nor
/// does it keep what it does not know beside a `nil`: nothing found is not nothing there.
extension Runner {
  /// Calls that end in calls are followed this far.
  private static let emptyDepth = 6

  /// What is looked for among all that code may return.
  private enum Search { case nothing, something }

  /// Whether code of the app's own may give something where no more than `nil` was found.
  func mayGiveSomething(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < Self.emptyDepth else { return true }
    switch expression.stripped.kind {
    case .nil: return false
    case .ternary(let condition, let then, let otherwise):
      let known = truth(of: condition, scope)
      return known != false && mayGiveSomething(then, scope, depth: depth + 1)
        || known != true && mayGiveSomething(otherwise, scope, depth: depth + 1)
    case .operators(let names, let operands) where names.allSatisfy({ $0 == "??" }):
      return operands.contains { mayGiveSomething($0, scope, depth: depth + 1) }
    case .call(let callee, let arguments):
      let given = evaluator.labeled(arguments, in: scope)
      let origin = Origin(file: scope.file, offset: expression.stripped.offset, call: scope.call)
      return evaluator.functions(callee, labels: given, in: scope).contains { target in
        guard let body = program[target.id].declaration.body else { return true }
        let inner = evaluator.scope(of: target.id, receiver: target.receiver, arguments: given, at: origin)
        return mayReturn(.something, body, inner, depth: depth + 1)
      }
    case .name, .member:
      return evaluator.variables(expression, in: scope).contains { variable, receiver in
        guard let getter = program[variable].declaration.getter else { return false }
        let inner = Scope(file: program[variable].file, owner: program[variable].owner, receiver: receiver)
        return mayReturn(.something, getter, inner, depth: depth + 1)
      }
    default: return false
    }
  }

  /// Whether something may be in what is returned.
  private func mayBeSomething(_ expression: Expression, _ scope: Scope, depth: Int) -> Bool {
    if case .null = evaluator.evaluate(expression, in: scope) {
      return mayGiveSomething(expression, scope, depth: depth)
    }
    return true
  }

  /// Whether a value that a call of the app's own gives may be `nil` with these arguments.
  func mayGiveNothing(_ call: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < Self.emptyDepth, case .call(let callee, let arguments) = call.stripped.kind else { return false }
    if let link = callee.optionalLink, mayBeNothing(link, scope, depth: depth + 1) { return true }
    let given = evaluator.labeled(arguments, in: scope)
    let origin = Origin(file: scope.file, offset: call.stripped.offset, call: scope.call)
    let targets = evaluator.functions(callee, labels: given, in: scope)
    guard targets.isEmpty else {
      return targets.contains { target in
        guard case .optional? = program[target.id].declaration.result else { return false }
        guard let body = program[target.id].declaration.body else { return true }
        let inner = evaluator.scope(of: target.id, receiver: target.receiver, arguments: given, at: origin)
        return mayReturn(.nothing, body, inner, depth: depth + 1)
      }
    }
    return evaluator.evaluate(callee, in: scope).alternatives.contains { alternative in
      switch alternative {
      case .metatype(_, let type?) where program[type].keyword != nil:
        return mayFail(toMake: type, given, for: evaluator.evaluate(call, in: scope), depth: depth + 1)
      case .closure(let closure):
        let inner = closure.scope.nested()
        evaluator.bind(closure.closure, to: given, in: inner)
        return mayReturn(.nothing, closure.closure.body, inner, depth: depth + 1)
      default: return false
      }
    }
  }

  /// Whether an initialiser that takes such arguments may give up.
  private func mayFail(toMake type: TypeID, _ given: [LabeledValue], for object: Value, depth: Int) -> Bool {
    guard depth < Self.emptyDepth else { return false }
    return program.members(named: "init", of: type).contains { member in
      guard case .function(let id) = member, let body = program[id].declaration.body,
        evaluator.accepts(program[id].declaration.parameters, given)
      else { return false }
      let inner = evaluator.scope(of: id, receiver: object, arguments: given, at: nil)
      return mayReturn(.nothing, body, inner, depth: depth)
        || body.contains { statement in
          guard case .expression(let delegated) = statement.kind, case .call(let callee, let passed) = delegated.kind,
            case .member(let base?, "init", _) = callee.kind, base.isSelf
          else { return false }
          return mayFail(toMake: type, evaluator.labeled(passed, in: inner), for: object, depth: depth + 1)
        }
    }
  }

  /// Where statements lead.
  private enum Outcome {
    /// To a `return` of what is looked for, to one of something else, to the end of the block.
    case found, other, end

    /// Where one of several ways may lead.
    static func of(_ ways: [Outcome]) -> Outcome {
      if ways.contains(.found) { return .found }
      return ways.allSatisfy { $0 == .other } ? .other : .end
    }
  }

  /// Whether code may return that; as long as this is asked of it for other arguments, it may: it calls itself, with what
  /// grows each time.
  private func mayReturn(_ wanted: Search, _ body: [Statement], _ scope: Scope, depth: Int) -> Bool {
    guard let first = body.first else { return false }
    let place = Origin(file: scope.file, offset: first.offset)
    guard examined.insert(place).inserted else { return true }
    defer { examined.remove(place) }
    if body.count == 1, case .expression(let only) = body[0].kind { return may(wanted, only, scope, depth: depth) }
    return outcome(of: body, in: scope, wanted, depth: depth) == .found
  }

  private func may(_ wanted: Search, _ result: Expression, _ scope: Scope, depth: Int) -> Bool {
    switch wanted {
    case .nothing: mayBeNothing(result, scope, depth: depth)
    case .something: mayBeSomething(result, scope, depth: depth)
    }
  }

  private func outcome(of statements: [Statement], in scope: Scope, _ wanted: Search, depth: Int) -> Outcome {
    evaluator.declare(statements, in: scope)
    for statement in statements {
      let found = outcome(of: statement, in: scope, wanted, depth: depth)
      if found != .end { return found }
    }
    return .end
  }

  private func outcome(of statement: Statement, in scope: Scope, _ wanted: Search, depth: Int) -> Outcome {
    func block(_ statements: [Statement], _ prepare: (Scope) -> Void = { _ in }) -> Outcome {
      let inner = scope.nested()
      prepare(inner)
      return outcome(of: statements, in: inner, wanted, depth: depth)
    }
    switch statement.kind {
    case .return(let value):
      return value.map { may(wanted, $0, scope, depth: depth) } ?? false ? .found : .other
    case .throw: return .other
    case .expression(let expression): return expression.neverReturns ? .other : .end
    case .if(let conditions, let then, let otherwise):
      let known = truth(of: conditions, at: statement.offset, scope)
      return .of(
        (known == false ? [] : [block(then) { evaluator.declare(conditions, in: $0) }])
          + (known == true ? [] : [block(otherwise ?? [])]))
    case .guard(let conditions, let otherwise):
      let known = truth(of: conditions, at: statement.offset, scope)
      if known != true, block(otherwise) == .found { return .found }
      return known == false ? .other : .end
    case .switch(let subject, let cases):
      let value = evaluator.evaluate(subject, in: scope)
      let taken = isDeterminate(subject, scope) ? evaluator.selected(cases, value) : cases
      guard !taken.isEmpty else { return .end }
      return .of(
        taken.map { branch in
          block(branch.body) { evaluator.bind(branch.patterns, to: value, subject, in: $0) }
        })
    case .loop(_, _, let body): return block(body) == .found ? .found : .end
    case .do(let body, let catches): return .of(([body] + catches).map { block($0) })
    case .conditional(let clauses):
      let ways = Platform.clauses(clauses).map { block($0.body) }
      return ways.contains(.found) ? .found : .end
    case .binding, .variable, .function, .type, .defer, .other: return .end
    }
  }

  /// Whether what is returned may be `nil`.
  private func mayBeNothing(_ expression: Expression, _ scope: Scope, depth: Int) -> Bool {
    guard depth < Self.emptyDepth else { return false }
    switch expression.kind {
    case .nil: return true
    case .try(let inner, let form): return form == .optional || mayBeNothing(inner, scope, depth: depth)
    case .forced: return false
    case .cast(_, _, .conditional): return presence(of: expression, scope) != true
    case .ternary(let condition, let then, let otherwise):
      let known = truth(of: condition, scope)
      return known != false && mayBeNothing(then, scope, depth: depth + 1)
        || known != true && mayBeNothing(otherwise, scope, depth: depth + 1)
    case .operators(let names, let operands) where names.allSatisfy({ $0 == "??" }):
      return operands.allSatisfy { mayBeNothing($0, scope, depth: depth + 1) }
    // One that is looked for need not be there.
    case .call(let callee, _) where callee.strippedBase != nil && Self.searches.contains(callee.lastName ?? ""):
      return true
    case .member(_?, let name, _) where Self.searches.contains(name): return true
    case .call: return mayGiveNothing(expression, scope, depth: depth)
    case .name, .member: return mayBeEmpty(expression, scope, depth: depth)
    default: return false
    }
  }

  private static let searches: Set<String> = ["first", "last", "randomElement", "min", "max", "popFirst", "popLast"]
}
