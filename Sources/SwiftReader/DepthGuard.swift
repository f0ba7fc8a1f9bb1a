/// Finds sources that would take the parser deeper than its stack reaches.
///
/// The parser stops at 256 levels itself, but its look-ahead, type parsing and `#if` do not. This is no lexer: it tells
/// brackets from text and comments, and counts what can only nest. No person writes code that comes near the limits.
struct DepthGuard {
  private static let bracketLimit = 1_000
  private static let prefixLimit = 2_000
  /// For each `[` of `[[[`, the parser tries both a type and a literal: its work doubles.
  private static let squareLimit = 12

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var brackets = 0
  /// Unclosed `<` and arrows of the declaration at hand.
  private var angles = 0
  /// Words in a row that each want another after them: `try try try`.
  private var prefixes = 0
  /// Open square brackets that may all be a type: `[[A<[`.
  private var squares = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset at which a source gets too deep to be parsed.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func overflow(in bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBufferPointer { bytes in
      var guardian = DepthGuard(bytes)
      while guardian.index < bytes.count {
        let start = guardian.index
        guardian.step()
        if guardian.isTooDeep { return Int32(start) }
      }
      return nil
    }
  }

  private var isTooDeep: Bool {
    brackets > Self.bracketLimit || squares > Self.squareLimit || angles > Self.prefixLimit
      || prefixes > Self.prefixLimit
  }

  private mutating func step() {
    let byte = bytes[index]
    // Most bytes are letters, and those mean nothing by themselves.
    if isWordByte(byte) { return countWord() }
    countSquare(byte)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets += 1
      endPrefixes(resettingAngles: byte == UInt8(ascii: "{"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      brackets = max(0, brackets - 1)
      endPrefixes(resettingAngles: byte == UInt8(ascii: "}"))
    case UInt8(ascii: "<"): if index > 0, !isSpace(bytes[index - 1]) { angles += 1 }
    case UInt8(ascii: ">"): angles = max(0, angles + (index > 0 && bytes[index - 1] == UInt8(ascii: "-") ? 1 : -1))
    case UInt8(ascii: ";"), UInt8(ascii: "="): endPrefixes(resettingAngles: true)
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipBlock()
    case UInt8(ascii: "#"): countDirective()
    default: break
    }
    index += 1
  }

  private mutating func countSquare(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): squares += 1
    case UInt8(ascii: "]"): squares = max(0, squares - 1)
    // A call, a block, an element or a text is no part of a type.
    case UInt8(ascii: "("): if index > 0, isWordByte(bytes[index - 1]) { squares = 0 }
    case UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\""): squares = 0
    default: break
    }
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func endPrefixes(resettingAngles: Bool) {
    prefixes = 0
    if resettingAngles { angles = 0 }
  }

  private mutating func countWord() {
    var word = ShortWord()
    while index < bytes.count, isWordByte(bytes[index]) {
      word.append(bytes[index])
      index += 1
    }
    if word.isPrefix {
      prefixes += 1
    } else {
      endPrefixes(resettingAngles: word.beginsDeclaration)
    }
  }

  /// `#if` nests as brackets do.
  private mutating func countDirective() {
    if isNext("#if ") { brackets += 1 }
    if isNext("#endif") { brackets = max(0, brackets - 1) }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func skipBlock() {
    index += 2
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 1
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 1
      }
      index += 1
    }
    index -= 1
  }

  /// Text up to the next quote; quotes of interpolations pair up by themselves.
  private mutating func skipString() {
    let isLong = isNext("\"\"\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == UInt8(ascii: "\""), !isLong || isNext("\"\"\"") { break }
      if !isLong, byte == 0x0A || byte == 0x0D { return }
      index += 1
    }
    if isLong { index += 2 }
    // A string is as good as a word: what stands before it has found its operand.
    prefixes = 0
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isWordByte(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
