/// Comments that speak to the tool, `// navgraph:…`, with the offset of the comment.
///
/// Found on the bytes: a string literal with the same text would be taken for one too, which harms nobody and spares
/// a walk over every token's trivia.
/// - Complexity: O(*n*) in the number of bytes.
func directives(in bytes: [UInt8]) -> [Directive] {
  bytes.withUnsafeBufferPointer(directives)
}

/// A comment to the tool.
struct Directive {
  var text: String
  var offset: Int32
  /// Whether code stands before it on its line.
  var isTrailing: Bool
}

private func directives(in bytes: UnsafeBufferPointer<UInt8>) -> [Directive] {
  let marker = Array("navgraph:".utf8)
  var found: [Directive] = []
  var index = 0
  while index + marker.count <= bytes.count {
    // Two letters that rarely stand that far from each other spare a look at the rest.
    guard bytes[index] == UInt8(ascii: "n"), bytes[index + 8] == UInt8(ascii: ":"),
      bytes[index..<index + marker.count].elementsEqual(marker)
    else {
      index += 1
      continue
    }
    let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    if let start = commentStart(before: index, in: bytes) {
      found.append(
        Directive(
          text: String(decoding: bytes[index..<end], as: UTF8.self), offset: Int32(start),
          isTrailing: hasCode(before: start, in: bytes)))
    }
    index = end
  }
  return found
}

/// Whether anything but blanks stands before an index on its line.
private func hasCode(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  for byte in bytes[..<index].reversed() {
    if byte == 0x0A || byte == 0x0D { return false }
    if byte != 0x20 && byte != 0x09 { return true }
  }
  return false
}

/// The offset of the `//` that stands before an index, with nothing but spaces and slashes between.
private func commentStart(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var cursor = index - 1
  while cursor >= 0, bytes[cursor] == 0x20 { cursor -= 1 }
  let slash = UInt8(ascii: "/")
  guard cursor > 0, bytes[cursor] == slash, bytes[cursor - 1] == slash else { return nil }
  while cursor > 0, bytes[cursor - 1] == slash { cursor -= 1 }
  return cursor
}
