/// A property list as NeXT wrote them: `{ key = value; list = ( a, "b c" ); }`.
///
/// - Complexity: O(*n*) in the number of bytes.
struct OldStylePropertyList {
  indirect enum Value {
    case text(String)
    case list([Value])
    case table([String: Value])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [Value] { if case .list(let values) = self { values } else { [] } }
    var table: [String: Value] { if case .table(let values) = self { values } else { [:] } }
  }

  private let bytes: [UInt8]
  private var next = 0

  /// Xcode nests a few tables; whoever goes further wants to break something.
  private static let depthLimit = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What stands in some bytes; `nil` where they are no such list, or one that was cut off or merged wrongly.
  static func read(_ bytes: [UInt8]) -> Value? {
    var reader = OldStylePropertyList(bytes)
    return reader.value(depth: 0)
  }

  private mutating func value(depth: Int) -> Value? {
    guard depth < Self.depthLimit, skipBlanks() else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "{"):
      next += 1
      return table(depth)
    case UInt8(ascii: "("):
      next += 1
      return list(depth)
    default: return text().map(Value.text)
    }
  }

  private mutating func table(_ depth: Int) -> Value? {
    var found: [String: Value] = [:]
    while skipBlanks() {
      if take("}") { return .table(found) }
      guard let key = text(), skipBlanks(), take("="), let value = value(depth: depth + 1), skipBlanks(), take(";")
      else { return nil }
      found[key] = value
    }
    return nil
  }

  private mutating func list(_ depth: Int) -> Value? {
    var found: [Value] = []
    while skipBlanks() {
      if take(")") { return .list(found) }
      guard let value = value(depth: depth + 1), skipBlanks() else { return nil }
      found.append(value)
      if take(",") { continue }
      return take(")") ? .list(found) : nil
    }
    return nil
  }

  /// A word, or what stands between quotation marks.
  private mutating func text() -> String? {
    if take("\"") { return quoted() }
    let start = next
    while next < bytes.count, Self.isOfWord(bytes[next]) { next += 1 }
    return next > start ? String(decoding: bytes[start..<next], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    var found: [UInt8] = []
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: found, as: UTF8.self)
      case UInt8(ascii: "\\") where next < bytes.count:
        found += escaped()
      default: found.append(byte)
      }
    }
    return nil
  }

  /// What a character behind a backslash stands for: `\n`, `\"`, `\U00e9`.
  private mutating func escaped() -> [UInt8] {
    let byte = bytes[next]
    next += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "U"):
      let digits = bytes[next...].prefix(4)
      guard digits.count == 4, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return [byte] }
      next += 4
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next < bytes.count, bytes[next] == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  /// Passes over blanks and comments; whether something follows.
  ///
  /// Both sides of a merge count that was never finished.
  private mutating func skipBlanks() -> Bool {
    while next < bytes.count {
      if bytes[next] <= UInt8(ascii: " ") {
        next += 1
      } else if starts(with: "//") || isMarkerOfMerge {
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
      } else if starts(with: "/*") {
        next += 2
        while next < bytes.count, !starts(with: "*/") { next += 1 }
        next = min(next + 2, bytes.count)
      } else {
        return true
      }
    }
    return false
  }

  /// Whether a line begins here that stands before, between or after the sides of a conflict.
  private var isMarkerOfMerge: Bool {
    guard next == 0 || bytes[next - 1] == UInt8(ascii: "\n") else { return false }
    return ["<<<<<<< ", "=======\n", "=======\r", "||||||| ", ">>>>>>> "].contains(where: starts)
  }

  private func starts(with text: String) -> Bool { bytes[next...].starts(with: text.utf8) }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "._-/$:@+<>*~%".utf8.contains(byte)
    }
  }
}
