package import NavigationModel

extension Suppression {
  /// Reads the text of a comment; `nil` where it is about something else.
  ///
  /// Takes the comment with or without its signs, so that Swift and XML serve alike:
  ///
  ///     // navgraph:ignore dead-end
  ///     // navgraph:ignore dead-end, growing-stack a kiosk has no way out
  ///     <!-- navgraph:ignore-file unreachable-screen -->
  ///
  /// Rules are separated by commas; the first word that follows none begins the reason.
  package init?(comment: String, at place: SourcePlace, isTrailing: Bool = false) {
    var words = Self.bare(comment).split(whereSeparator: \.isWhitespace)[...]
    guard let head = words.popFirst(), let wholeFile = Self.forms[String(head)] else { return nil }
    var rules: [RuleID] = []
    var expectsRule = true
    while expectsRule, let word = words.popFirst() {
      rules += word.split(separator: ",").map { RuleID(String($0)) }
      expectsRule = word.hasSuffix(",") || words.first?.hasPrefix(",") == true
    }
    let reason = words.joined(separator: " ")
    self.init(
      place: place, rules: rules, reason: reason.isEmpty ? nil : reason, wholeFile: wholeFile, isTrailing: isTrailing)
  }

  /// First word of the comment, and whether it speaks for the whole file.
  private static let forms = ["navgraph:ignore": false, "navgraph:ignore-file": true]

  /// The text between the signs of a comment.
  private static func bare(_ comment: String) -> Substring {
    var text = comment[...]
    for closing in ["-->", "*/"] {
      if let range = text.range(of: closing) { text = text[..<range.lowerBound] }
    }
    return text.drop { $0.isWhitespace || "/<!-*".contains($0) }
  }
}

extension Substring {
  /// The first place where a text occurs.
  ///
  /// Foundation has the same, and is not worth linking for it.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
