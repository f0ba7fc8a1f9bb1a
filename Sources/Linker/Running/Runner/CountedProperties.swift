import Facts

/// Properties that count, `position += 1`: what they begin with they are not for long.
struct CountedProperties {
  private let names: Set<String>

  /// - Complexity: O(*n*) in the number of assignments.
  init(_ linkage: Linkage) {
    names = Set(
      linkage.sites.all.compactMap { site in
        guard site.form == .assignment, case .assignment(_, let sign, _) = site.expression.kind,
          sign == "+=" || sign == "-="
        else { return nil }
        return site.name
      })
  }

  /// Whether an expression names such a property.
  func contains(_ expression: Expression, _ runner: Runner, _ scope: Scope) -> Bool {
    guard let name = expression.lastName, names.contains(name) else { return false }
    return runner.evaluator.variables(expression, in: scope).contains { id, _ in
      runner.program[id].declaration.getter == nil
    }
  }
}
