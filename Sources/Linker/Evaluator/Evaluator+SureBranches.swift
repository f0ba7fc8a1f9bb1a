import Facts

/// Branches that surely take what they are asked for, by what callers pass: `switch (state, event)` where the event is known.
extension Evaluator {
  /// The branches up to the first that surely takes a tuple, whatever stays open of it; all, if none does.
  ///
  /// Only what a caller passes is sure: state may have changed.
  func untilTaken(
    _ cases: [SwitchCase], by subject: Expression, _ value: Value, in scope: Scope
  ) -> some Collection<SwitchCase> {
    guard wholeProgram != nil, case .tuple(let parts) = subject.stripped.kind, case .tuple(let values) = value,
      parts.count == values.count
    else { return cases.prefix(cases.count) }
    let known = zip(parts, values).map { part, value in isPassed(part.value, in: scope) ? value.value : .unknown }
    let taking = cases.firstIndex { branch in
      branch.condition == nil
        && branch.patterns.contains { pattern in
          guard case .tuple(let wanted) = pattern, wanted.count == known.count else { return false }
          return zip(wanted, known).allSatisfy { surelyMatches($0, $1) }
        }
    }
    return cases.prefix((taking ?? cases.count) + 1)
  }

  /// Whether it names a parameter for which a caller passes a case.
  private func isPassed(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .name(let name, _) = expression.kind, let meanings = scope.lookup(name), meanings.count == 1,
      case .argument(let passed, _) = meanings[0]
    else { return false }
    return if case .enumCase = passed.value { true } else { false }
  }
}
