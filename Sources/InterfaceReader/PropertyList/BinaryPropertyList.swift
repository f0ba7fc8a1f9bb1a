/// The objects of a binary property list, each decoded only when it is asked for.
///
/// Why not Foundation's reader: on Linux a single changed byte can make it crash. Here nothing is recursive, every
/// access is checked, and an object that refers to itself is decoded as often as somebody asks, no more.
struct BinaryPropertyList {
  /// An object, with references to the objects in it.
  enum Object {
    case text(String)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
    /// Numbers, dates, data: nothing that says something about navigation.
    case other
  }

  let root: Int
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let offsetTable: Int
  /// How many bytes may still be decoded.
  ///
  /// In this form many objects can share one, so a small file can be made to say a great deal; honest ones are decoded
  /// about once.
  private var allowance: Int

  /// Reads the trailer, the last 32 bytes; `nil` if it is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("bplist0".utf8)), bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    allowance = 8 * bytes.count
    guard let count = bytes.bigEndian(at: trailer + 8, size: 8), let root = bytes.bigEndian(at: trailer + 16, size: 8),
      let table = bytes.bigEndian(at: trailer + 24, size: 8), count <= bytes.count, table <= bytes.count
    else { return nil }
    (objectCount, self.root, offsetTable) = (count, root, table)
  }

  /// The object that `reference` stands for; `nil` if it is damaged or too much was decoded already.
  mutating func object(_ reference: Int) -> Object? {
    guard reference < objectCount,
      let start = bytes.bigEndian(at: offsetTable + reference * offsetSize, size: offsetSize), start < bytes.count
    else { return nil }
    switch bytes[start] >> 4 {
    case 0x5: return text(at: start, unitSize: 1)
    case 0x6: return text(at: start, unitSize: 2)
    case 0xA: return array(at: start)
    case 0xD: return dictionary(at: start)
    default: return .other
    }
  }

  private mutating func text(at start: Int, unitSize: Int) -> Object? {
    guard let content = content(at: start, unitSize: unitSize) else { return nil }
    guard unitSize == 2 else { return .text(String(decoding: bytes[content], as: UTF8.self)) }
    let units = stride(from: content.lowerBound, to: content.upperBound, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return .text(String(decoding: units, as: UTF16.self))
  }

  private mutating func array(at start: Int) -> Object? {
    content(at: start, unitSize: referenceSize).map { .array(references(in: $0)) }
  }

  private mutating func dictionary(at start: Int) -> Object? {
    guard let content = content(at: start, unitSize: 2 * referenceSize) else { return nil }
    let middle = content.lowerBound + content.count / 2
    let (keys, values) = (content.lowerBound..<middle, middle..<content.upperBound)
    return .dictionary(keys: references(in: keys), values: references(in: values))
  }

  /// The bytes behind the marker at `start`, which says how many units they are.
  private mutating func content(at start: Int, unitSize: Int) -> Range<Int>? {
    var first = start + 1
    var count = Int(bytes[start] & 0xF)
    if count == 0xF {
      // The count did not fit: an integer object follows, whose marker says how long it is.
      guard first < bytes.count, bytes[first] >> 4 == 1 else { return nil }
      let size = 1 << Int(bytes[first] & 0xF)
      guard let long = bytes.bigEndian(at: first + 1, size: size) else { return nil }
      (count, first) = (long, first + 1 + size)
    }
    guard unitSize > 0, first <= bytes.count, count <= (bytes.count - first) / unitSize else { return nil }
    allowance -= 1 + count * unitSize
    return allowance < 0 ? nil : first..<first + count * unitSize
  }

  private func references(in content: Range<Int>) -> [Int] {
    stride(from: content.lowerBound, to: content.upperBound, by: referenceSize).compactMap { index in
      bytes.bigEndian(at: index, size: referenceSize)
    }
  }
}

extension [UInt8] {
  /// The number of `size` bytes at `offset`; `nil` where it does not lie inside or is absurdly large.
  fileprivate func bigEndian(at offset: Int, size: Int) -> Int? {
    guard (1...8).contains(size), offset <= count - size else { return nil }
    return Int(exactly: self[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
