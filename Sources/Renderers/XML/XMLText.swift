/// Text that is safe inside XML, as content and in attributes, whatever bytes it was made of.
struct XMLText: Hashable {
  /// Escaped.
  let text: String

  /// Escapes what XML reserves and drops what it does not allow.
  init(_ raw: String) {
    var bytes: [UInt8] = []
    bytes.append(escaping: raw)
    text = String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a text with what XML reserves escaped, without what XML does not allow.
  mutating func append(escaping raw: String) {
    var raw = raw
    raw.withUTF8 { text in
      // Runs of characters that stand for themselves; almost every text is a single one.
      var start = text.startIndex
      for position in text.indices where !text[position].isPlainInXML {
        guard text[position] < 0x80 else { return append(escaping: text[start...]) }
        append(contentsOf: text[start..<position])
        append(escaping: Unicode.Scalar(text[position]))
        start = position + 1
      }
      append(contentsOf: text[start...])
    }
  }

  /// The same for text that is not ASCII, from the beginning of a character on.
  private mutating func append(escaping text: Slice<UnsafeBufferPointer<UInt8>>) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { append(escaping: scalar) }
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "&": append(contentsOf: "&amp;".utf8)
    case "<": append(contentsOf: "&lt;".utf8)
    case ">": append(contentsOf: "&gt;".utf8)
    case "\"": append(contentsOf: "&quot;".utf8)
    case "'": append(contentsOf: "&#39;".utf8)
    case "\n": append(contentsOf: "&#10;".utf8)
    default: if scalar.isAllowedInXML, let bytes = UTF8.encode(scalar) { append(contentsOf: bytes) }
    }
  }
}

extension UInt8 {
  /// Whether it is a character that stands for itself.
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
