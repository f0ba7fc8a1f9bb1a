/// Where a ``TransitionSystem`` writes states: byte after byte, then ``finish(move:)``, state after state.
///
/// Nothing is allocated for a state; the memory of a sink is used again and again.
package struct StateSink: ~Copyable {
  /// One finished state.
  struct Entry {
    /// Position of its first byte.
    var start: Int32
    var length: Int32
    /// Number of the move that leads to it.
    var move: UInt32
    /// State from which the move starts.
    var parent: UInt32
  }

  /// Bytes of the longest state.
  package static var longestState: Int { Int(UInt16.max) }
  /// States that are written before they are looked up, and bytes of them: so many that the memory is asked for
  /// several at once, so few that they stay in the cache.
  private static var batch: (states: Int, bytes: Int) { (4096, 1 << 18) }

  /// State whose successors are being written.
  var parent: UInt32 = StateTable.none
  private(set) var entries: [Entry] = []
  private(set) var block = ByteBlock(size: 1 << 12)
  /// Position of the first byte of the state that is being written.
  private var start = 0
  /// Position behind its last byte.
  private var end = 0

  init() { entries.reserveCapacity(Self.batch.states + Self.batch.states / 4) }

  deinit { block.deallocate() }

  /// Bytes of the state that is being written.
  package var count: Int { end - start }

  /// A byte of the state that is being written.
  package subscript(position: Int) -> UInt8 {
    get {
      precondition(position >= 0 && position < count)
      return block[start + position]
    }
    set {
      precondition(position >= 0 && position < count)
      block[start + position] = newValue
    }
  }

  /// Adds a byte to the state that is being written.
  package mutating func append(_ byte: UInt8) {
    if end == block.size { grow(toHold: end + 1) }
    block[end] = byte
    end += 1
  }

  /// Adds bytes to the state that is being written, for example all those of the state from which the move starts.
  package mutating func append(contentsOf bytes: Span<UInt8>) {
    if end + bytes.count > block.size { grow(toHold: end + bytes.count) }
    block.copy(bytes, to: end)
    end += bytes.count
  }

  /// Ends the state that is being written and begins the next.
  ///
  /// - Parameter move: number of the move that leads to it; the system's own affair.
  /// - Precondition: the state has at most 65,535 bytes.
  package mutating func finish(move: UInt32) {
    precondition(count <= Self.longestState, "a state may have 65,535 bytes, this one has \(count)")
    entries.append(Entry(start: Int32(start), length: Int32(count), move: move, parent: parent))
    start = end
  }

  /// Forgets what has been written of a state that turns out to be none.
  package mutating func discard() { end = start }

  /// Bytes that have been allocated.
  var memory: Int { block.size + entries.capacity * MemoryLayout<Entry>.stride }

  /// Whether it is time to look up what has been written.
  var isFull: Bool { entries.count >= Self.batch.states || end >= Self.batch.bytes }

  /// Forgets every state, and keeps the memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    start = 0
    end = 0
  }

  private mutating func grow(toHold count: Int) {
    precondition(count <= Int(Int32.max), "one state has successors of more than 2 GB")
    let larger = ByteBlock(size: max(count, 2 * block.size))
    larger.copy(end, from: block, at: 0, to: 0)
    block.deallocate()
    block = larger
  }
}
