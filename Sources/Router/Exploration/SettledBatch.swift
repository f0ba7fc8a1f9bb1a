/// What stands in a sink, looked up all at once.
///
/// A look-up waits for memory twice: for the slot, and for the state of which the slot speaks. One after the other, that
/// is nearly all that an exploration does. So all slots are read first, then all states, and the processor, which sees
/// that none of these reads needs another, waits for many at a time. The rest goes in order, so that states have the
/// same numbers as if they had been looked up one by one.
struct SettledBatch: ~Copyable {
  private var hashes: [UInt64] = []
  /// Slot that each state would have to itself if there were no others.
  private var slots: [UInt32] = []
  /// Number of each state of the batch; `none` where it is no state of the table.
  private(set) var numbers: [UInt32] = []

  /// Bytes that have been allocated.
  var memory: Int { hashes.capacity * 8 + slots.capacity * 4 + numbers.capacity * 4 }

  /// Looks every state up and adds those that are new.
  ///
  /// - Returns: how many were looked up before there was no room for another, and why there was none.
  mutating func insert(_ sink: borrowing StateSink, into table: inout StateTable) -> (Int, ExplorationBound?) {
    lookUpAtOnce(sink, in: table)
    let reserved = memory + sink.memory
    for index in 0..<sink.entries.count where numbers[index] == StateTable.none {
      switch table.insert(sink.entries[index], in: sink.block, hash: hashes[index], reserved: reserved) {
      case .found(let number), .added(let number): numbers[index] = number
      case .noRoom(let bound): return (index, bound)
      }
    }
    return (sink.entries.count, nil)
  }

  /// Looks every state up.
  mutating func find(_ sink: borrowing StateSink, in table: borrowing StateTable) {
    lookUpAtOnce(sink, in: table)
    for index in 0..<sink.entries.count where numbers[index] == StateTable.none {
      let entry = sink.entries[index]
      let state = table.find(Int(entry.length), in: sink.block, at: Int(entry.start), hash: hashes[index])
      if state >= 0 { numbers[index] = UInt32(state) }
    }
  }

  /// Finds those states that stand in the first slot where they may.
  private mutating func lookUpAtOnce(_ sink: borrowing StateSink, in table: borrowing StateTable) {
    let count = sink.entries.count
    reserve(count)
    for index in 0..<count {
      let entry = sink.entries[index]
      let hash = table.hash(Int(entry.length), in: sink.block, at: Int(entry.start))
      hashes[index] = hash
      slots[index] = table.slots[table.home(of: hash)]
    }
    for index in 0..<count {
      let entry = sink.entries[index]
      let state = table.candidate(in: slots[index], hash: hashes[index])
      let isKnown =
        state >= 0 && table.states.equals(state, Int(entry.length), in: sink.block, at: Int(entry.start))
      numbers[index] = isKnown ? UInt32(truncatingIfNeeded: state) : StateTable.none
    }
  }

  private mutating func reserve(_ count: Int) {
    guard hashes.count < count else { return }
    hashes = [UInt64](repeating: 0, count: count)
    slots = [UInt32](repeating: 0, count: count)
    numbers = slots
  }
}
