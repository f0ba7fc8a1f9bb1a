import Facts

/// Values that branches give to names of the blocks around them: `let cart: UIViewController` with an `if` below it.
extension Evaluator {
  /// Binds what the branches of a statement assign to the names of a block.
  ///
  /// - Parameter inner: where the statement stands, in the block or in a branch of it.
  func declareAssignments(inBranchesOf statement: Statement, to scope: Scope, from inner: Scope) {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      declareAssignments(in: then, to: scope, from: inner) { declare(conditions, in: $0) }
      declareAssignments(in: otherwise ?? [], to: scope, from: inner) { _ in }
    case .switch(let subject, let cases):
      for branch in cases {
        declareAssignments(in: branch.body, to: scope, from: inner) { branchScope in
          bind(branch.patterns, to: evaluate(subject, in: inner), subject, in: branchScope)
        }
      }
    case .do(let body, let catches):
      for block in [body] + catches { declareAssignments(in: block, to: scope, from: inner) { _ in } }
    default: break
    }
  }

  private func declareAssignments(
    in block: [Statement], to scope: Scope, from outer: Scope, binding bind: (Scope) -> Void
  ) {
    guard block.contains(where: { $0.assigns(toAnyOf: scope) }) else { return }
    let inner = outer.nested()
    bind(inner)
    declare(block, in: inner)
    for statement in block {
      if case .expression(let expression) = statement.kind {
        declareAssignment(expression, to: scope, from: inner)
      } else {
        declareAssignments(inBranchesOf: statement, to: scope, from: inner)
      }
    }
  }

  /// Binds what an assignment gives to a name of a block, unless a name of a branch hides that.
  func declareAssignment(_ expression: Expression, to scope: Scope, from inner: Scope) {
    if let placed = expression.placedInList {
      guard wholeProgram != nil, let earlier = scope.bindings[placed.name], earlier.contains(where: isControllerList),
        inner.holder(of: placed.name) === scope
      else { return }
      let list = Expression(.array([placed.element]), at: placed.element.offset)
      return scope.bind(placed.name, .expression(Deferred(list, in: inner, by: self), declared: nil))
    }
    guard case .assignment(let target, "=", let value) = expression.kind, case .name(let name, _) = target.kind,
      let earlier = scope.bindings[name], inner.holder(of: name) === scope
    else { return }
    // The new value may be made of the old one: `chain = chain.adding(gate)`.
    let before = inner.nested()
    for meaning in earlier { before.bind(name, meaning) }
    let type = value.isImplicit ? declaredType(earlier) : nil
    scope.bind(name, .expression(Deferred(value, in: before, by: self), declared: type))
  }

  /// Whether a local is a list of controllers: `var stack = navigationController.viewControllers`.
  private func isControllerList(_ meaning: Scope.Binding) -> Bool {
    guard case .expression(let deferred, let declared) = meaning else { return false }
    if case .array(let element)? = declared { return element.simpleName.map(isController) ?? false }
    return deferred.written?.expression.stripped.lastName == "viewControllers"
  }

  private func isController(_ name: String) -> Bool {
    UIKitClasses.isController(name)
      || (program.typesByName[name] ?? []).contains { program[$0].keyword == .class && program.isScreen($0) }
  }

  /// The type that a name without a value was declared with.
  private func declaredType(_ meanings: [Scope.Binding]) -> TypeReference? {
    for case .value(.typed(let type, _)) in meanings { return type }
    return nil
  }
}

extension Statement {
  /// Whether it or a branch of it gives a value to a name of a block.
  fileprivate func assigns(toAnyOf scope: Scope) -> Bool {
    switch kind {
    case .expression(let expression):
      if let placed = expression.placedInList { return scope.bindings[placed.name] != nil }
      guard case .assignment(let target, "=", _) = expression.kind, case .name(let name, _) = target.kind else {
        return false
      }
      return scope.bindings[name] != nil
    case .if(_, let then, let otherwise):
      return then.contains { $0.assigns(toAnyOf: scope) } || otherwise?.contains { $0.assigns(toAnyOf: scope) } ?? false
    case .switch(_, let cases): return cases.contains { $0.body.contains { $0.assigns(toAnyOf: scope) } }
    case .do(let body, let catches): return ([body] + catches).joined().contains { $0.assigns(toAnyOf: scope) }
    default: return false
    }
  }
}

extension Expression {
  /// What is put into a list under a name: `stack[0] = cart`, `stack.append(cart)`.
  fileprivate var placedInList: (name: String, element: Expression)? {
    switch kind {
    case .assignment(let target, "=", let value):
      guard case .subscript(let base, _) = target.kind, case .name(let name, _) = base.stripped.kind else { return nil }
      return (name, value)
    case .call(let callee, let arguments):
      guard case .member(let base?, let method, _) = callee.kind, method == "append" || method == "insert",
        case .name(let name, _) = base.stripped.kind, let element = arguments.first, element.label == nil
      else { return nil }
      return (name, element.value)
    default: return nil
    }
  }

  /// Whether it makes an object of a type that only its surroundings tell: `.init(cart: cart)`.
  var isImplicitInitializer: Bool {
    guard case .call(let callee, _) = stripped.kind, case .member(nil, "init", _) = callee.kind else { return false }
    return true
  }

  /// Whether only the type that is wanted tells what it means: `.init(rootView: cart)`, `.cart`.
  fileprivate var isImplicit: Bool {
    switch stripped.kind {
    case .call(let callee, _): callee.isImplicit
    case .member(nil, _, _): true
    default: false
    }
  }
}
