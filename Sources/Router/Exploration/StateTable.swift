/// Every state once, with the move by which it was first reached, and the number of each by its bytes.
///
/// The numbers of states stand in an open-addressed table of 32-bit slots. A table of 2ᵏ slots needs only *k* bits for
/// a number; the other bits hold a part of the hash, so that a state is compared only with those that it probably
/// equals.
///
/// - Complexity: for each state its bytes, 8 for the link, and 6 to 12 for the table, which doubles at two thirds.
struct StateTable: ~Copyable {
  /// Stands for no state.
  static var none: UInt32 { .max }

  private(set) var states: StateStore
  /// For each state that from which it was first reached and the number of the move, 32 bits each.
  private var links = RecordColumn(width: 8)
  /// Zero where free; else the number of a state plus one in the lower `bits`, and in the others a part of its hash.
  private var slots = Block<UInt32>(repeating: 0, count: 1 << 12)
  /// There are `1 << bits` slots.
  private(set) var bits = UInt32(12)
  private let limits: ExplorationLimits
  /// What was read only to have it in the cache; without a place to go to it would not be read at all.
  private var touched: UInt32 = 0
  /// All ones; tests take bits away so that states collide.
  private let hashMask: UInt64

  init(length: Int?, limits: ExplorationLimits, hashMask: UInt64) {
    states = StateStore(length: length)
    self.limits = limits
    self.hashMask = hashMask
  }

  deinit { slots.deallocate() }

  var count: Int { states.count }

  /// Bytes that have been allocated.
  var memory: Int { states.memory + links.memory + slots.memory }

  /// State from which a state was first reached, and the number of the move; `none` for an initial one.
  func link(of state: Int) -> (parent: UInt32, move: UInt32) {
    let (block, position) = links.place(of: state)
    return (block.load(UInt32.self, at: position), block.load(UInt32.self, at: position + 4))
  }

  // MARK: Looking up

  @inline(__always)
  func hash(_ length: Int, in block: Block<UInt8>, at position: Int) -> UInt64 {
    block.hash(length, at: position) & hashMask
  }

  /// The first place where a state may be: the upper bits of the hash.
  @inline(__always)
  func home(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits)) }

  /// Place of the slot in which a state is, or of the free one into which it would go.
  ///
  /// - Parameter start: home of the state, or a place behind it that was the likely or free one earlier.
  /// - Complexity: O(1) expected; O(states) if all hashes are the same.
  @inline(__always)
  func place(
    of length: Int, in block: Block<UInt8>, at position: Int, hash: UInt64, from start: Int
  ) -> Int {
    let number = UInt32.max &>> (32 &- bits)
    let part = UInt32(truncatingIfNeeded: hash) &<< bits
    var place = start
    while true {
      let slot = slots[place]
      if slot == 0 { return place }
      if slot & ~number == part {
        let state = Int((slot & number) &- 1)
        if states.equals(state, length, in: block, at: position) { return place }
      }
      place = (place &+ 1) & (slots.count &- 1)
    }
  }

  /// The state in a slot; `none` where it is free.
  @inline(__always)
  func state(at place: Int) -> UInt32 {
    // A free slot has zero, and zero minus one is `none`.
    (slots[place] & (UInt32.max &>> (32 &- bits))) &- 1
  }

  /// The first place in which a state may be, as far as slots alone can tell, or the free one into which it would go.
  @inline(__always)
  func likelyPlace(for hash: UInt64) -> Int {
    let part = UInt32(truncatingIfNeeded: hash) &<< bits
    let mask = ~(UInt32.max &>> (32 &- bits))
    var place = home(of: hash)
    var slot = slots[place]
    while slot != 0, slot & mask != part {
      place = (place &+ 1) & (slots.count &- 1)
      slot = slots[place]
    }
    return place
  }

  /// Reads the first slot for a hash, of which nothing is of use but that it is in the cache afterwards.
  @inline(__always)
  func touch(slotFor hash: UInt64) -> UInt32 { slots[home(of: hash)] }

  // MARK: Adding

  /// Adds a state that is not in the table; its number, or why there is no room for it.
  ///
  /// - Parameters:
  ///   - place: the free slot in which a search for the state ended.
  ///   - reserved: bytes that others have allocated, to be counted against the limit.
  mutating func add(
    _ entry: StateSink.Entry, from block: Block<UInt8>, hash: UInt64, at place: Int, reserved: Int
  ) -> Result<UInt32, ExplorationBound> {
    let known = bits
    if let bound = makeRoom(for: Int(entry.length), reserved: reserved) { return .failure(bound) }
    let state = count
    put(state, hash: hash, from: bits == known ? place : home(of: hash))
    states.append(Int(entry.length), from: block, at: Int(entry.start))
    let (link, position) = links.extend()
    link.store(entry.parent, at: position)
    link.store(entry.move, at: position + 4)
    return .success(UInt32(truncatingIfNeeded: state))
  }

  /// Puts the number of a state that is not in the table into the first free slot for it.
  @inline(__always)
  private func put(_ state: Int, hash: UInt64, from start: Int) {
    var place = start
    while slots[place] != 0 { place = (place &+ 1) & (slots.count &- 1) }
    slots[place] = UInt32(truncatingIfNeeded: hash) &<< bits | UInt32(truncatingIfNeeded: state &+ 1)
  }

  /// Sees to it that one more state fits, or says why it does not.
  private mutating func makeRoom(for length: Int, reserved: Int) -> ExplorationBound? {
    guard count < limits.states, count < Self.mostStates else { return .states }
    guard states.accepts(length: length) else { return .memory }
    let growth = states.growth(for: length) + links.growth
    if growth > 0, memory + reserved + growth > limits.memory { return .memory }
    guard count >= slots.count / 3 * 2 else { return nil }
    // The old table goes before the new one comes: the states tell all that stood in it.
    if bits < 31, memory + reserved + growth + slots.memory <= limits.memory {
      rebuild(bits: bits + 1)
    } else if count >= slots.count / 16 * 15 {
      // A table that may not double is filled further than is good for its speed, but not to the end.
      return .memory
    }
    return nil
  }

  /// What 31 bits and a table that is not quite full allow.
  private static var mostStates: Int { (1 << 31) / 16 * 15 }

  @inline(never)
  private mutating func rebuild(bits: UInt32) {
    slots.deallocate()
    slots = Block(repeating: 0, count: 1 << bits)
    self.bits = bits
    // A few states at a time, so that the memory is asked for all their slots at once.
    let hashes = Block<UInt64>(count: 256)
    defer { hashes.deallocate() }
    var touched: UInt32 = 0
    for first in stride(from: 0, to: count, by: hashes.count) {
      let end = min(count, first + hashes.count)
      for state in first..<end {
        let (block, position, length) = states.place(of: state)
        hashes[state - first] = hash(length, in: block, at: position)
        touched |= touch(slotFor: hashes[state - first])
      }
      for state in first..<end { put(state, hash: hashes[state - first], from: home(of: hashes[state - first])) }
    }
    self.touched = touched
  }
}
