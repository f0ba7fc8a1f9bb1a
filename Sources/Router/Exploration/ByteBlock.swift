/// A block of raw memory of a fixed size.
///
/// The only place of the exploration that touches memory without Swift's checks. It has to: every transition compares
/// bytes at two random places, tens of millions of times, and arrays of arrays would count references and check bounds
/// each time, which takes longer than the comparison. Debug builds, in which tests run, assert every bound.
///
/// A block does not own its memory, so that an array of blocks holds no references. Whoever makes one deallocates it;
/// there are two such owners, ``StateSink`` and ``RecordColumn``, and both are non-copyable.
struct ByteBlock {
  /// Bytes in the block.
  let size: Int
  private let base: UnsafeMutableRawPointer

  /// Allocates a block; what is in it is undefined, and the system lends its pages only as they are written.
  init(size: Int) {
    self.size = size
    base = .allocate(byteCount: max(size, 1), alignment: 8)
  }

  /// Gives the memory back. Neither this block nor a copy of it may be used afterwards.
  func deallocate() { base.deallocate() }

  /// The byte at a position.
  subscript(position: Int) -> UInt8 {
    get { load(UInt8.self, at: position) }
    nonmutating set { store(newValue, at: position) }
  }

  /// Reads a number in the machine's own order of bytes, whatever its alignment.
  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at position: Int) -> Number {
    assert(position >= 0 && position + MemoryLayout<Number>.size <= size)
    return base.loadUnaligned(fromByteOffset: position, as: type)
  }

  /// Writes a number in the machine's own order of bytes, whatever its alignment.
  @inline(__always)
  func store<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number, at position: Int) {
    assert(position >= 0 && position + MemoryLayout<Number>.size <= size)
    base.storeBytes(of: number, toByteOffset: position, as: Number.self)
  }

  /// Copies bytes of another block, or of another part of this one.
  func copy(_ count: Int, from source: ByteBlock, at start: Int, to position: Int) {
    assert(position >= 0 && position + count <= size && start >= 0 && start + count <= source.size)
    base.advanced(by: position).copyMemory(from: source.base.advanced(by: start), byteCount: count)
  }

  /// Copies bytes from elsewhere.
  func copy(_ bytes: Span<UInt8>, to position: Int) {
    assert(position >= 0 && position + bytes.count <= size)
    bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      base.advanced(by: position).copyMemory(from: start, byteCount: source.count)
    }
  }

  /// Lends bytes of the block, without a copy.
  @inline(__always)
  func withBytes<Result>(at position: Int, count: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    assert(position >= 0 && position + count <= size)
    let start = base.advanced(by: position).assumingMemoryBound(to: UInt8.self)
    return body(UnsafeBufferPointer(start: start, count: count).span)
  }

  /// Whether bytes of this block equal as many of another.
  ///
  /// - Complexity: O(`count`), eight bytes at a time.
  @inline(__always)
  func equals(_ count: Int, at position: Int, in other: ByteBlock, at start: Int) -> Bool {
    var done = 0
    while done + 8 <= count {
      guard load(UInt64.self, at: position + done) == other.load(UInt64.self, at: start + done) else { return false }
      done += 8
    }
    while done < count {
      guard self[position + done] == other[start + done] else { return false }
      done += 1
    }
    return true
  }
}
