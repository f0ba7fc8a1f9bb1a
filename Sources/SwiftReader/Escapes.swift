/// The text that a piece of a string literal stands for, its escapes resolved.
///
/// - Parameters:
///   - text: what stands in the source between the quotes.
///   - pounds: how many `#` open the literal; an escape needs as many.
/// - Complexity: O(*n*) in the number of bytes.
func unescaped(_ text: String, pounds: Int = 0) -> String {
  guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
  let marker = "\\" + String(repeating: "#", count: pounds)
  var result = ""
  var rest = text[...]
  while let slash = rest.utf8.firstIndex(of: UInt8(ascii: "\\")) {
    result += rest[..<slash]
    rest = rest[slash...]
    let isEscape = rest.utf8.starts(with: marker.utf8)
    let end = rest.utf8.index(slash, offsetBy: isEscape ? marker.utf8.count : 1)
    if isEscape, let (meant, end) = escaped(rest[end...]) {
      result += meant
      rest = rest[end...]
    } else {
      result += rest[..<end]
      rest = rest[end...]
    }
  }
  return result + rest
}

/// What the character after a backslash stands for, and where the text goes on; `nil` for no known escape.
private func escaped(_ text: Substring) -> (meant: String, end: Substring.Index)? {
  guard let first = text.first else { return nil }
  let next = text.index(after: text.startIndex)
  switch first {
  case "n": return ("\n", next)
  case "r": return ("\r", next)
  case "t": return ("\t", next)
  case "0": return ("\0", next)
  case "\\", "\"", "'": return (String(first), next)
  // A backslash at the end of a line joins it with the next.
  case "\n", "\r\n", "\r": return ("", next)
  case "u":
    guard text[next...].first == "{", let close = text[next...].firstIndex(of: "}"),
      let number = UInt32(text[next..<close].dropFirst(), radix: 16), let scalar = Unicode.Scalar(number)
    else { return nil }
    return (String(Character(scalar)), text.index(after: close))
  default: return nil
  }
}
