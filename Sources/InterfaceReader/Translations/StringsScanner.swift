import Facts

/// Reads `"key" = "text";` after another, with comments between them, as the old property lists have it.
struct StringsScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All entries; what stands between them and is none is left out.
  mutating func entries() -> [TranslationFacts.Entry] {
    var found: [TranslationFacts.Entry] = []
    while true {
      skipBlanks()
      guard position < bytes.count else { return found }
      guard let key = word() else {
        position += 1
        continue
      }
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
      position += 1
      skipBlanks()
      if let text = word() { found.append(TranslationFacts.Entry(key: key, text: text)) }
    }
  }

  /// White space and comments.
  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        position += 2
        while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
          position += 1
        }
        position = min(position + 2, bytes.count)
      default: return
      }
    }
  }

  private func follows(_ byte: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == byte }

  /// A text in quotation marks, or a plain name.
  private mutating func word() -> String? {
    guard bytes[position...].first == UInt8(ascii: "\"") else { return name() }
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 1
        text += escaped()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    position = min(position + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func name() -> String? {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// What stands behind a backslash: `n`, `t`, `U00e9`, or a sign that means itself.
  private mutating func escaped() -> [UInt8] {
    guard position < bytes.count else { return [] }
    let sign = bytes[position]
    position += 1
    switch sign {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): return [UInt8(ascii: " ")]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return []
      }
      position += 4
      return Array(String(scalar).utf8)
    default: return [sign]
    }
  }
}
