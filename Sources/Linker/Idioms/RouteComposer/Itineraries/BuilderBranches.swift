import Facts
import NavigationModel

/// The branches of a chain in which a builder method of the app's own decides what it adds:
/// `StepAssembly(…).guarded(isStrict).using(…)`, where `guarded` has an `if`.
///
/// Evaluation joins what the method gives, and with it the conditions are lost. So the method is read branch by branch,
/// and the rest of the chain is put behind each.
struct BuilderBranches {
  let linkage: Linkage

  /// The name by which the rest of the chain goes on from what the method gives.
  private static let name = "«built»"

  /// One branch for each way through the innermost such method; empty where there is none.
  func branches(of expression: Expression, in scope: Scope) -> [BranchReader.Branch] {
    var methods: [Expression] = []
    var current = expression.stripped
    while case .call(let callee, _) = current.kind, case .member(let base?, _, _) = callee.stripped.kind {
      methods.append(current)
      current = base.stripped
    }
    for method in methods.reversed() {
      guard let body = DeclaredBody(of: method, in: scope, linkage) else { continue }
      let branches = BranchReader(linkage: linkage).branches(of: body.statements, in: body.scope)
      guard branches.count > 1 else { continue }
      return branches.map { branch in
        let inner = scope.nested()
        inner.bind(Self.name, .value(linkage.evaluator.evaluate(branch.expression, in: branch.scope)))
        return BranchReader.Branch(
          condition: branch.condition, expression: expression.goingOn(from: method, as: Self.name), scope: inner)
      }
    }
    return []
  }
}

extension Expression {
  /// A chain of calls with a name in the place of the part that leads up to one of them.
  fileprivate func goingOn(from part: Expression, as name: String) -> Expression {
    let plain = stripped
    if plain == part { return Expression(.name(name, []), at: plain.offset) }
    guard case .call(let callee, let arguments) = plain.kind,
      case .member(let base?, let member, let generics) = callee.stripped.kind
    else { return plain }
    let rest = Expression(
      .member(base.goingOn(from: part, as: name), member, generics), at: callee.stripped.offset)
    return Expression(.call(rest, arguments), at: plain.offset)
  }
}
