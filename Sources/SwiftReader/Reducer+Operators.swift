import Facts
import SwiftSyntax

extension Reducer {
  /// Folds the elements of a sequence expression: assignment, then the ternary, then operators by precedence.
  mutating func folded(_ elements: [ExprSyntax]) -> Expression {
    fold(OperatorSequence(elements), elements.indices)
  }

  private mutating func fold(_ row: OperatorSequence, _ part: Range<Int>) -> Expression {
    guard let first = part.first.map({ row.elements[$0] }) else { return Expression(.opaque, at: 0) }
    guard part.count > 1 else { return expression(first) }
    return nested(at: first, or: Expression(.opaque, at: first.start)) { $0.foldWithinLimit(row, part, first) }
  }

  private mutating func foldWithinLimit(
    _ row: OperatorSequence, _ part: Range<Int>, _ first: ExprSyntax
  ) -> Expression {
    if let index = part.first(where: { row.joints[$0] == .assignment }) {
      let target = fold(row, part.lowerBound..<index)
      let value = fold(row, index + 1..<part.upperBound)
      return Expression(.assignment(target, row.names[index], value), at: target.offset)
    }
    if let index = part.first(where: { row.joints[$0] == .ternary }),
      let ternary = row.elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = fold(row, part.lowerBound..<index)
      let then = expression(ternary.thenExpression)
      let otherwise = fold(row, index + 1..<part.upperBound)
      return Expression(.ternary(condition, then: then, otherwise: otherwise), at: condition.offset)
    }
    for precedence in OperatorSequence.Precedence.allCases {
      // A cast binds tighter than those, and looser than arithmetic.
      if precedence == .tight, let cast = cast(row, part) { return cast }
      if precedence == .tight, let split = splitByLevel(row, part) { return split }
      if let split = split(row, part, at: precedence) { return split }
    }
    return expression(first)
  }

  private mutating func split(
    _ row: OperatorSequence, _ part: Range<Int>, at precedence: OperatorSequence.Precedence
  ) -> Expression? {
    guard part.contains(where: { row.joints[$0] == .binary(precedence) }) else { return nil }
    var names: [String] = []
    var operands: [Expression] = []
    var start = part.lowerBound
    for index in part where row.joints[index] == .binary(precedence) {
      operands.append(fold(row, start..<index))
      names.append(row.names[index])
      start = index + 1
    }
    operands.append(fold(row, start..<part.upperBound))
    return Expression(.operators(names, operands), at: operands[0].offset)
  }

  /// A row with operators that the file declares, apart at the loosest of them.
  private mutating func splitByLevel(_ row: OperatorSequence, _ part: Range<Int>) -> Expression? {
    let places = part.filter { row.joints[$0] == .binary(.tight) }
    guard let levels = ownOperators.levels(of: places.map { row.names[$0] }),
      let loosest = levels.min(by: { $0.height < $1.height })
    else { return nil }
    let loose = zip(places, levels).filter { $1.height == loosest.height }.map(\.0)
    guard let place = loosest.isRightAssociative ? loose.first : loose.last else { return nil }
    let left = fold(row, part.lowerBound..<place)
    let right = fold(row, place + 1..<part.upperBound)
    return Expression(.operators([row.names[place]], [left, right]), at: left.offset)
  }

  /// `x as? T`: the last cast of the list, which holds all before it.
  private mutating func cast(_ row: OperatorSequence, _ part: Range<Int>) -> Expression? {
    guard let index = part.last(where: { row.joints[$0] == .cast }), index + 1 < part.upperBound,
      let written = row.elements[index + 1].as(TypeExprSyntax.self)
    else { return nil }
    let value = fold(row, part.lowerBound..<index)
    let target = type(written.type)
    guard let node = row.elements[index].as(UnresolvedAsExprSyntax.self) else {
      return Expression(.cast(value, target, .test), at: value.offset)
    }
    let form: Expression.Cast =
      switch node.questionOrExclamationMark?.text {
      case "?": .conditional
      case "!": .forced
      default: .upcast
      }
    return Expression(.cast(value, target, form), at: value.offset)
  }
}
