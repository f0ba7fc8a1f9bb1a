import Facts

/// Members that a `switch` is over: in the branch for one case they are that case.
extension Evaluator {
  /// Notes in the scope of a branch what the member is there that the `switch` is over, if nothing else tells.
  func narrow(_ subject: Expression, _ value: Value, to branch: SwitchCase, in scope: Scope) {
    let subject = subject.stripped
    guard wholeProgram != nil, case .member(let base?, let name, _) = subject.kind, base.beginning != nil,
      !base.isSelf, !branch.patterns.isEmpty, value.alternatives.allSatisfy({ $0.caseName == nil })
    else { return }
    var cases: [Value] = []
    for pattern in branch.patterns {
      if case .enumCase(_, _, let parts) = pattern, !parts.isEmpty { return }
      guard let name = pattern.plainCase else { return }
      cases.append(.term(term(nil, "." + name, [], nil, subject, scope)))
    }
    narrowedMembers.insert(name)
    scope.bind(subject.text, .value(.oneOf(cases)))
  }

  /// What a member is in the branches around a place.
  func narrowed(_ expression: Expression, in scope: Scope) -> Value? {
    let text = expression.stripped.text
    let root = expression.beginning
    var current: Scope? = scope
    while let inner = current {
      if let known = inner.bindings[text] { return .oneOf(known.map { value(of: $0, in: scope) }) }
      // An object of its own by the same name is another one.
      if let root, inner.bindings[root] != nil { return nil }
      current = inner.parent
    }
    return nil
  }
}
