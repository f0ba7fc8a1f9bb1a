import Facts

/// What code puts into an object right after it has made it: `let child = PeakFlow(stack: stack); child.parent = self`.
extension WholeProgram {
  /// What the maker of just that object puts into a property of it; `nil` where other code may put something else there.
  func putByMaker(into id: VariableID, of object: Instance) -> Value? {
    let declaration = evaluator.program[id].declaration
    guard declaration.getter == nil, declaration.value == nil, declaration.observers.isEmpty, !declaration.isStatic
    else { return nil }
    var found: Value?
    for site in sites.assignments(to: declaration.name) {
      guard case .assignment(let target, "=", let value) = site.expression.kind else { return nil }
      guard holds(target, id, of: object.id, in: site.scope) else { continue }
      guard let base = site.base, !base.isSelf else { return nil }
      guard ObjectPlaces(of: evaluator.evaluate(base, in: site.scope), evaluator.program).mayBe(object) else {
        continue
      }
      guard found == nil, !value.isNil, isMade(object, as: base, in: site.scope) else { return nil }
      found = evaluator.evaluate(value, in: site.scope)
    }
    return found
  }

  /// Whether a local of the same block was made as that object.
  private func isMade(_ object: Instance, as local: Expression, in scope: Scope) -> Bool {
    guard case .name(let name, _) = local.stripped.kind, let meanings = scope.lookup(name), meanings.count == 1,
      case .expression(let deferred, _) = meanings[0], let (made, block) = deferred.written, block === scope,
      case .call = made.stripped.kind, case .instance(let known) = evaluator.evaluate(local, in: scope)
    else { return false }
    return known.id == object.id && known.place.general == object.place.general
  }
}
