extension ByteBlock {
  /// 64 bits that differ for different bytes, as good as always; all of them are equally good.
  ///
  /// No secret goes into it: whoever makes states that collide slows his own check down, and nothing else.
  ///
  /// - Complexity: O(`count`): one multiplication for every 16 bytes, and two more.
  /// - Note: after Wang Yi's wyhash: both halves of the product of two words of 64 bits, folded together.
  @inline(__always)
  func hash(_ count: Int, at position: Int) -> UInt64 {
    var hash = Self.seeds.0
    var place = position
    var left = count
    while left >= 16 {
      hash = Self.fold(
        load(UInt64.self, at: place) ^ Self.seeds.1, load(UInt64.self, at: place + 8) ^ hash)
      place += 16
      left -= 16
    }
    if left > 0 {
      let (low, high) = tail(left, at: place)
      hash = Self.fold(low ^ Self.seeds.1, high ^ hash)
    }
    return Self.fold(hash ^ Self.seeds.2, UInt64(truncatingIfNeeded: count) ^ Self.seeds.3)
  }

  /// Between 1 and 15 bytes as two words; together with their number the words tell the bytes.
  private func tail(_ count: Int, at position: Int) -> (UInt64, UInt64) {
    if count >= 8 {
      return (load(UInt64.self, at: position), load(UInt64.self, at: position + count - 8))
    }
    if count >= 4 {
      return (
        UInt64(load(UInt32.self, at: position)), UInt64(load(UInt32.self, at: position + count - 4))
      )
    }
    let ends = UInt64(self[position]) | UInt64(self[position + count - 1]) << 8
    return (ends | UInt64(self[position + count / 2]) << 16, 0)
  }

  @inline(__always)
  private static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }

  /// Odd numbers with as many ones as zeros, from the digits of nothing in particular.
  private static var seeds: (UInt64, UInt64, UInt64, UInt64) {
    (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3)
  }
}
