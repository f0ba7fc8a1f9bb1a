/// What a fixture expects of a notation: the text itself, with two freedoms.
///
/// `*` stands for any text. A reference may be shortened to its last names, `@home` for `@Configuration.home`; variants
/// may stand in any order; and `@_` is any one reference, such as that of a chain without a name.
package struct NotationPattern: Hashable, Sendable {
  /// The pattern as written.
  package var text: String

  /// Creates a pattern.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether a printed notation fits.
  package func matches(_ notation: String) -> Bool {
    Self.fits(text[...], notation[...])
  }

  private static func fits(_ pattern: Substring, _ notation: Substring) -> Bool {
    var (pattern, notation) = (pattern, notation)
    while let next = pattern.first {
      if next == "*" {
        let rest = pattern.dropFirst()
        return notation.indices.contains { fits(rest, notation[$0...]) } || fits(rest, "")
      }
      guard next == notation.first else { return false }
      (pattern, notation) = (pattern.dropFirst(), notation.dropFirst())
      if next == "@" {
        let (wanted, found) = (pattern.prefix(while: isPartOfReference), notation.prefix(while: isPartOfReference))
        guard refersTo(wanted, found) else { return false }
        (pattern, notation) = (pattern.dropFirst(wanted.count), notation.dropFirst(found.count))
      }
    }
    return notation.isEmpty
  }

  /// Whether the names, in any order, are ends of the paths.
  private static func refersTo(_ wanted: Substring, _ found: Substring) -> Bool {
    var paths = found.split(separator: "|")
    for name in wanted.split(separator: "|") {
      guard let match = paths.firstIndex(where: { name == "_" || name == $0 || $0.hasSuffix("." + name) }) else {
        return false
      }
      paths.remove(at: match)
    }
    return paths.isEmpty
  }

  private static func isPartOfReference(_ character: Character) -> Bool {
    !(character.isWhitespace || ",}!~*".contains(character))
  }
}
