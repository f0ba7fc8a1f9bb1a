/// A growing list of records of one width, in blocks that never move.
///
/// Growing copies nothing, so the list never takes its memory twice, and what it takes is known before it grows.
///
/// - Complexity: O(1) to read and to append; `width` bytes a record, and at most one block that is not full.
struct RecordColumn: ~Copyable {
  /// Bytes of a block, where a record is not larger than that.
  static var blockSize: Int { 1 << 18 }

  /// Bytes of a record.
  let width: Int
  /// Records in the column.
  private(set) var count = 0
  /// The blocks, and room for more of them.
  private var blocks = Block<Block<UInt8>>(count: 16)
  private var blockCount = 0
  /// A block has `1 << shift` records.
  private let shift: Int

  init(width: Int) {
    self.width = width
    let records = max(1, Self.blockSize / max(width, 1))
    shift = Int.bitWidth - 1 - records.leadingZeroBitCount
  }

  deinit {
    for number in 0..<blockCount { blocks[number].deallocate() }
    blocks.deallocate()
  }

  /// Bytes that have been allocated.
  var memory: Int { blockCount * (width << shift) + blocks.memory }

  /// Bytes to allocate before another record fits.
  @inline(__always)
  var growth: Int { count & ((1 << shift) - 1) == 0 ? width << shift : 0 }

  /// The block in which a record is, and its position there.
  @inline(__always)
  func place(of record: Int) -> (block: Block<UInt8>, position: Int) {
    (blocks[record &>> shift], (record & ((1 &<< shift) &- 1)) &* width)
  }

  /// Makes room for one more record and says where it is; what is in it is undefined.
  @inline(__always)
  mutating func extend() -> (block: Block<UInt8>, position: Int) {
    if count & ((1 << shift) - 1) == 0 { addBlock() }
    count += 1
    return place(of: count - 1)
  }

  @inline(never)
  private mutating func addBlock() {
    if blockCount == blocks.count {
      let larger = Block<Block<UInt8>>(count: 2 * blockCount)
      larger.copy(blockCount, from: blocks, at: 0, to: 0)
      blocks.deallocate()
      blocks = larger
    }
    blocks[blockCount] = Block(count: width << shift)
    blockCount += 1
  }
}
