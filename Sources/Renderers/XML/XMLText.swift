/// Text that is safe inside XML, as content and in attributes, whatever bytes it was made of.
struct XMLText: Hashable {
  /// Escaped.
  let text: String

  /// Escapes what XML reserves and drops what it does not allow.
  init(_ raw: String) {
    if raw.utf8.allSatisfy(\.isPlainInXML) {
      text = raw
      return
    }
    text = raw.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "&#10;"
      default: if scalar.isAllowedInXML { result.unicodeScalars.append(scalar) }
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a character that stands for itself; almost every text is made of those alone.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: (0x20...0x7E).contains(self)
    }
  }
}

extension Unicode.Scalar {
  /// XML 1.0 has no way at all to write most control characters, not even escaped.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x1_0000...0x10_FFFF: value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
