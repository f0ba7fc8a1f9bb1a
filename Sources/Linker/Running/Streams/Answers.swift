import Facts

/// Conditions that ask what a closure was called back with: whether a request went well.
///
/// Each run knows its answer, as some code passes just that; another time it may be the other one.
extension Runner {
  /// Whether conditions ask for a flag that the closure around them was called with.
  func asksAnswer(_ conditions: [Condition], _ scope: Scope) -> Bool {
    conditions.contains { condition in
      guard case .boolean(var flag) = condition else { return false }
      if case .prefix("!", let inner) = flag.kind { flag = inner }
      return isAnswer(flag, scope)
    }
  }

  /// Whether a `switch` asks a closure's parameter for success or failure.
  func asksOutcome(_ subject: Expression, _ value: Value, _ scope: Scope) -> Bool {
    if isChosen(subject, scope) { return true }
    guard isAnswer(subject, scope) else { return false }
    return value.isAny { $0.caseName.map(Self.outcomes.contains) ?? false }
  }

  /// Whether a parameter is one of several that callers may pass in one call.
  private func isChosen(_ subject: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = subject.stripped.kind, let meanings = scope.lookup(name), meanings.count == 1,
      case .argument(let passed, _) = meanings[0]
    else { return false }
    return passed.isChosen
  }

  private static let outcomes: Set<String> = ["failure", "success"]

  /// Whether a name is a parameter of a closure, and no function's: that is asked to do something, not told.
  private func isAnswer(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = expression.stripped.kind, let holder = scope.holder(of: name) else { return false }
    return holder.parent != nil && holder.isParameter(name)
  }
}
