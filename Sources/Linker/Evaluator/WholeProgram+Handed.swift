import Facts

/// What a function puts into an object that it is given: `func run(_ child: Coordinator, then: …) { child.onEnd = then }`.
extension WholeProgram {
  /// What the calls that pass an object of one class put into its property; `nil` where no call passes any other.
  ///
  /// What a base class puts there of itself, `child.parent = self`, is always the one whose code makes the call.
  func handed(_ value: Expression, to target: Expression, in scope: Scope, of receiver: TypeID) -> Value? {
    let program = evaluator.program
    guard let function = scope.function, case .name(let name, _)? = target.strippedBase?.stripped.kind,
      program[function].declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    let all = calls.arguments(for: name, of: function)
    let own = all.filter { call in
      evaluator.evaluate(call.expression, in: call.site.scope).alternatives.contains { given in
        evaluator.typeID(of: given).map { evaluator.isRelated($0, receiver) } ?? true
      }
    }
    let isOfHeir = value.isSelf && program[function].owner.map { !program.conformers(of: $0).isEmpty } ?? false
    guard !own.isEmpty, own.count < all.count || isOfHeir else { return nil }
    let values = own.map { call -> Value in
      let site = call.site
      let base = site.base.flatMap { $0.isSelf || $0.isSuper ? nil : $0 }
      let object = base.map { evaluator.evaluate($0, in: site.scope) } ?? evaluator.selfValue(in: site.scope)
      let root = evaluator.scope(
        of: function, receiver: object, arguments: evaluator.labeled(site.arguments, in: site.scope), at: nil)
      return evaluator.evaluate(value, in: scope.specialized(to: root, by: evaluator))
    }.filter(\.isKnown)
    return values.isEmpty ? nil : .oneOf(values)
  }
}
