extension String {
  /// Whether it begins with a capital letter, as the names of types do.
  ///
  /// Almost all names begin with a letter of ASCII's, for which no table of Unicode's need be asked.
  var beginsUppercase: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) : self.first?.isUppercase == true
  }
}
