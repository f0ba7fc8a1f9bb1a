/// Where a ``TransitionSystem`` writes states: byte after byte, then ``finish(move:)``, state after state.
///
/// Nothing is allocated for a state; the memory of a sink is used again and again.
package struct StateSink: ~Copyable {
  /// One finished state.
  struct Entry: BitwiseCopyable {
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

  /// State whose successors are being written.
  var parent: UInt32 = StateTable.none
  /// Finished states.
  private(set) var count = 0
  /// Bytes of all states, one after the other.
  private(set) var bytes = Block<UInt8>(count: 1 << 12)
  private var entries = Block<Entry>(count: 1 << 10)
  /// Position of the first byte of the state that is being written.
  private var start = 0
  /// Position behind its last byte.
  private var end = 0

  init() {}

  deinit {
    bytes.deallocate()
    entries.deallocate()
  }

  // MARK: Writing

  /// Bytes of the state that is being written.
  package var length: Int { end - start }

  /// A byte of the state that is being written.
  package subscript(position: Int) -> UInt8 {
    get {
      precondition(position >= 0 && position < length)
      return bytes[start + position]
    }
    set {
      precondition(position >= 0 && position < length)
      bytes[start + position] = newValue
    }
  }

  /// Adds a byte to the state that is being written.
  package mutating func append(_ byte: UInt8) {
    if end == bytes.count { growBytes(toHold: end + 1) }
    bytes[end] = byte
    end += 1
  }

  /// Adds bytes to the state that is being written, for example all those of the state from which the move starts.
  package mutating func append(contentsOf other: Span<UInt8>) {
    if end + other.count > bytes.count { growBytes(toHold: end + other.count) }
    bytes.copy(other, to: end)
    end += other.count
  }

  /// Ends the state that is being written and begins the next.
  ///
  /// - Parameter move: number of the move that leads to it; the system's own affair.
  /// - Precondition: the state has at most 65,535 bytes.
  package mutating func finish(move: UInt32) {
    precondition(length <= Self.longestState, "a state may have 65,535 bytes at most")
    if count == entries.count { growEntries() }
    entries[count] = Entry(
      start: Int32(truncatingIfNeeded: start), length: Int32(truncatingIfNeeded: length), move: move, parent: parent)
    count += 1
    start = end
  }

  /// Forgets what has been written of a state that turns out to be none.
  package mutating func discard() { end = start }

  // MARK: Reading

  /// A finished state.
  @inline(__always)
  func entry(_ index: Int) -> Entry { entries[index] }

  /// Bytes that have been allocated.
  var memory: Int { bytes.memory + entries.memory }

  /// Whether it is time to look up what has been written: so many states that the memory is asked for several at once,
  /// so few that they stay in the cache.
  var isFull: Bool { count >= 512 || end >= 1 << 17 }

  /// Forgets every state, and keeps the memory.
  mutating func removeAll() {
    count = 0
    start = 0
    end = 0
  }

  // MARK: Growing

  @inline(never)
  private mutating func growBytes(toHold count: Int) {
    precondition(count <= Int(Int32.max), "successors of one state take more than 2 GB")
    let larger = Block<UInt8>(count: max(count, 2 * bytes.count))
    larger.copy(end, from: bytes, at: 0, to: 0)
    bytes.deallocate()
    bytes = larger
  }

  @inline(never)
  private mutating func growEntries() {
    let larger = Block<Entry>(count: 2 * entries.count)
    larger.copy(count, from: entries, at: 0, to: 0)
    entries.deallocate()
    entries = larger
  }
}
