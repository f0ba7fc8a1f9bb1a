import SwiftSyntax

/// The first place where the parser had to make something up or to skip something.
func firstSyntaxError(in tree: SourceFileSyntax) -> (offset: Int32, message: String)? {
  let finder = SyntaxErrorFinder(viewMode: .all)
  finder.walk(tree)
  return finder.found
}

private final class SyntaxErrorFinder: SyntaxAnyVisitor {
  var found: (offset: Int32, message: String)?

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    found == nil && node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node.positionAfterSkippingLeadingTrivia, "syntax error: unexpected '\(excerpt(of: node))'")
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing {
      let expected = token.text.isEmpty ? "more" : "'\(token.text)'"
      note(token.position, "syntax error: \(expected) expected")
    }
    return .skipChildren
  }

  private func note(_ position: AbsolutePosition, _ message: String) {
    guard found == nil else { return }
    found = (Int32(position.utf8Offset), message)
  }

  private func excerpt(of node: UnexpectedNodesSyntax) -> String {
    let text = node.trimmedDescription.prefix { !$0.isNewline }
    return text.count > 30 ? text.prefix(30) + "…" : String(text)
  }
}
