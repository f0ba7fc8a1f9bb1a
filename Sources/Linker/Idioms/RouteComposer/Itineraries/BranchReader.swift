import Facts
import NavigationModel

/// What a block or expression gives, branch by branch, each with the condition under which it is taken.
///
/// Evaluation of values joins branches; a router takes one of them.
struct BranchReader {
  let linkage: Linkage

  /// One way through a block.
  struct Branch {
    var condition: RouteCondition
    var expression: Expression
    var scope: Scope
  }

  /// The branches of a block of a function, getter or closure.
  func branches(of body: [Statement], in scope: Scope) -> [Branch] {
    linkage.evaluator.declare(body, in: scope)
    if body.count == 1, case .expression(let only) = body[0].kind { return branches(of: only, in: scope) }
    let walk = BranchWalk(linkage: linkage)
    walk.block(body, scope, under: .constant(true))
    return walk.branches
  }

  /// The branches of an expression: of `a ? b : c`, and of `if` and `switch` used as values.
  func branches(of expression: Expression, in scope: Scope, under condition: RouteCondition = .constant(true))
    -> [Branch]
  {
    let walk = BranchWalk(linkage: linkage)
    walk.result(expression, scope, under: condition)
    return walk.branches
  }
}
