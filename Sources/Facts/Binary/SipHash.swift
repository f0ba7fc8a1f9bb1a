/// SipHash-2-4 of Aumasson and Bernstein: a short fingerprint of bytes under a secret key.
///
/// Who does not know the key cannot make two texts with one fingerprint, nor find such; at 128 bits chance does not
/// find them either. Much faster than what would also hold against one who knows the key.
package struct SipHash: Hashable, Sendable {
  /// 128 bits that nobody else knows, or that do not matter for a mere checksum.
  package struct Key: Hashable, Sendable {
    package var low: UInt64
    package var high: UInt64

    package init(low: UInt64, high: UInt64) {
      self.low = low
      self.high = high
    }
  }

  package var low: UInt64
  package var high: UInt64

  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Both words in hexadecimal digits, always as many.
  package var digits: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The fingerprint of some bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(of bytes: UnsafeRawBufferPointer, key: Key) {
    var state = State(key)
    var position = 0
    while position + 8 <= bytes.count {
      state.take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
      position += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for shift in 0..<(bytes.count - position) { last |= UInt64(bytes[position + shift]) << (8 * UInt64(shift)) }
    state.take(last)
    (low, high) = state.finished()
  }

  /// The fingerprint of some bytes.
  package init(of bytes: [UInt8], key: Key) {
    self = bytes.withUnsafeBytes { SipHash(of: $0, key: key) }
  }
}

/// The four words that SipHash stirs.
private struct State {
  private var v0, v1, v2, v3: UInt64

  init(_ key: SipHash.Key) {
    v0 = key.low ^ 0x736F_6D65_7073_6575
    // The `EE` asks for 128 bits.
    v1 = key.high ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.low ^ 0x6C79_6765_6E65_7261
    v3 = key.high ^ 0x7465_6462_7974_6573
  }

  mutating func take(_ word: UInt64) {
    v3 ^= word
    stir()
    stir()
    v0 ^= word
  }

  mutating func finished() -> (UInt64, UInt64) {
    v2 ^= 0xEE
    for _ in 0..<4 { stir() }
    let low = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xDD
    for _ in 0..<4 { stir() }
    return (low, v0 ^ v1 ^ v2 ^ v3)
  }

  private mutating func stir() {
    v0 &+= v1
    v1 = (v1 << 13 | v1 >> 51) ^ v0
    v0 = v0 << 32 | v0 >> 32
    v2 &+= v3
    v3 = (v3 << 16 | v3 >> 48) ^ v2
    v0 &+= v3
    v3 = (v3 << 21 | v3 >> 43) ^ v0
    v2 &+= v1
    v1 = (v1 << 17 | v1 >> 47) ^ v2
    v2 = v2 << 32 | v2 >> 32
  }
}
