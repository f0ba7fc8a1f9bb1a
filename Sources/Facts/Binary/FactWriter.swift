import NavigationModel

/// Collects the binary form of the facts of one file.
struct FactWriter {
  /// Path of the file, which is not written: the same content counts wherever its file lies.
  let path: String
  private var body: [UInt8] = []
  private var texts: [UInt8] = []
  private var numbers: [SpelledText: Int] = [:]
  private var lastOffset: Int32 = 0
  /// Whether places are collected rather than written.
  let leavesOutPlaces: Bool
  private(set) var leftOut: [Place] = []

  /// A place in the file, as it is written.
  enum Place {
    case offset(Int32)
    case position(line: Int, column: Int)
  }

  init(path: String, leavingOutPlaces leavesOutPlaces: Bool = false) {
    self.path = path
    self.leavesOutPlaces = leavesOutPlaces
  }

  /// The table of texts, then the values.
  func finished() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(texts.count + body.count + 16)
    Self.append(UInt64(numbers.count), to: &result)
    return result + texts + body
  }

  mutating func put(byte: UInt8) { body.append(byte) }

  mutating func put(number: Int) { Self.append(UInt64(bitPattern: Int64(number)), to: &body) }

  /// Offsets lie close to each other, so only the way from one to the next is written.
  mutating func put(offset: Int32) {
    guard !leavesOutPlaces else { return leftOut.append(.offset(offset)) }
    let step = offset &- lastOffset
    lastOffset = offset
    Self.append(UInt64(UInt32(bitPattern: (step << 1) ^ (step >> 31))), to: &body)
  }

  mutating func put(text: String) {
    let spelled = SpelledText(text: text)
    if let known = numbers[spelled] { return put(number: known) }
    put(number: numbers.count)
    numbers[spelled] = numbers.count
    Self.append(UInt64(text.utf8.count), to: &texts)
    texts += text.utf8
  }

  mutating func put(place: SourcePlace) {
    let isElsewhere = !place.file.utf8.elementsEqual(path.utf8)
    put(byte: isElsewhere ? 1 : 0)
    if isElsewhere { put(text: place.file) }
    guard !leavesOutPlaces || isElsewhere else {
      return leftOut.append(.position(line: place.line, column: place.column))
    }
    put(number: place.line)
    put(number: place.column)
  }

  /// Seven bits a byte, lowest first; the highest bit says that more follow.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// A text that equals only what is spelled with the same bytes; strings are equal when they look alike.
private struct SpelledText: Hashable {
  var text: String

  static func == (a: Self, b: Self) -> Bool {
    var (a, b) = (a.text, b.text)
    return a.withUTF8 { a in b.withUTF8 { b in a.count == b.count && a.elementsEqual(b) } }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
