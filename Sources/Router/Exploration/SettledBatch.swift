/// What stands in a sink, looked up all at once.
///
/// A look-up waits for memory twice: for the slot, and for the state of which the slot speaks. One after the other,
/// that is nearly all that an exploration does. So all slots are read first, then all states, and the processor, which
/// sees that none of these reads needs another, waits for many at a time. The rest goes in order, so that states have
/// the same numbers as if they had been looked up one by one.
struct SettledBatch: ~Copyable {
  /// What is known of a state of the sink.
  private struct LookUp: BitwiseCopyable {
    var hash: UInt64
    /// Place of its slot, or of the free one in which the search for it ended.
    var place: UInt32
    /// Number of the state; `none` where it is no state of the table.
    var number: UInt32
    /// What was read only to have it in the cache; without a place to go to it would not be read at all.
    var touched: UInt32
  }

  private var lookUps = Block<LookUp>(count: 1 << 10)

  deinit { lookUps.deallocate() }

  /// Bytes that have been allocated.
  var memory: Int { lookUps.memory }

  /// Number of a state of the sink; `none` where it is no state of the table.
  func number(at index: Int) -> UInt32 { lookUps[index].number }

  /// Looks every state up and adds those that are new.
  ///
  /// - Returns: how many were looked up before there was no room for another, and why there was none.
  mutating func insert(_ sink: borrowing StateSink, into table: inout StateTable) -> (Int, ExplorationBound?) {
    find(sink, in: table)
    let reserved = memory + sink.memory
    let bits = table.bits
    for index in 0..<sink.count where lookUps[index].number == StateTable.none {
      let entry = sink.entry(index)
      let hash = lookUps[index].hash
      // States that were added since may stand in what was free; a larger table has other places altogether.
      let start = table.bits == bits ? Int(lookUps[index].place) : table.home(of: hash)
      let place = table.place(
        of: Int(entry.length), in: sink.bytes, at: Int(entry.start), hash: hash, from: start)
      lookUps[index].number = table.state(at: place)
      guard lookUps[index].number == StateTable.none else { continue }
      switch table.add(entry, from: sink.bytes, hash: hash, at: place, reserved: reserved) {
      case .success(let number): lookUps[index].number = number
      case .failure(let bound): return (index, bound)
      }
    }
    return (sink.count, nil)
  }

  /// Looks every state up.
  ///
  /// Each loop does little more than to ask for memory that the next one needs, because a processor looks only so many
  /// instructions ahead: the shorter the loop, the more places it waits for at the same time.
  mutating func find(_ sink: borrowing StateSink, in table: borrowing StateTable) {
    reserve(sink.count)
    for index in 0..<sink.count {
      let entry = sink.entry(index)
      lookUps[index].hash = table.hash(Int(entry.length), in: sink.bytes, at: Int(entry.start))
    }
    for index in 0..<sink.count { lookUps[index].touched = table.touch(slotFor: lookUps[index].hash) }
    for index in 0..<sink.count {
      let place = table.likelyPlace(for: lookUps[index].hash)
      let state = table.state(at: place)
      lookUps[index].place = UInt32(truncatingIfNeeded: place)
      lookUps[index].number = state
      lookUps[index].touched = state == StateTable.none ? 0 : table.states.touch(Int(state))
    }
    for index in 0..<sink.count where lookUps[index].number != StateTable.none {
      let entry = sink.entry(index)
      let likely = Int(lookUps[index].number)
      if table.states.equals(likely, Int(entry.length), in: sink.bytes, at: Int(entry.start)) { continue }
      let place = table.place(
        of: Int(entry.length), in: sink.bytes, at: Int(entry.start), hash: lookUps[index].hash,
        from: Int(lookUps[index].place))
      lookUps[index].place = UInt32(truncatingIfNeeded: place)
      lookUps[index].number = table.state(at: place)
    }
  }

  private mutating func reserve(_ count: Int) {
    guard lookUps.count < count else { return }
    lookUps.deallocate()
    lookUps = Block(count: max(count, 2 * lookUps.count))
  }
}
