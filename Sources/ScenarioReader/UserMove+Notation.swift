internal import NavigationModel
package import Router

extension UserMove {
  private static let forms = ["back", "dismiss", "tab N", "pass GATE", "refuse GATE"]

  /// Reads a move as scenarios and the command line spell it: `back`, `dismiss`, `tab 1`, `pass Login`, `refuse Login`.
  package init(notation text: String) throws(UnknownMove) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("back", 1): self = .back
    case ("dismiss", 1): self = .dismiss
    case ("tab", 2):
      guard let index = Int(words[1]), index >= 0 else {
        throw UnknownMove("'\(words[1])' is no index of a tab; write 'tab 0' for the first one")
      }
      self = .tab(index)
    case ("pass", 2): self = .pass(words[1])
    case ("refuse", 2): self = .refuse(words[1])
    default:
      let word = words.first ?? ""
      let names = Self.forms.map { String($0.prefix { $0 != " " }) }
      // A word that is known lacks what stands behind it, or has too much.
      let hint = names.contains(word) ? "" : Spelling.suggestion(for: word, among: names)
      let known = hint.isEmpty ? "; known are \(Self.forms.joined(separator: ", "))" : hint
      throw UnknownMove("unknown move '\(text)'\(known)")
    }
  }
}

/// A text is no move of a user.
package struct UnknownMove: Error, CustomStringConvertible {
  /// One line, lower case, with what to write instead.
  package let description: String

  init(_ description: String) { self.description = description }
}
