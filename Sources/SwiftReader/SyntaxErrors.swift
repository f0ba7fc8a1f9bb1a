import SwiftSyntax

/// The first place where the parser had to make something up, to skip something, or met no token of the language.
///
/// Goes through the tree in a loop: a chain of twenty thousand calls is a tree of that depth.
/// - Complexity: O(*n*) in the number of nodes on the way to the error.
func firstSyntaxError(in tree: SourceFileSyntax) -> (offset: Int32, message: String)? {
  var waiting = [Syntax(tree)]
  while let node = waiting.popLast() {
    if let skipped = node.as(UnexpectedNodesSyntax.self) {
      return lexicalError(in: skipped)
        ?? (node.start, "syntax error: unexpected '\(excerpt(of: skipped))'")
    }
    if let token = node.as(TokenSyntax.self) { return error(of: token) }
    waiting += node.children(viewMode: .all).filter(isWrong).reversed()
  }
  return nil
}

private func isWrong(_ node: Syntax) -> Bool {
  guard let token = node.as(TokenSyntax.self) else { return node.hasError || node.is(UnexpectedNodesSyntax.self) }
  return token.presence == .missing || token.hasLexicalError
}

extension TokenSyntax {
  /// Whether something that is no token of the language stands here.
  ///
  /// A space between an attribute and its arguments, `@available (iOS 17, *)`, is none; Swift 5 only warns of it.
  fileprivate var hasLexicalError: Bool {
    guard let wrong = tokenDiagnostic, wrong.severity == .error else { return false }
    switch wrong.kind {
    case .extraneousLeadingWhitespaceError, .extraneousTrailingWhitespaceError: return false
    default: return true
    }
  }
}

private func error(of token: TokenSyntax) -> (offset: Int32, message: String)? {
  if token.presence == .missing {
    let expected = token.text.isEmpty ? "more" : "'\(token.text)'"
    return (Int32(token.position.utf8Offset), "syntax error: \(expected) expected")
  }
  guard let wrong = token.tokenDiagnostic else { return nil }
  let offset = token.position.utf8Offset + Int(wrong.byteOffset)
  return (Int32(clamping: offset), "syntax error: \(words(for: wrong.kind))")
}

private func lexicalError(in skipped: UnexpectedNodesSyntax) -> (offset: Int32, message: String)? {
  guard let token = skipped.firstToken(viewMode: .sourceAccurate), token.hasLexicalError else {
    return nil
  }
  return error(of: token)
}

/// The name of a lexical error in words: `invalidUtf8` is "invalid utf8".
private func words(for kind: TokenDiagnostic.Kind) -> String {
  var words = ""
  for character in "\(kind)" {
    if character.isUppercase { words += " " }
    words += character.lowercased()
  }
  return words
}

private func excerpt(of node: UnexpectedNodesSyntax) -> String {
  var text = ""
  // A few tokens say enough; the whole of the node can be the rest of the file.
  for token in node.tokens(viewMode: .sourceAccurate).prefix(8) {
    text += (text.isEmpty ? "" : token.leadingTrivia.description) + token.text + token.trailingTrivia.description
  }
  let line = text.prefix { !$0.isNewline }
  return line.count > 30 ? line.prefix(30) + "…" : String(line)
}
