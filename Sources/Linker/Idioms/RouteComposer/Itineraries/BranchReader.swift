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

  /// More branches than this, nobody writes into one configuration.
  private static let limit = 64

  /// The branches of a block of a function, getter or closure.
  func branches(of body: [Statement], in scope: Scope) -> [Branch] {
    linkage.evaluator.declare(body, in: scope)
    if body.count == 1, case .expression(let only) = body[0].kind { return branches(of: only, in: scope) }
    var walk = Walk(reader: self)
    walk.block(body, scope, under: .constant(true))
    return walk.branches
  }

  /// The branches of an expression: of `a ? b : c`, and of `if` and `switch` used as values.
  func branches(of expression: Expression, in scope: Scope, under condition: RouteCondition = .constant(true))
    -> [Branch]
  {
    var walk = Walk(reader: self)
    walk.result(expression, scope, under: condition)
    return walk.branches
  }

  /// A walk along the statements of a block.
  private struct Walk {
    let reader: BranchReader
    var branches: [Branch] = []

    /// Walks a block; gives back under which condition it is left at its end, `nil` if never.
    @discardableResult
    mutating func block(_ statements: [Statement], _ scope: Scope, under entry: RouteCondition) -> RouteCondition? {
      var open = entry
      for (index, statement) in statements.enumerated() {
        guard branches.count < BranchReader.limit else { return nil }
        let isLast = index == statements.count - 1
        guard let next = step(statement, scope, under: open, isLast: isLast && statements.count == 1) else {
          return nil
        }
        open = next
      }
      return open
    }

    private mutating func step(
      _ statement: Statement, _ scope: Scope, under open: RouteCondition, isLast: Bool
    ) -> RouteCondition? {
      let conditions = ConditionReader(linkage: reader.linkage)
      switch statement.kind {
      case .return(let expression):
        if let expression { result(expression, scope, under: open) }
        return nil
      case .throw: return nil
      case .guard(let written, let otherwise):
        let holds = conditions.read(written, in: scope)
        block(otherwise, scope.nested(), under: .both(open, .negation(of: holds)))
        return .both(open, holds)
      case .if(let written, let then, let otherwise):
        let inner = scope.nested()
        reader.linkage.evaluator.declare(written, in: inner)
        let holds = conditions.read(written, in: inner)
        return either(
          branch(then, inner, under: .both(open, holds)),
          branch(otherwise ?? [], scope.nested(), under: .both(open, .negation(of: holds))))
      case .switch(let subject, let cases): return arms(cases, of: subject, scope, under: open)
      case .do(let body, _): return branch(body, scope.nested(), under: open)
      case .conditional(let clauses):
        guard let clause = clauses.first(where: { CompilationCondition($0.condition).mayHold }) else { return open }
        return block(clause.body, scope, under: open)
      case .expression(let expression) where isLast:
        result(expression, scope, under: open)
        return nil
      default: return open
      }
    }

    private mutating func branch(_ body: [Statement], _ scope: Scope, under open: RouteCondition) -> RouteCondition? {
      reader.linkage.evaluator.declare(body, in: scope)
      return block(body, scope, under: open)
    }

    private func either(_ a: RouteCondition?, _ b: RouteCondition?) -> RouteCondition? {
      guard let a, let b else { return a ?? b }
      return .either(a, b)
    }

    private mutating func arms(
      _ cases: [SwitchCase], of subject: Expression, _ scope: Scope, under open: RouteCondition
    ) -> RouteCondition? {
      let conditions = ConditionReader(linkage: reader.linkage)
      var rest = open
      var left: RouteCondition?
      let value = reader.linkage.evaluator.evaluate(subject, in: scope)
      for branch in cases {
        let inner = scope.nested()
        reader.linkage.evaluator.bind(branch.patterns, to: value, subject, in: inner)
        let holds = conditions.read(branch, of: subject, in: inner)
        left = either(left, self.branch(branch.body, inner, under: .both(rest, holds)))
        rest = .both(rest, .negation(of: holds))
      }
      return left
    }

    /// What is returned under a condition.
    mutating func result(_ expression: Expression, _ scope: Scope, under open: RouteCondition) {
      switch expression.stripped.kind {
      case .ternary(let condition, let then, let otherwise):
        let holds = ConditionReader(linkage: reader.linkage).read(condition, in: scope)
        result(then, scope, under: .both(open, holds))
        result(otherwise, scope, under: .both(open, .negation(of: holds)))
      case .statement(let statement): _ = step(statement, scope, under: open, isLast: true)
      default:
        guard open != .constant(false) else { return }
        branches.append(Branch(condition: open, expression: expression, scope: scope))
      }
    }
  }
}
