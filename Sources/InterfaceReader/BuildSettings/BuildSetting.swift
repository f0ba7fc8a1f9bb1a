/// One line of a project or of a configuration file: `INFOPLIST_KEY_UIMainStoryboardFile = Main;`.
struct BuildSetting {
  /// Without the condition behind it: `NAME[sdk=iphoneos*]`.
  let name: String
  let value: String
  /// Where the name begins, counted from 1.
  let column: Int

  /// What the names of settings begin with whose rest is a key of the property list.
  static let propertyListPrefix = "INFOPLIST_KEY_"

  /// - Returns: `nil` for a line that sets nothing.
  init?(_ line: some Collection<UInt8>) {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let indent = line.prefix(while: isBlank).count
    let text = String(decoding: line.dropFirst(indent), as: UTF8.self)
    // A condition has a sign of its own: `"NAME[sdk=iphoneos*]" = Main;`.
    guard let end = (text.firstRange(of: " = ") ?? text.firstRange(of: "=")) else { return nil }
    let left = String(text[..<end.lowerBound]).trimmingXMLWhitespace().unquoted
    name = String(left.prefix { $0 != "[" })
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
      return nil
    }
    let right = text[end.upperBound...]
    let written = right.firstRange(of: "//").map { right[..<$0.lowerBound] } ?? right
    let trimmed = String(written).trimmingXMLWhitespace()
    value = (trimmed.hasSuffix(";") ? String(trimmed.dropLast()) : trimmed).unquoted
    column = indent + 1
  }
}

extension String {
  /// Without the quotation marks around it, if it has some.
  fileprivate var unquoted: String {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
