import Facts
import NavigationModel

/// Finds where evaluation stopped of a declaration that should hold a route.
struct EvaluationStops {
  let linkage: Linkage

  /// Declarations that lead to others are followed this far.
  private static let depthLimit = 8

  func unread(_ declaration: AskableRoutes.Declaration) -> UnreadRoute {
    let branches = declaration.branches(BranchReader(linkage: linkage))
    guard let branch = branches.first(where: { !$0.expression.stripped.isNil }) else {
      return UnreadRoute(source: declaration.source, text: "", place: declaration.source)
    }
    let (expression, scope) = stop(at: branch.expression, branch.scope, depth: 0)
    let place = linkage.place(Origin(file: scope.file, offset: expression.offset))
    return UnreadRoute(source: declaration.source, text: expression.excerpt(80), place: place)
  }

  /// The innermost expression of which nothing is known.
  private func stop(at expression: Expression, _ scope: Scope, depth: Int) -> (Expression, Scope) {
    let expression = expression.stripped
    guard depth < Self.depthLimit else { return (expression, scope) }
    if let base = expression.base, isOpen(base, in: scope) { return stop(at: base, scope, depth: depth + 1) }
    guard let body = DeclaredBody(of: expression, in: scope, linkage) else { return (expression, scope) }
    let branches = BranchReader(linkage: linkage).branches(of: body.statements, in: body.scope)
    guard let open = branches.first(where: { isOpen($0.expression, in: $0.scope) }) else { return (expression, scope) }
    return stop(at: open.expression, open.scope, depth: depth + 1)
  }

  /// Whether nothing is known of an expression but its type, or that a library made it that is no matter of routes.
  private func isOpen(_ expression: Expression, in scope: Scope) -> Bool {
    !linkage.evaluator.evaluate(expression, in: scope).isAny { value in
      switch value {
      case .unknown, .typed, .null: false
      case .term(let term): linkage.evaluator.opaqueNames.contains(term.root.name) || term.root.name.hasPrefix(".")
      default: true
      }
    }
  }
}

extension Expression {
  /// What a member or method is asked of.
  fileprivate var base: Expression? {
    switch kind {
    case .member(let base, _, _): base
    case .call(let callee, _): callee.stripped.base
    default: nil
    }
  }
}
