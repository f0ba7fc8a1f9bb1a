extension String {
  /// Without the white space at both ends.
  func trimmingXMLWhitespace() -> String {
    let bytes = utf8.drop { $0.isXMLWhitespace }
    guard let last = bytes.lastIndex(where: { !$0.isXMLWhitespace }) else { return "" }
    return String(decoding: bytes[...last], as: UTF8.self)
  }
}
