/// The bytes of every state, by number, in the order in which they were added.
///
/// States of one length lie side by side. Others have their length before them and begin at a multiple of four, and a
/// column says where; both together take six to nine bytes a state more, and one more place in memory to look at.
struct StateStore: ~Copyable {
  /// Bytes of every state; `nil` if they differ.
  private let length: Int?
  /// The states, if they have one length; else the place of each in `heap`.
  private var records: RecordColumn
  /// Blocks in which the states lie, if their lengths differ.
  private var heap = RecordColumn(width: RecordColumn.blockSize)
  /// Where the next state goes in the last block.
  private var heapEnd = RecordColumn.blockSize

  /// Places are counted in units of so many bytes: 32 bits reach as far as 16 GB.
  private static var unit: Int { 4 }
  /// Units of a block.
  private static var unitsOfBlock: Int { RecordColumn.blockSize / unit }
  /// Bytes that say how long a state is.
  private static var headLength: Int { 2 }

  init(length: Int?) {
    self.length = length
    records = RecordColumn(width: length ?? MemoryLayout<UInt32>.size)
  }

  var count: Int { records.count }

  /// Bytes that have been allocated.
  var memory: Int { records.memory + heap.memory }

  /// Whether a state of some length may be added, as far as length and addresses go.
  func accepts(length newLength: Int) -> Bool {
    guard let length else { return heap.count < 1 << 16 || fitsLastBlock(newLength) }
    precondition(newLength == length, "a state has \(newLength) bytes, but all were said to have \(length)")
    return true
  }

  /// Bytes to allocate before a state of some length fits.
  func growth(for newLength: Int) -> Int {
    guard length == nil else { return records.growth }
    return records.growth + (fitsLastBlock(newLength) ? 0 : RecordColumn.blockSize)
  }

  /// Adds a state.
  mutating func append(_ count: Int, from block: Block<UInt8>, at position: Int) {
    guard length == nil else {
      let (target, place) = records.extend()
      target.copy(count, from: block, at: position, to: place)
      return
    }
    if !fitsLastBlock(count) {
      _ = heap.extend()
      heapEnd = 0
    }
    let number = heap.count - 1
    let target = heap.place(of: number).block
    target.store(UInt16(count), at: heapEnd)
    target.copy(count, from: block, at: position, to: heapEnd + Self.headLength)
    let (column, place) = records.extend()
    column.store(UInt32(number * Self.unitsOfBlock + heapEnd / Self.unit), at: place)
    heapEnd += Self.size(of: count)
  }

  /// Whether a state has the bytes that lie elsewhere.
  @inline(__always)
  func equals(_ state: Int, _ count: Int, in other: Block<UInt8>, at start: Int) -> Bool {
    let (block, position, length) = place(of: state)
    return length == count && block.equals(count, at: position, in: other, at: start)
  }

  /// Reads the first byte of a state, of which nothing is of use but that it is in the cache afterwards.
  @inline(__always)
  func touch(_ state: Int) -> UInt32 {
    let (block, position, length) = place(of: state)
    return length == 0 ? 0 : UInt32(block[position])
  }

  /// Where the bytes of a state lie, and how many they are.
  @inline(__always)
  func place(of state: Int) -> (block: Block<UInt8>, position: Int, length: Int) {
    let (record, position) = records.place(of: state)
    if let length { return (record, position, length) }
    let place = Int(record.load(UInt32.self, at: position))
    let block = heap.place(of: place / Self.unitsOfBlock).block
    let head = place % Self.unitsOfBlock * Self.unit
    return (block, head + Self.headLength, Int(block.load(UInt16.self, at: head)))
  }

  private func fitsLastBlock(_ length: Int) -> Bool { heapEnd + Self.size(of: length) <= RecordColumn.blockSize }

  /// Bytes that a state takes in the heap.
  private static func size(of length: Int) -> Int { (headLength + length + unit - 1) / unit * unit }
}
