import Facts

/// What a block of code has last put into properties of its object, until it may have put something else there.
///
/// Of all that a property can hold, that is what the statements after it find there.
struct LastPuts {
  private var values: [String: Put] = [:]

  private struct Put {
    var value: Expression
    var scope: Scope
  }

  /// Takes in what a statement has put, after it has run.
  mutating func note(_ statement: Statement, _ scope: Scope) {
    forget(statement)
    guard case .expression(let expression) = statement.kind,
      case .assignment(let target, "=", let value) = expression.kind, let name = Self.property(target, scope)
    else { return }
    values[name] = Put(value: value, scope: scope)
  }

  /// Leaves open what a statement may put somewhere: a branch, a loop, a closure.
  mutating func forget(_ statement: Statement) {
    guard !values.isEmpty else { return }
    var collector = AssignedNames()
    collector.collect(statement)
    for name in collector.names.union(collector.ownMembers) { values[name] = nil }
  }

  /// Takes in what the only branch that runs has put: `switch choice` where the caller says which.
  mutating func take(from branch: LastPuts) { values = branch.values }

  /// What was last put into the property that an expression names; `nil` where that is open.
  func value(of expression: Expression, in scope: Scope, _ evaluator: Evaluator) -> Value? {
    guard !values.isEmpty, let name = Self.property(expression, scope), let put = values[name] else { return nil }
    let value = evaluator.evaluate(put.value, in: put.scope)
    return value.isKnown ? value : nil
  }

  /// The types of what was last put into the property that an expression names; `nil` where that is open.
  func types(of expression: Expression?, in scope: Scope, _ evaluator: Evaluator) -> Set<TypeID>? {
    guard !values.isEmpty, let expression, let name = Self.property(expression, scope), let put = values[name] else {
      return nil
    }
    let types = evaluator.evaluate(put.value, in: put.scope).alternatives.map { evaluator.typeID(of: $0) }
    return types.contains(nil) ? nil : Set(types.compactMap(\.self))
  }

  /// The name of a property of `self`.
  private static func property(_ expression: Expression, _ scope: Scope) -> String? {
    switch expression.stripped.kind {
    case .name(let name, _): scope.lookup(name) == nil ? name : nil
    case .member(let base?, let name, _): base.isSelf ? name : nil
    default: nil
    }
  }
}

extension Runner {
  /// What the branch puts that a `switch` surely takes, or an `if` whose other branch is a mistake, where nothing else in
  /// it leads anywhere.
  func putsOfIdleChoice(_ statement: Statement, _ frame: Frame) -> LastPuts? {
    if case .if(let conditions, let then, let otherwise?) = statement.kind, otherwise.isMistake {
      let inner = frame.nested()
      evaluator.declare(conditions, in: inner.scope)
      return puts(by: then, inner)
    }
    guard case .switch(let subject, let cases) = statement.kind, isDeterminate(subject, frame.scope) else { return nil }
    let taken = evaluator.selected(cases, evaluator.evaluate(subject, in: frame.scope))
    guard taken.count == 1 else { return nil }
    return puts(by: taken[0].body, frame.nested())
  }

  private func puts(by body: [Statement], _ inner: Frame) -> LastPuts {
    evaluator.declare(body, in: inner.scope)
    var puts = inner.puts
    for statement in body { puts.note(statement, inner.scope) }
    return puts
  }

  /// Binds the names that conditions give to properties of which it is known what was just put there.
  func bindPuts(_ conditions: [Condition], _ frame: Frame, in scope: Scope) {
    for case .binding(.name(let name), let value) in conditions {
      let property = value ?? Expression(.name(name, []), at: 0)
      guard let put = frame.puts.value(of: property, in: frame.scope, evaluator) else { continue }
      scope.rebind(name, .value(put))
    }
  }

  /// Of the functions that a call can reach, those of the object that the block around it has just put there.
  func meant(
    _ functions: [(id: FunctionID, receiver: Value?)], on base: Expression?, _ frame: Frame
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard functions.count > 1, let types = frame.puts.types(of: base, in: frame.scope, evaluator) else {
      return functions
    }
    let meant = functions.filter { function in
      function.receiver.flatMap { evaluator.typeID(of: $0) }.map(types.contains) ?? false
    }
    return meant.isEmpty ? functions : meant
  }
}

extension [Statement] {
  /// Whether they say that nothing ever leads here.
  var isMistake: Bool {
    guard case .expression(let last)? = self.last?.kind, case .call(let callee, _) = last.kind else { return false }
    return callee.lastName == "assertionFailure" || last.neverReturns
  }
}
