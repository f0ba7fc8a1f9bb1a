import Facts

/// What the app gives to a library's objects to keep: `SideMenuManager.default.leftMenu = menu`.
extension Linkage {
  /// The values that were put where a term takes something out.
  func keptByLibraries(_ term: Term) -> [Value] {
    guard term.arguments == nil, let holder = term.base.flatMap(\.pathOfStatic) else { return [] }
    return sites.named(term.name).flatMap { site -> [Value] in
      guard site.form == .assignment, let base = site.base,
        case .assignment(_, "=", let value) = site.expression.kind,
        evaluator.evaluate(base, in: site.scope).alternatives.contains(where: { $0.pathOfStatic == holder })
      else { return [] }
      return evaluator.evaluate(value, in: site.scope).alternatives
    }
  }
}

extension Value {
  /// The names that lead to a library's object from a type of the library: `SideMenuManager.default`.
  fileprivate var pathOfStatic: [String]? {
    guard case .term(let term) = self, term.arguments?.isEmpty ?? true else { return nil }
    guard let base = term.base else {
      return term.arguments == nil && term.name.beginsUppercase ? [term.name] : nil
    }
    return base.pathOfStatic.map { $0 + [term.name] }
  }
}
