import Facts
import SwiftSyntax

extension Reducer {
  /// Reduces an expression.
  mutating func expression(_ node: ExprSyntax) -> Expression {
    nested(at: node, or: Expression(.opaque, at: node.start)) { $0.expressionWithinLimit(node) }
  }

  private mutating func expressionWithinLimit(_ node: ExprSyntax) -> Expression {
    let start = node.start
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.bare
      return named(name == "self" || namesOfSelf.contains(name) ? itself : name, at: start)
    case .memberAccessExpr(let member): return memberAccess(member)
    case .functionCallExpr(let call): return functionCall(call)
    case .subscriptCallExpr(let call): return subscriptCall(call)
    case .genericSpecializationExpr(let special): return specialization(special)
    case .sequenceExpr(let sequence): return folded(Array(sequence.elements))
    case .closureExpr(let literal): return Expression(.closure(closure(literal)), at: start)
    case .optionalChainingExpr(let chain): return wrap(chain.expression) { .chained($0) }
    case .forceUnwrapExpr(let forced): return wrap(forced.expression) { .forced($0) }
    case .awaitExpr(let awaited): return expression(awaited.expression)
    case .tryExpr(let attempt): return tried(attempt)
    case .tupleExpr(let tuple): return self.tuple(tuple)
    case .arrayExpr(let array): return Expression(.array(array.elements.map { expression($0.expression) }), at: start)
    case .dictionaryExpr(let dictionary): return Expression(.dictionary(entries(dictionary)), at: start)
    case .prefixOperatorExpr(let prefix):
      return Expression(.prefix(prefix.operator.text, expression(prefix.expression)), at: start)
    case .postfixOperatorExpr(let postfix): return changed(postfix)
    case .inOutExpr(let reference): return expression(reference.expression)
    case .consumeExpr(let given): return expression(given.expression)
    case .copyExpr(let given): return expression(given.expression)
    case .borrowExpr(let given): return expression(given.expression)
    case .unsafeExpr(let given): return expression(given.expression)
    case .packExpansionExpr(let pack): return expression(pack.repetitionPattern)
    case .packElementExpr(let pack): return expression(pack.pack)
    case .postfixIfConfigExpr(let conditional): return conditionalModifiers(conditional)
    case .superExpr: return Expression(.name("super", []), at: start)
    case .keyPathExpr(let path): return keyPath(path)
    case .ifExpr, .switchExpr: return Expression(.statement(branch(node)), at: start)
    case .typeExpr(let written): return Expression(.type(type(written.type)), at: start)
    case .macroExpansionExpr(let macro): return macroExpansion(macro)
    default: return literal(node)
    }
  }

  /// `count++` counts on, as Swift once had it and as apps declare it again; whatever else stands behind is left aside.
  private mutating func changed(_ node: PostfixOperatorExprSyntax) -> Expression {
    let value = expression(node.expression)
    guard let sign = ["++": "+=", "--": "-="][node.operator.text] else { return value }
    return Expression(.assignment(value, sign, Expression(.number("1"), at: value.offset)), at: value.offset)
  }

  private mutating func wrap(_ inner: ExprSyntax, _ make: (Expression) -> Expression.Kind) -> Expression {
    let reduced = expression(inner)
    return Expression(make(reduced), at: reduced.offset)
  }

  private mutating func literal(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let string): Expression(.string(parts(string)), at: node.start)
    case .simpleStringLiteralExpr(let string):
      Expression(.string([.text(string.segments.map { unescaped($0.content.text) }.joined())]), at: node.start)
    case .integerLiteralExpr(let integer): Expression(.number(integer.literal.text), at: node.start)
    case .floatLiteralExpr(let float): Expression(.number(float.literal.text), at: node.start)
    case .booleanLiteralExpr(let boolean): Expression(.boolean(boolean.literal.text == "true"), at: node.start)
    case .nilLiteralExpr: Expression(.nil, at: node.start)
    default: Expression(.opaque, at: node.start)
    }
  }

  private mutating func parts(_ string: StringLiteralExprSyntax) -> [StringPart] {
    let pounds = string.openingPounds?.text.utf8.count ?? 0
    return string.segments.map { segment in
      switch segment {
      case .stringSegment(let text): .text(unescaped(text.content.text, pounds: pounds))
      case .expressionSegment(let inserted):
        .interpolation(
          inserted.expressions.first.map { expression($0.expression) } ?? Expression(.opaque, at: inserted.start))
      }
    }
  }

  private mutating func memberAccess(_ node: MemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName
    let base = node.base.map { expression($0) }
    return Expression(.member(base, name.bare, []), at: name.start)
  }

  private mutating func functionCall(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    let trailing = trailingClosures(node.trailingClosure, node.additionalTrailingClosures)
    return Expression(.call(callee, arguments(node.arguments) + trailing), at: callee.offset)
  }

  private mutating func subscriptCall(_ node: SubscriptCallExprSyntax) -> Expression {
    let base = expression(node.calledExpression)
    return Expression(.subscript(base, arguments(node.arguments)), at: base.offset)
  }

  private mutating func trailingClosures(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var found: [Argument] = []
    if let first {
      let value = Expression(.closure(closure(first)), at: first.start)
      // Of the label that nobody writes only its partner tells: `Binding { … } set: { … }`.
      let label = others.first?.label.bare == "set" ? "get" : nil
      found.append(Argument(label: label, value: value, isTrailing: true))
    }
    for other in others {
      let value = Expression(.closure(closure(other.closure)), at: other.closure.start)
      found.append(Argument(label: other.label.bare, value: value, isTrailing: true))
    }
    return found
  }

  /// Reduces the arguments between parentheses or brackets.
  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.bare, value: expression($0.expression)) }
  }

  private mutating func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    let generic = genericArguments(node.genericArgumentClause)
    let base = expression(node.expression)
    switch base.kind {
    case .name(let name, _): return Expression(.name(name, generic), at: base.offset)
    case .member(let inner, let name, _): return Expression(.member(inner, name, generic), at: base.offset)
    default: return base
    }
  }

  private mutating func tried(_ node: TryExprSyntax) -> Expression {
    let inner = expression(node.expression)
    let form: Expression.Try =
      switch node.questionOrExclamationMark?.text {
      case "?": .optional
      case "!": .forced
      default: .propagated
      }
    return Expression(.try(inner, form), at: inner.offset)
  }

  /// A name; what a block has an alias for goes by its own name.
  private func named(_ name: String, at start: Int32) -> Expression {
    guard let alias = localAliases[name] else { return Expression(.name(name, []), at: start) }
    guard case .named(let path, let arguments) = alias, let first = path.first else {
      return Expression(.type(alias), at: start)
    }
    let last = path.count - 1
    return path.indices.dropFirst().reduce(Expression(.name(first, last == 0 ? arguments : []), at: start)) {
      Expression(.member($0, path[$1], $1 == last ? arguments : []), at: start)
    }
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expression {
    let elements = arguments(node.elements)
    if elements.count == 1, elements[0].label == nil { return elements[0].value }
    return Expression(.tuple(elements), at: node.start)
  }

  private mutating func entries(_ node: DictionaryExprSyntax) -> [DictionaryEntry] {
    guard case .elements(let list) = node.content else { return [] }
    return list.map { DictionaryEntry(key: expression($0.key), value: expression($0.value)) }
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    let names = node.components.compactMap { component -> String? in
      guard case .property(let property) = component.component else { return nil }
      return property.declName.baseName.bare
    }
    return Expression(.keyPath(node.root.map { type($0) }, names), at: node.start)
  }

  private mutating func macroExpansion(_ node: MacroExpansionExprSyntax) -> Expression {
    let given =
      arguments(node.arguments) + trailingClosures(node.trailingClosure, node.additionalTrailingClosures)
    if node.macroName.text == "selector", let target = given.first {
      return Expression(.selector(target.value), at: node.start)
    }
    return Expression(.macro(node.macroName.text, given), at: node.start)
  }
}
