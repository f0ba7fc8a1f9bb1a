import Facts
import SwiftSyntax

/// Swift parses operators flat; these are its precedences, loosest first, as far as they matter here.
///
/// All tighter operators (arithmetic, ranges, the app's own) stay in one flat list.
private let looseOperators: [Set<String>] = [
  ["||"], ["&&"],
  ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="],
  ["??"],
]

extension Reducer {
  /// Folds the elements of a sequence expression: assignment, then the ternary, then operators by precedence.
  mutating func folded(_ elements: [ExprSyntax]) -> Expression {
    fold(elements[...])
  }

  private mutating func fold(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first else { return Expression(.opaque, at: 0) }
    guard elements.count > 1 else { return expression(first) }
    return nested(at: first, or: Expression(.opaque, at: first.start)) { $0.foldWithinLimit(elements, first) }
  }

  private mutating func foldWithinLimit(_ elements: ArraySlice<ExprSyntax>, _ first: ExprSyntax) -> Expression {
    if let index = elements.firstIndex(where: { assignmentOperator($0) != nil }),
      let name = assignmentOperator(elements[index])
    {
      let target = fold(elements[..<index])
      let value = fold(elements[(index + 1)...])
      return Expression(.assignment(target, name, value), at: target.offset)
    }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = fold(elements[..<index])
      let then = expression(ternary.thenExpression)
      let otherwise = fold(elements[(index + 1)...])
      return Expression(.ternary(condition, then: then, otherwise: otherwise), at: condition.offset)
    }
    for level in looseOperators {
      if let split = split(elements, where: { level.contains($0) }) { return split }
    }
    return cast(elements) ?? split(elements, where: { _ in true }) ?? expression(first)
  }

  private func assignmentOperator(_ node: ExprSyntax) -> String? {
    if node.is(AssignmentExprSyntax.self) { return "=" }
    guard let name = binaryOperator(node), name.count > 1, name.hasSuffix("="),
      !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    else { return nil }
    return name
  }

  private func binaryOperator(_ node: ExprSyntax) -> String? {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private mutating func split(_ elements: ArraySlice<ExprSyntax>, where matches: (String) -> Bool) -> Expression? {
    var names: [String] = []
    var operands: [Expression] = []
    var operandStart = elements.startIndex
    for index in elements.indices {
      guard let name = binaryOperator(elements[index]), matches(name) else { continue }
      operands.append(fold(elements[operandStart..<index]))
      names.append(name)
      operandStart = index + 1
    }
    guard !names.isEmpty, let first = operands.first else { return nil }
    operands.append(fold(elements[operandStart...]))
    return Expression(.operators(names, operands), at: first.offset)
  }

  /// `x as? T`: the last cast of the list, which holds all before it.
  private mutating func cast(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    guard
      let index = elements.lastIndex(where: {
        $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self)
      }), index + 1 < elements.endIndex, let written = elements[index + 1].as(TypeExprSyntax.self)
    else { return nil }
    let value = fold(elements[..<index])
    let target = type(written.type)
    guard let node = elements[index].as(UnresolvedAsExprSyntax.self) else {
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
