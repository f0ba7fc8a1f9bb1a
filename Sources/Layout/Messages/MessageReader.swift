import Diagrams

/// Reads what a `MessageWriter` wrote.
///
/// A process that crashed may have left half of it, so the end can come anywhere.
struct MessageReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func take<Number: FixedWidthInteger>(_: Number.Type) throws(LayoutError) -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.count - offset >= size else { throw .unreadable("its message ends too early") }
    defer { offset += size }
    return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
  }

  mutating func flag() throws(LayoutError) -> Bool { try take(UInt8.self) != 0 }

  mutating func number() throws(LayoutError) -> Int { Int(try take(Int32.self)) }

  mutating func position() throws(LayoutError) -> Int? {
    let number = try number()
    return number < 0 ? nil : number
  }

  mutating func real() throws(LayoutError) -> Double { Double(bitPattern: try take(UInt64.self)) }

  mutating func text() throws(LayoutError) -> String {
    let count = try number()
    guard count >= 0, bytes.count - offset >= count else { throw .unreadable("its message ends too early") }
    defer { offset += count }
    return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
  }

  mutating func size() throws(LayoutError) -> Size { Size(width: try real(), height: try real()) }

  mutating func point() throws(LayoutError) -> Point { Point(x: try real(), y: try real()) }

  mutating func box() throws(LayoutError) -> Rect {
    Rect(x: try real(), y: try real(), width: try real(), height: try real())
  }

  mutating func list<Element>(
    _ read: (inout MessageReader) throws(LayoutError) -> Element
  ) throws(LayoutError) -> [Element] {
    let count = try number()
    // Every element takes a byte at least: a length that is a lie takes no memory.
    guard count >= 0, count <= bytes.count - offset else { throw .unreadable("its message ends too early") }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try read(&self)) }
    return list
  }

  mutating func optional<Value>(
    _ read: (inout MessageReader) throws(LayoutError) -> Value
  ) throws(LayoutError) -> Value? {
    guard try flag() else { return nil }
    return try read(&self)
  }
}
