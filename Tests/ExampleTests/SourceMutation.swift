import TestSupport

/// Sources broken at random, always in the same ways.
struct SourceMutation {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// One of the files, broken in a few places.
  mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty { bytes = changed(bytes) }
    return bytes
  }

  /// An index of a collection of that size.
  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    switch index(below: 10) {
    case 0: Array(bytes[..<index(below: bytes.count)])
    case 1...2: withByte(of: bytes) { $0.remove(at: $1) }
    case 3: withByte(of: bytes) { $0.insert($0[$1], at: $1) }
    case 4: withByte(of: bytes) { $0[$1] ^= UInt8(1) << UInt8($1 % 8) }
    case 5: withPunctuation(bytes)
    case 6...7: withPiecesMoved(bytes, separator: UInt8(ascii: "\n"))
    default: withPiecesMoved(bytes, separator: UInt8(ascii: " "))
    }
  }

  private mutating func withByte(of bytes: [UInt8], _ change: (inout [UInt8], Int) -> Void) -> [UInt8] {
    var bytes = bytes
    change(&bytes, index(below: bytes.count))
    return bytes
  }

  private mutating func withPunctuation(_ bytes: [UInt8]) -> [UInt8] {
    let marks = Array("(){}[]<>\"\\#@.,:;?!&=".utf8)
    let mark = marks[index(below: marks.count)]
    return withByte(of: bytes) { $0[$1] = mark }
  }

  /// A line or word taken out, doubled, or put elsewhere.
  private mutating func withPiecesMoved(_ bytes: [UInt8], separator: UInt8) -> [UInt8] {
    var pieces = bytes.split(separator: separator, omittingEmptySubsequences: false)
    let piece = pieces[index(below: pieces.count)]
    let form = index(below: 3)
    if form > 0 { pieces.remove(at: index(below: pieces.count)) }
    if form < 2 { pieces.insert(piece, at: index(below: pieces.count + 1)) }
    return Array(pieces.joined(separator: [separator]))
  }
}
