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

  /// Notes in the scope of a branch which of all that a local can be has the member that leads there.
  ///
  /// What is made together stays together: `switch target.style { case .sheet: … target.content … }`.
  func narrowHolder(of subject: Expression, to branch: SwitchCase, of cases: [SwitchCase], in scope: Scope) {
    guard case .member(let base?, _, _) = subject.stripped.kind, case .name(let name, _) = base.stripped.kind,
      name != "self", scope.lookup(name) != nil
    else { return }
    let all = evaluate(base, in: scope).alternatives
    guard all.count > 1 else { return }
    let kept = all.filter { alternative in
      let probe = scope.nested()
      probe.bind(name, .value(alternative))
      return leads(evaluate(subject, in: probe), to: branch, of: cases)
    }
    guard !kept.isEmpty, kept.count < all.count else { return }
    scope.bind(name, .value(.oneOf(kept)))
  }

  /// Whether what decides can be the case that a branch is for; of a tuple without labels that is whichever part is one.
  private func leads(_ value: Value, to branch: SwitchCase, of cases: [SwitchCase]) -> Bool {
    let names = Set(value.alternatives.compactMap(\.caseName))
    guard !names.isEmpty else { return true }
    let wanted = branch.patterns.isEmpty ? nil : branch.patterns.compactMap(\.caseName)
    if let wanted { return wanted.isEmpty || !names.isDisjoint(with: wanted) }
    return !names.isSubset(of: cases.flatMap(\.patterns).compactMap(\.caseName))
  }
}
