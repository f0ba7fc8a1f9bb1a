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
  private var blocks: [ByteBlock] = []
  /// A block has `1 << shift` records.
  private let shift: Int

  init(width: Int) {
    self.width = width
    let records = max(1, Self.blockSize / max(width, 1))
    shift = Int.bitWidth - 1 - records.leadingZeroBitCount
  }

  deinit { for block in blocks { block.deallocate() } }

  /// Bytes that have been allocated.
  var memory: Int { blocks.count * (width << shift) }

  /// Bytes to allocate before another record fits.
  var growth: Int { count == blocks.count << shift ? width << shift : 0 }

  /// The block in which a record is, and its position there.
  @inline(__always)
  func place(of record: Int) -> (block: ByteBlock, position: Int) {
    (blocks[record >> shift], (record & ((1 << shift) - 1)) * width)
  }

  /// Makes room for one more record and says where it is; what is in it is undefined.
  mutating func extend() -> (block: ByteBlock, position: Int) {
    if growth > 0 || blocks.isEmpty { blocks.append(ByteBlock(size: width << shift)) }
    count += 1
    return place(of: count - 1)
  }
}
