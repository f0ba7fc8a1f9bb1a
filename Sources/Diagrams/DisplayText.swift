/// Text from the source made fit for one line of a picture.
enum DisplayText {
  /// Longest text that is kept; no reader of a picture wants more, and layout engines choke on books.
  static let limit = 300

  /// The text on one line: runs of white space are one space, and what cannot be seen is gone.
  ///
  /// Overrides of the writing direction are dropped too: they could make a name read as another.
  static func line(_ text: String) -> String {
    if isOneLine(text) { return text }
    var result = ""
    var gap = false
    for scalar in text.unicodeScalars.prefix(4 * limit) {
      if scalar.properties.isWhitespace {
        gap = !result.isEmpty
      } else if !scalar.isInvisible {
        if gap { result += " " }
        gap = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result.count > limit ? result.prefix(limit - 1) + "…" : result
  }

  /// Whether a text may stand as it is, seen at a glance: short, ASCII, no white space but single spaces inside.
  private static func isOneLine(_ text: String) -> Bool {
    guard text.utf8.count <= limit, text.utf8.first != 0x20, text.utf8.last != 0x20 else { return false }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Controls, direction overrides and code points that no text may hold.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: true
    case .format: value != 0x200D && value != 0x200C
    default: false
    }
  }
}
