import Facts

extension Runner {
  /// Runs `isReady ? open() : wait()`: of its sides, those that the constants at hand leave, each behind the condition.
  func runTernary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ expression: Expression, _ frame: Frame,
    _ effects: inout [Effect]
  ) {
    run(condition, frame, &effects)
    let conditions = [Condition.boolean(condition)]
    let known = truth(of: condition, frame.scope) ?? linkage.gates.decision(on: conditions, behind: frame.gates)
    guard known == nil else { return run(known == true ? then : otherwise, frame, &effects) }
    let gates = linkage.gates
    run(then, frame.behind([gates.condition(conditions, expression.offset, frame.scope)]), &effects)
    run(otherwise, frame.behind([gates.otherwise(conditions, expression.offset, frame.scope)]), &effects)
  }
}
