/// The references that XML resolves without any declaration: five named ones, and code points.
///
/// There are no others: declarations of entities are refused, so nothing here can expand to more than one character.
enum CharacterReference {
  /// The character behind `name`, the part between `&` and `;`.
  static func character(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: codePoint(name)
    }
  }

  private static func codePoint(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x"
    let number = isHexadecimal ? digits.dropFirst() : digits
    // `UInt32(_:radix:)` takes a sign, XML does not.
    guard number.first?.isHexDigit == true else { return nil }
    let scalar = UInt32(number, radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
    return scalar.flatMap { isAllowed($0) ? $0 : nil }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
