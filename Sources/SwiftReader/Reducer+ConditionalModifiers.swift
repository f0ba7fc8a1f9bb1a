import Facts
import SwiftSyntax

extension Reducer {
  /// Modifiers that a condition of the build is around: `list\n#if os(iOS)\n.sheet(…)\n#endif`.
  ///
  /// Which clause an app is built with is not always known: the modifiers of all that can be follow each other. A
  /// condition inside of another begins with no view, as the modifiers do.
  mutating func conditionalModifiers(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var chain = node.base.map { expression($0) }
    for clause in node.config.liveClauses {
      guard case .postfixExpression(let modifiers)? = clause.elements else { continue }
      let next = expression(modifiers)
      chain = chain.map { next.following($0) ?? $0 } ?? next
    }
    return chain ?? Expression(.opaque, at: node.start)
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that an app for the iPhone can be built with.
  var liveClauses: [IfConfigClauseSyntax] { Platform.live(Array(clauses)) { $0.condition?.trimmedDescription } }
}

extension Expression {
  /// A chain that begins with a dot, behind what it is called on.
  fileprivate func following(_ base: Expression) -> Expression? {
    switch kind {
    case .member(nil, let name, let generics): Expression(.member(base, name, generics), at: offset)
    case .member(let inner?, let name, let generics):
      inner.following(base).map { Expression(.member($0, name, generics), at: offset) }
    case .call(let callee, let arguments):
      callee.following(base).map { Expression(.call($0, arguments), at: offset) }
    case .subscript(let inner, let arguments):
      inner.following(base).map { Expression(.subscript($0, arguments), at: offset) }
    case .chained(let inner): inner.following(base).map { Expression(.chained($0), at: offset) }
    case .forced(let inner): inner.following(base).map { Expression(.forced($0), at: offset) }
    // A condition inside, of which no clause is built.
    case .opaque: base
    default: nil
    }
  }
}
