import Diagrams

/// Writes a message to or from a layout process: numbers as they are in memory, lowest byte first, each list after its
/// length.
///
/// Both ends are the same program in the same version, so nothing has a name and nothing is optional.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int32(clamping: number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Positions are not negative.
  mutating func add(position: Int?) { add(position ?? -1) }

  mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ text: String) {
    let utf8 = Array(text.utf8)
    add(utf8.count)
    bytes += utf8
  }

  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ box: Rect) {
    add(box.x)
    add(box.y)
    add(box.size)
  }

  mutating func add<Element>(list: [Element], _ write: (inout MessageWriter, Element) -> Void) {
    add(list.count)
    for element in list { write(&self, element) }
  }

  mutating func add<Value>(optional: Value?, _ write: (inout MessageWriter, Value) -> Void) {
    add(optional != nil)
    if let optional { write(&self, optional) }
  }
}
