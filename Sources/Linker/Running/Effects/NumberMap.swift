/// Numbers by numbers, for what is looked up at every step: no texts of others' are among the keys, so a product is
/// hash enough.
struct NumberMap {
  /// Each key with one added, 0 where there is none.
  private var keys: [UInt64] = []
  private var values: [Int32] = []
  private var count = 0
  private var shift: UInt64 = 64

  subscript(key: UInt64) -> Int32? {
    get {
      guard count > 0 else { return nil }
      let slot = slot(of: key &+ 1)
      return keys[slot] == 0 ? nil : values[slot]
    }
    set {
      guard let newValue else { return }
      if count * 2 >= keys.count { grow() }
      let slot = slot(of: key &+ 1)
      if keys[slot] == 0 {
        keys[slot] = key &+ 1
        count += 1
      }
      values[slot] = newValue
    }
  }

  /// The place of a key, or the free one that it would have.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    let size = max(16, oldKeys.count * 2)
    shift = 64 - UInt64(size.trailingZeroBitCount)
    keys = [UInt64](repeating: 0, count: size)
    values = [Int32](repeating: 0, count: size)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let slot = slot(of: key)
      (keys[slot], values[slot]) = (key, value)
    }
  }
}

/// Lists of numbers by numbers, each with the latest first.
struct NumberLists {
  private var last = NumberMap()
  private var numbers: [Int32] = []
  private var earlier: [Int32] = []
  /// How many numbers are in a list up to each.
  private var counts: [Int32] = []

  /// Adds to the list of a key.
  mutating func add(_ number: Int32, to key: UInt64) {
    let before = last[key] ?? -1
    earlier.append(before)
    counts.append(before < 0 ? 1 : counts[Int(before)] + 1)
    last[key] = Int32(numbers.count)
    numbers.append(number)
  }

  /// The list of a key, by its latest number.
  func list(of key: UInt64) -> List { List(head: last[key] ?? -1) }

  /// How many numbers are in a list.
  func count(of list: List) -> Int { list.head < 0 ? 0 : Int(counts[Int(list.head)]) }

  /// The number that was added to a list last.
  func latest(of list: List) -> Int32? { list.head < 0 ? nil : numbers[Int(list.head)] }

  /// Whether a list has such a number.
  func contains(in list: List, where isMeant: (Int32) -> Bool) -> Bool {
    var index = list.head
    while index >= 0 {
      if isMeant(numbers[Int(index)]) { return true }
      index = earlier[Int(index)]
    }
    return false
  }

  /// A list as it was when it was asked for.
  struct List {
    fileprivate let head: Int32
  }
}
