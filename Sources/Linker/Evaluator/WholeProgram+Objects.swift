import Facts

/// What the program puts into a property of one object, where objects of its class have each their own:
/// `database.delegate = self` in every presenter, each with a database that is made for it.
extension WholeProgram {
  /// What is put into the property of just that object; `nil` where that is no less than into any of its class.
  func stored(in id: VariableID, of object: Instance) -> [Value]? {
    let name = evaluator.program[id].declaration.name
    let assignments = sites.assignments(to: name).filter { $0.base.map { !$0.isSelf } ?? false }
    guard assignments.count > 1 else { return nil }
    var isAnyOther = false
    var values: [Value] = []
    for site in assignments {
      guard case .assignment(let target, "=", let value) = site.expression.kind,
        holds(target, id, of: object.id, in: site.scope)
      else { continue }
      let holders = ObjectPlaces(of: evaluator.evaluate(site.base ?? target, in: site.scope), evaluator.program)
      guard holders.mayBe(object) else {
        isAnyOther = true
        continue
      }
      values += evaluator.evaluate(value, in: site.scope).alternatives.filter(\.isKnown)
    }
    return isAnyOther && !values.isEmpty ? values : nil
  }
}
