/// Every state once, with the move by which it was first reached, and the number of each by its bytes.
///
/// The numbers of states stand in an open-addressed table of 32-bit slots. A table of 2ᵏ slots needs only *k* bits for a
/// number; the other bits hold a part of the hash, so that a state is compared only with those that it probably equals.
///
/// - Complexity: for each state its bytes, 8 for the link, and 5.3 to 10.7 for the table, which doubles at three quarters.
struct StateTable: ~Copyable {
  /// Stands for no state.
  static var none: UInt32 { .max }

  /// What adding a state came to.
  enum Insertion {
    case found(UInt32)
    case added(UInt32)
    case noRoom(ExplorationBound)
  }

  private(set) var states: StateStore
  /// For each state that from which it was first reached and the number of the move, 32 bits each.
  private var links = RecordColumn(width: 8)
  /// Zero where free; else the number of a state plus one in the lower `bits`, and in the others a part of its hash.
  private(set) var slots: [UInt32]
  private var bits = 12
  private let limits: ExplorationLimits
  /// All ones; tests take bits away so that states collide.
  private let hashMask: UInt64

  init(length: Int?, limits: ExplorationLimits, hashMask: UInt64) {
    states = StateStore(length: length)
    slots = [UInt32](repeating: 0, count: 1 << bits)
    self.limits = limits
    self.hashMask = hashMask
  }

  var count: Int { states.count }

  /// Bytes that have been allocated.
  var memory: Int { states.memory + links.memory + slots.count * MemoryLayout<UInt32>.size }

  /// State from which a state was first reached, and the number of the move; `none` for an initial one.
  func link(of state: Int) -> (parent: UInt32, move: UInt32) {
    let (block, position) = links.place(of: state)
    return (block.load(UInt32.self, at: position), block.load(UInt32.self, at: position + 4))
  }

  // MARK: Slots

  @inline(__always)
  func hash(_ count: Int, in block: ByteBlock, at position: Int) -> UInt64 {
    block.hash(count, at: position) & hashMask
  }

  /// The first slot to look at: the upper bits of the hash.
  @inline(__always)
  func home(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits)) }

  /// What stands in the slot of a state: the lower bits of the hash above the number.
  @inline(__always)
  private func slot(of state: Int, hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash) &<< UInt32(bits) | UInt32(truncatingIfNeeded: state &+ 1)
  }

  /// The state in a slot, if the slot's part of the hash is right; -1 for none.
  @inline(__always)
  func candidate(in slot: UInt32, hash: UInt64) -> Int {
    guard slot != 0, (slot ^ UInt32(truncatingIfNeeded: hash) &<< UInt32(bits)) &>> UInt32(bits) == 0 else { return -1 }
    return Int(slot & (1 &<< UInt32(bits) &- 1)) - 1
  }

  /// Number of a state; -1 where it is none yet.
  ///
  /// - Complexity: O(1) expected; O(states) if all hashes are the same.
  func find(_ count: Int, in block: ByteBlock, at position: Int, hash: UInt64) -> Int {
    var place = home(of: hash)
    while slots[place] != 0 {
      let state = candidate(in: slots[place], hash: hash)
      if state >= 0, states.equals(state, count, in: block, at: position) { return state }
      place = (place + 1) & (slots.count - 1)
    }
    return -1
  }

  // MARK: Adding

  /// Adds a state, unless it is there or there is no room for it.
  ///
  /// - Parameter reserved: bytes that others have allocated, to be counted against the limit.
  mutating func insert(
    _ entry: StateSink.Entry, in block: ByteBlock, hash: UInt64, reserved: Int
  ) -> Insertion {
    let (position, length) = (Int(entry.start), Int(entry.length))
    let known = find(length, in: block, at: position, hash: hash)
    guard known < 0 else { return .found(UInt32(known)) }
    if let bound = makeRoom(for: length, reserved: reserved) { return .noRoom(bound) }
    let state = count
    put(slot(of: state, hash: hash), home: home(of: hash))
    states.append(length, from: block, at: position)
    let (link, place) = links.extend()
    link.store(entry.parent, at: place)
    link.store(entry.move, at: place + 4)
    return .added(UInt32(state))
  }

  /// Sees to it that one more state fits, or says why it does not.
  private mutating func makeRoom(for length: Int, reserved: Int) -> ExplorationBound? {
    guard count < limits.states, count < Self.mostStates else { return .states }
    guard states.accepts(length: length) else { return .memory }
    let growth = states.growth(for: length) + links.growth
    if growth > 0, memory + reserved + growth > limits.memory { return .memory }
    guard count >= slots.count / 4 * 3 else { return nil }
    // The old table goes before the new one comes: the states tell all that stood in it.
    let doubled = slots.count * MemoryLayout<UInt32>.size
    if bits < 31, memory + reserved + growth + doubled <= limits.memory {
      rebuild(bits: bits + 1)
    } else if count >= slots.count / 16 * 15 {
      // A table that may not double is filled further than is good for its speed, but not to the end.
      return .memory
    }
    return nil
  }

  /// What 31 bits and a table that is not quite full allow.
  private static var mostStates: Int { (1 << 31) / 16 * 15 }

  private mutating func rebuild(bits: Int) {
    slots = []
    slots = [UInt32](repeating: 0, count: 1 << bits)
    self.bits = bits
    for state in 0..<count {
      let (block, position, length) = states.place(of: state)
      let hash = hash(length, in: block, at: position)
      put(slot(of: state, hash: hash), home: home(of: hash))
    }
  }

  @inline(__always)
  private mutating func put(_ slot: UInt32, home: Int) {
    var place = home
    while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = slot
  }
}
