/// A word of up to eight bytes as one number: looking for keywords among all words of a source must cost next to nothing.
struct ShortWord {
  private var letters: UInt64 = 0
  private var isLong = false

  /// Adds a byte; more than eight make a word that is none of those sought.
  mutating func append(_ byte: UInt8) {
    isLong = isLong || letters >> 56 != 0
    letters = letters << 8 | UInt64(byte)
  }

  /// Whether it wants another word or operand after it.
  var isPrefix: Bool { !isLong && Self.prefixes.contains(letters) }

  /// Whether it begins anew what arrows and angle brackets have opened.
  var beginsDeclaration: Bool { !isLong && Self.declarations.contains(letters) }

  private static let prefixes = numbers([
    "try", "await", "some", "any", "each", "repeat", "copy", "consume", "borrow", "unsafe", "inout", "throw", "return",
    "else",
  ])

  private static let declarations = numbers(["func", "let", "var", "case", "init", "class", "struct"])

  private static func numbers(_ words: [String]) -> [UInt64] {
    words.map { word in
      var short = ShortWord()
      for byte in word.utf8 { short.append(byte) }
      return short.letters
    }
  }
}
