import Facts

extension FactPack {
  /// An entry of a new pack.
  private struct Entry {
    var key: SipHash
    var bytes: ArraySlice<UInt8>
    var age: Int
  }

  /// Facts that this many packs in a row had no use for are dropped.
  private static let oldest = 8

  /// The bytes of a pack with what a run used and learned, and with what it had no use for as long as that is no more:
  /// the next run may well be back on the other branch.
  ///
  /// - Parameters:
  ///   - used: keys of the entries of this pack that the run used.
  ///   - learned: facts that this pack did not know, by key.
  ///   - tool: which program made the facts.
  func renewed(used: Set<SipHash>, learned: [SipHash: [UInt8]], tool: SipHash) -> [UInt8] {
    var entries = learned.map { Entry(key: $0.key, bytes: $0.value[...], age: 0) }
    var spare: [Entry] = []
    for (key, slot) in slots where learned[key] == nil {
      let isUsed = used.contains(key)
      let entry = Entry(key: key, bytes: bytes[slot.range], age: isUsed ? 0 : slot.age + 1)
      if isUsed { entries.append(entry) } else if entry.age <= Self.oldest { spare.append(entry) }
    }
    var room = entries.reduce(0) { $0 + $1.bytes.count }
    for entry in spare.sorted(by: { $0.age < $1.age }) {
      room -= entry.bytes.count
      if room < 0 { break }
      entries.append(entry)
    }
    return assembled(entries, tool: tool)
  }

  private func assembled(_ entries: [Entry], tool: SipHash) -> [UInt8] {
    let headSize = (PackWords.fixed + entries.count * PackWords.each) * 8
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(headSize) { $0 + $1.bytes.count })
    func append(_ word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    for word in [PackWords.magic, tool.low, tool.high, secret.low, secret.high, UInt64(entries.count)] { append(word) }
    var begin = headSize
    for entry in entries {
      append(entry.key.low)
      append(entry.key.high)
      append(UInt64(begin))
      append(UInt64(entry.bytes.count) << 8 | UInt64(entry.age))
      begin += entry.bytes.count
    }
    append(PackWords(bytes).checksum(upTo: bytes.count / 8))
    for entry in entries { bytes += entry.bytes }
    return bytes
  }
}
