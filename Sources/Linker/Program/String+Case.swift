extension String {
  /// Whether it begins with a capital letter, as the names of types do.
  ///
  /// Almost all names begin with a letter of ASCII's, for which no table of Unicode's need be asked.
  var beginsUppercase: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) : self.first?.isUppercase == true
  }

  /// The words of a name in one, without capitals: `fullScreenCover` is of a full screen cover.
  var words: [String] {
    reduce(into: [String]()) { words, character in
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
  }
}
