import Facts
import SwiftSyntax

extension Reducer {
  /// Reduces a pattern of a binding, a loop or a case.
  mutating func pattern(_ node: PatternSyntax) -> Pattern {
    nested(at: node, or: .wildcard) { $0.patternWithinLimit(node) }
  }

  private mutating func patternWithinLimit(_ node: PatternSyntax) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): .name(name.identifier.bare == "self" ? itself : name.identifier.bare)
    case .wildcardPattern: .wildcard
    case .tuplePattern(let tuple): .tuple(tuple.elements.map { pattern($0.pattern) })
    case .valueBindingPattern(let binding): pattern(binding.pattern)
    case .isTypePattern(let test): .type(type(test.type), binding: nil)
    case .expressionPattern(let value): pattern(of: value.expression)
    case .missingPattern: .wildcard
    }
  }

  /// Cases are written as expressions: `.detail(let id)` is a call with patterns as arguments.
  private mutating func pattern(of node: ExprSyntax) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let tuple):
      let parts = tuple.elements.map { pattern(of: $0.expression) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .optionalChainingExpr(let chain): return .optional(pattern(of: chain.expression))
    case .memberAccessExpr(let member): return enumCase(member, arguments: [])
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      return enumCase(member, arguments: call.arguments.map { pattern(of: $0.expression) })
    case .sequenceExpr(let sequence): return castPattern(Array(sequence.elements)) ?? .expression(expression(node))
    default: break
    }
    return .expression(expression(node))
  }

  private mutating func enumCase(_ member: MemberAccessExprSyntax, arguments: [Pattern]) -> Pattern {
    var owner: TypeReference?
    if let base = member.base {
      guard let path = typePath(base) else { return .expression(expression(ExprSyntax(member))) }
      owner = .named(path: path, arguments: [])
    }
    return .enumCase(type: owner, name: member.declName.baseName.bare, arguments)
  }

  private func typePath(_ node: ExprSyntax) -> [String]? {
    if let name = node.as(DeclReferenceExprSyntax.self) { return [name.baseName.bare] }
    guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base, let path = typePath(base)
    else { return nil }
    return path + [member.declName.baseName.bare]
  }

  /// `let x as T`.
  private mutating func castPattern(_ elements: [ExprSyntax]) -> Pattern? {
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let written = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .type(type(written.type), binding: pattern(of: elements[0]))
  }
}
