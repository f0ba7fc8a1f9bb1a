import Facts

/// Whether there is anything where the source allows `nil`.
extension Runner {
  /// Whether there is a value, where the caller's constants decide that; each of several meanings has its say.
  func presence(of expression: Expression, _ scope: Scope) -> Bool? {
    if case .cast(let value, let type, .conditional) = expression.kind {
      if let isOfType = isOfType(value, type, scope) { return isOfType }
      guard agree(value, onCastTo: type, scope) else { return nil }
    }
    if let isThere = evaluator.putPresence(of: expression, in: scope) { return isThere }
    guard !isDeclaredLater(expression, scope) else { return nil }
    if let isPassed = evaluator.passedPresence(expression, in: scope) { return isPassed }
    guard isDeterminate(expression, scope), let isThere = isFound(expression, scope) else {
      return evaluator.madePresence(expression, in: scope)
    }
    if putReaders.isFound(expression, in: scope) { return isThere }
    let isOpen = isThere ? mayBeEmpty(expression, scope) : mayGiveSomething(expression, scope)
    return isOpen ? nil : isThere
  }

  /// Whether there is something among all that an expression was found to stand for.
  private func isFound(_ expression: Expression, _ scope: Scope) -> Bool? {
    guard case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name), meanings.count > 1
    else { return evaluator.evaluate(expression, in: scope).isPresent }
    let answers = Set(meanings.map { evaluator.value(of: $0, in: scope).isPresent })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  /// Whether it is a property, which the block gives the name of to a local further down: `guard cart == nil`.
  private func isDeclaredLater(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = expression.kind, expression.offset > 0, let meanings = scope.lookup(name) else {
      return false
    }
    return meanings.allSatisfy { meaning in
      guard case .expression(let local, _) = meaning, let written = local.written else { return false }
      return written.scope.file == scope.file && written.expression.offset > expression.offset
    }
  }

  /// Whether a cast leaves something of each of several values, or of none.
  private func agree(_ value: Expression, onCastTo type: TypeReference, _ scope: Scope) -> Bool {
    let answers = Set(
      evaluator.evaluate(value, in: scope).alternatives.map {
        evaluator.cast($0, to: type, .conditional, in: scope).isPresent
      })
    return answers.count == 1
  }

  /// Whether it may be `nil` for all that is known of what it can hold: an optional property, or what lies behind one.
  ///
  /// What some code puts into a property says nothing of this object at this moment.
  func mayBeEmpty(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < 8 else { return true }
    // What is thrown gives `nil`.
    if case .try(_, .optional) = expression.kind { return true }
    if let link = expression.optionalLink, mayBeEmpty(link, scope, depth: depth + 1) { return true }
    switch expression.stripped.kind {
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return isOptional(expression, scope, depth) }
      // What asks for its type has most often been unwrapped before.
      if case .cast = expression.kind { return false }
      return meanings.contains { meaning in
        // What is passed under a name has been looked at there.
        guard case .expression(let local, _) = meaning, let written = local.written,
          written.expression.isOpen
        else { return false }
        return mayBeEmpty(written.expression, written.scope, depth: depth + 1)
      }
    case .member: return isOptional(expression, scope, depth)
    case .call: return mayGiveNothing(expression, scope, depth: depth + 1)
    default: return false
    }
  }

  /// Whether it names a property that may be empty, and was given nothing that is surely there when this very value was
  /// made.
  private func isOptional(_ expression: Expression, _ scope: Scope, _ depth: Int) -> Bool {
    evaluator.variables(expression, in: scope).contains { variable, receiver in
      guard case .optional? = program[variable].declaration.type else { return false }
      if case .instance(let object)? = receiver, program[object.id].keyword != .class {
        guard let given = evaluator.given(variable, of: receiver) else { return true }
        return given.written.map { mayBeEmpty($0.expression, $0.scope, depth: depth + 1) } ?? false
      }
      return true
    }
  }
}

extension Expression {
  /// Whether a local that is made with it may be `nil`: a member, or what a call gives.
  fileprivate var isOpen: Bool {
    switch kind {
    case .member, .call, .try: true
    default: false
    }
  }
}

extension Value {
  /// Whether an optional has a value; `nil` where it may or may not.
  fileprivate var isPresent: Bool? {
    switch self {
    // A cast that fails, or `nil` that the caller passes.
    case .null: false
    // The caller passes something.
    case .enumCase, .instance: true
    default: nil
    }
  }
}
