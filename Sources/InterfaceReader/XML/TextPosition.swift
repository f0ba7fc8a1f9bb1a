/// Line and column of a byte, both counted from 1.
struct TextPosition: Hashable {
  var line = 1
  /// In UTF-8 bytes, as the Swift compiler counts.
  var column = 1
}

/// Turns byte offsets into positions by counting lines up to the last one asked for.
///
/// Offsets come in document order, so a table of all lines, large for a file of nothing but newlines, is not needed.
struct PositionCounter {
  private let bytes: [UInt8]
  private var line = 1
  private var lineStart = 0
  private var counted = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Position of the byte at `offset`, which may be the end of the text.
  mutating func position(of offset: Int) -> TextPosition {
    if offset < lineStart { self = PositionCounter(bytes) }
    while counted < offset {
      countByte(at: counted)
      counted += 1
    }
    return TextPosition(line: line, column: offset - lineStart + 1)
  }

  private mutating func countByte(at index: Int) {
    let isBareReturn = bytes[index] == .carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == .newline)
    guard bytes[index] == .newline || isBareReturn else { return }
    line += 1
    lineStart = index + 1
  }
}
