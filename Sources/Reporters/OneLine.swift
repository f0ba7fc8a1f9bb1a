extension String {
  /// The text on one line, with nothing in it that a terminal or a reader of lines would obey.
  ///
  /// Names come from the source of the app, so they may hold line breaks, escape sequences or signs that turn the
  /// direction of writing. Those are spelled out: `\n`, `\u{1B}`.
  var oneLine: String {
    guard unicodeScalars.contains(where: \.needsSpelling) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += " "
      case _ where scalar.needsSpelling: line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it acts instead of being seen.
  fileprivate var needsSpelling: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators, marks that set the direction of writing.
    case 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
