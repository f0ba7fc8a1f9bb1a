/// A block of memory for a fixed number of plain values.
///
/// The only place of the exploration that touches memory without Swift's checks. It has to: every transition compares
/// bytes at two random places, tens of millions of times, and arrays would count references, ask whether they are
/// shared and check bounds each time, which takes longer than the comparison. Debug builds, in which tests run, assert
/// every bound.
///
/// A block does not own its memory, so that an array of blocks holds no references. Whoever makes one deallocates it:
/// ``RecordColumn``, ``StateStore``, ``StateTable``, ``StateSink`` and ``SettledBatch``, all of them non-copyable.
struct Block<Element: BitwiseCopyable>: BitwiseCopyable {
  /// Values in the block.
  let count: Int
  private let base: UnsafeMutablePointer<Element>

  /// Allocates a block; what is in it is undefined, and the system lends its pages only as they are written.
  init(count: Int) {
    self.count = count
    base = .allocate(capacity: max(count, 1))
  }

  /// Allocates a block that has the same value everywhere.
  init(repeating value: Element, count: Int) {
    self.init(count: count)
    base.initialize(repeating: value, count: count)
  }

  /// Gives the memory back.
  ///
  /// Neither this block nor a copy of it may be used afterwards.
  func deallocate() { base.deallocate() }

  /// Bytes of the block.
  var memory: Int { count * MemoryLayout<Element>.stride }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Copies values of another block, or of another part of this one.
  @inline(__always)
  func copy(_ number: Int, from source: Block, at start: Int, to index: Int) {
    assert(index >= 0 && index + number <= count && start >= 0 && start + number <= source.count)
    UnsafeMutableRawPointer(base + index)
      .copyMemory(from: source.base + start, byteCount: number * MemoryLayout<Element>.stride)
  }

  /// Copies values from elsewhere.
  @inline(__always)
  func copy(_ values: Span<Element>, to index: Int) {
    assert(index >= 0 && index + values.count <= count)
    values.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      UnsafeMutableRawPointer(base + index)
        .copyMemory(from: start, byteCount: source.count * MemoryLayout<Element>.stride)
    }
  }

  /// Lends values of the block, without a copy.
  @inline(__always)
  func withValues<Result>(at index: Int, count number: Int, _ body: (Span<Element>) -> Result) -> Result {
    assert(index >= 0 && index + number <= count)
    return body(UnsafeBufferPointer(start: base + index, count: number).span)
  }

  /// Reads a number that begins at some value, in the machine's own order of bytes, whatever its alignment.
  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at index: Int) -> Number {
    assert(index >= 0 && index * MemoryLayout<Element>.stride + MemoryLayout<Number>.size <= memory)
    return UnsafeRawPointer(base + index).loadUnaligned(as: type)
  }

  /// Writes a number that begins at some value, in the machine's own order of bytes, whatever its alignment.
  @inline(__always)
  func store<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number, at index: Int) {
    assert(index >= 0 && index * MemoryLayout<Element>.stride + MemoryLayout<Number>.size <= memory)
    UnsafeMutableRawPointer(base + index).storeBytes(of: number, as: Number.self)
  }
}
