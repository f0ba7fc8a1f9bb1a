import Facts

/// The facts of many files in one piece, as they lie in a cache.
///
/// A head of 64-bit words (magic, tool, secret, number of slots, four words for each slot, checksum), then the facts.
/// Every entry has a checksum of its own, so what is whole can be used even where the pack is not.
struct FactPack: Sendable {
  /// Where the facts of one file lie.
  struct Slot: Sendable {
    var range: Range<Int>
    /// How many packs ago a run last used it.
    var age: Int
  }

  let bytes: [UInt8]
  /// Under which contents are known; new for every pack that begins from nothing, so that nobody can prepare contents
  /// that are taken for each other.
  let secret: SipHash.Key
  let slots: [SipHash: Slot]

  /// An empty pack.
  init(secret: SipHash.Key) {
    self.secret = secret
    bytes = []
    slots = [:]
  }

  /// A pack that was stored; `nil` if it is damaged or another tool's.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  init?(_ bytes: [UInt8], tool: SipHash) {
    let words = PackWords(bytes)
    guard words.count > PackWords.fixed, words[0] == PackWords.magic,
      SipHash(low: words[1], high: words[2]) == tool,
      let count = Int(exactly: words[5]), count <= (words.count - PackWords.fixed) / PackWords.each
    else { return nil }
    let end = PackWords.start + count * PackWords.each
    guard words.checksum(upTo: end) == words[end] else { return nil }
    var slots: [SipHash: Slot] = [:]
    slots.reserveCapacity(count)
    for word in stride(from: PackWords.start, to: end, by: PackWords.each) {
      guard let begin = Int(exactly: words[word + 2]), begin <= bytes.count else { continue }
      let size = Int(words[word + 3] >> 8)
      // What a cut took away is not there.
      guard size <= bytes.count - begin else { continue }
      slots[SipHash(low: words[word], high: words[word + 1])] =
        Slot(range: begin..<begin + size, age: Int(words[word + 3] & 0xFF))
    }
    self.bytes = bytes
    self.secret = SipHash.Key(low: words[3], high: words[4])
    self.slots = slots
  }

  /// The bytes of an entry.
  subscript(key: SipHash) -> ArraySlice<UInt8>? { slots[key].map { bytes[$0.range] } }

  /// A file's facts, if it has been read before; damaged ones are as good as none.
  func facts(for key: SipHash, path: String) -> FileFacts? {
    guard let slot = slots[key] else { return nil }
    return bytes.withUnsafeBytes { bytes in
      FileFacts(encoded: UnsafeRawBufferPointer(rebasing: bytes[slot.range]), path: path)
    }
  }
}

/// The head of a pack as words.
struct PackWords {
  /// `navgraph`, as a number.
  static let magic: UInt64 = 0x6870_6172_6776_616E
  /// Index of the first slot.
  static let start = 6
  /// Words of a slot.
  static let each = 4
  /// Words of the head of an empty pack.
  static let fixed = start + 1

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many whole words there are.
  var count: Int { bytes.count / 8 }

  subscript(index: Int) -> UInt64 {
    bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
  }

  /// Guards against accidents only.
  func checksum(upTo end: Int) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      SipHash(of: UnsafeRawBufferPointer(rebasing: bytes[..<(end * 8)]), key: SipHash.Key(low: 0, high: 0)).low
    }
  }
}
