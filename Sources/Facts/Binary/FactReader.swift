import NavigationModel

/// Takes facts from their binary form.
///
/// Never fails loudly: bytes that make no sense set `hasFailed`, and from then on everything is empty. So reading ends
/// soon, whatever the bytes are, and the one who asked looks once at the end.
struct FactReader {
  /// Path of the file whose facts these are.
  let path: String
  private(set) var hasFailed = false

  /// Only what lies in these bytes is ever looked at, and only while they live.
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var texts: [String] = []
  private var simpleTypes: [TypeReference?] = []
  private var lastOffset: Int32 = 0
  private var depth = 0

  /// Facts nest a few values for each level of syntax, and syntax is followed 256 levels deep.
  private static let depthLimit = 1024

  init(_ bytes: UnsafeRawBufferPointer, path: String) {
    self.bytes = bytes
    self.path = path
    readTexts()
  }

  /// Whether every byte was used, and all made sense.
  var isAtEnd: Bool { !hasFailed && position == bytes.count }

  /// Notes that the bytes make no sense.
  mutating func fail<Value>(giving value: Value) -> Value {
    hasFailed = true
    position = bytes.count
    return value
  }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return fail(giving: 0) }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() -> Int {
    let first = byte()
    if first < 0x80 { return Int(first) }
    var result = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let next = byte()
      result |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return Int(truncatingIfNeeded: result) }
      shift += 7
    }
    return fail(giving: 0)
  }

  /// A number of elements; each takes a byte at least, so there are no more than bytes.
  mutating func count() -> Int {
    let count = number()
    guard count >= 0, count <= bytes.count - position else { return fail(giving: 0) }
    return count
  }

  mutating func offset() -> Int32 {
    let zigzag = UInt32(truncatingIfNeeded: number())
    lastOffset &+= Int32(bitPattern: (zigzag >> 1) ^ (0 &- (zigzag & 1)))
    return lastOffset
  }

  mutating func text() -> String {
    let index = number()
    guard texts.indices.contains(index) else { return fail(giving: "") }
    return texts[index]
  }

  /// A type named by one word; all that name the same share their memory.
  mutating func simpleType() -> TypeReference {
    let index = number()
    guard texts.indices.contains(index) else { return fail(giving: .other) }
    if let known = simpleTypes[index] { return known }
    let type = TypeReference.simple(texts[index])
    simpleTypes[index] = type
    return type
  }

  mutating func place() -> SourcePlace {
    let file = byte() == 0 ? path : text()
    return SourcePlace(file: file, line: number(), column: number())
  }

  /// Reads what lies one level deeper, or gives `fallback` where no facts are that deep.
  mutating func nested<Value>(or fallback: @autoclosure () -> Value, _ read: (inout FactReader) -> Value) -> Value {
    guard depth < Self.depthLimit else { return fail(giving: fallback()) }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func readTexts() {
    let count = count()
    texts.reserveCapacity(min(count, 1024))
    while texts.count < count, !hasFailed {
      let length = self.count()
      texts.append(String(decoding: bytes[position..<position + length], as: UTF8.self))
      position += length
    }
    simpleTypes = Array(repeating: nil, count: texts.count)
  }
}
