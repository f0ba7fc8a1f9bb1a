/// The same source with the arguments of `#selector` and `#keyPath` on its line, every byte at its place; `nil` where they
/// are.
///
/// The compiler takes a line break in between, the parser takes what follows for something else.
/// - Complexity: O(*n*) in the number of bytes.
func joiningArguments(in bytes: [UInt8]) -> [UInt8]? {
  var joined = bytes
  var isBroken = false
  var start = bytes.startIndex
  while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "#")) {
    start = sign + 1
    guard let name = names.first(where: { bytes[start...].starts(with: $0) }) else { continue }
    start += name.count
    let gap = bytes[start...].prefix(while: whitespace.contains)
    guard gap.contains(where: lineBreaks.contains), gap.endIndex < bytes.endIndex,
      bytes[gap.endIndex] == UInt8(ascii: "(")
    else { continue }
    for index in gap.indices { joined[index] = UInt8(ascii: " ") }
    isBroken = true
  }
  return isBroken ? joined : nil
}

private let names = ["selector", "keyPath"].map { Array($0.utf8) }
private let lineBreaks: Set<UInt8> = [0x0A, 0x0D]
private let whitespace: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
