import Facts

/// Builders are objects: what is added to one stays with it, whether or not the result of the call is used.
extension Evaluator {
  /// `_ = assembly.adding(gate)`: from here on the local is the builder with the gate.
  ///
  /// Gives back whether it is such an addition.
  func declareAddition(_ expression: Expression, in scope: Scope) -> Bool {
    guard followsObjects, let (name, addition) = expression.additionToLocal, let meanings = scope.bindings[name],
      meanings.count == 1, case .term(let term) = value(of: meanings[0], in: scope),
      opaqueNames.contains(term.root.name)
    else { return false }
    let before = scope.nested()
    before.bind(name, meanings[0])
    scope.rebind(name, .expression(Deferred(addition, in: before, by: self), declared: nil))
    return true
  }
}

extension Expression {
  /// A call that adds something to what a name means, and the name, where nothing is done with the result.
  fileprivate var additionToLocal: (name: String, call: Expression)? {
    switch kind {
    case .assignment(let target, "=", let value):
      guard case .opaque = target.kind else { return nil }
      return value.additionToLocal
    case .call(let callee, _):
      guard case .member(let base?, let method, _) = callee.kind, method.hasPrefix("add") else { return nil }
      if case .name(let name, _) = base.kind { return (name, self) }
      return base.additionToLocal.map { ($0.name, self) }
    default: return nil
    }
  }
}
