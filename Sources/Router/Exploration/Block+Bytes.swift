extension Block<UInt8> {
  /// Whether bytes of this block equal as many of another.
  ///
  /// - Complexity: O(`number`), eight bytes at a time.
  @inline(__always)
  func equals(_ number: Int, at position: Int, in other: Block, at start: Int) -> Bool {
    guard number >= 8 else { return equalsShort(number, at: position, in: other, at: start) }
    // The last eight bytes overlap those before them, so that none has to be looked at alone.
    let last = number &- 8
    var done = 0
    while done < last {
      guard load(UInt64.self, at: position &+ done) == other.load(UInt64.self, at: start &+ done) else { return false }
      done &+= 8
    }
    return load(UInt64.self, at: position &+ last) == other.load(UInt64.self, at: start &+ last)
  }

  /// Whether fewer than eight bytes are equal.
  private func equalsShort(_ number: Int, at position: Int, in other: Block, at start: Int) -> Bool {
    for index in 0..<number where self[position + index] != other[start + index] { return false }
    return true
  }

  /// 64 bits that differ for different bytes, as good as always; all of them are equally good.
  ///
  /// No secret goes into it: whoever makes states that collide slows his own check down, and nothing else.
  ///
  /// - Complexity: O(`number`): one multiplication for every 16 bytes, and one more.
  /// - Note: after Wang Yi's wyhash: both halves of the product of two words of 64 bits, folded together.
  @inline(__always)
  func hash(_ number: Int, at position: Int) -> UInt64 {
    var hash = seeds.0
    var place = position
    var left = number
    while left >= 16 {
      hash = fold(load(UInt64.self, at: place) ^ seeds.1, load(UInt64.self, at: place + 8) ^ hash)
      place += 16
      left -= 16
    }
    if left > 0 {
      let (low, high) = tail(left, at: place)
      hash = fold(low ^ seeds.1, high ^ hash)
    }
    // The length comes last: mixed in with bytes, it could be taken for one of them.
    return fold(hash ^ seeds.2, seeds.3 ^ UInt64(truncatingIfNeeded: number))
  }

  /// Between 1 and 15 bytes as two words; together with their number the words tell the bytes.
  @inline(__always)
  private func tail(_ number: Int, at position: Int) -> (UInt64, UInt64) {
    if number >= 8 {
      return (load(UInt64.self, at: position), load(UInt64.self, at: position + number - 8))
    }
    if number >= 4 {
      return (UInt64(load(UInt32.self, at: position)), UInt64(load(UInt32.self, at: position + number - 4)))
    }
    let ends = UInt64(self[position]) | UInt64(self[position + number - 1]) << 8
    return (ends | UInt64(self[position + number / 2]) << 16, 0)
  }
}

@inline(__always)
private func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = first.multipliedFullWidth(by: second)
  return product.high ^ product.low
}

/// Odd numbers with about as many ones as zeros.
@inline(__always)
private var seeds: (UInt64, UInt64, UInt64, UInt64) {
  (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3)
}
