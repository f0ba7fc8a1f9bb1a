/// A part of the facts that has a binary form, which lives in the cache of one machine.
///
/// Written for the speed of reading: no names of fields, small numbers in one byte, every text once for each file.
/// The parts of a value stand in the order in which `write` puts them; `init(from:)` takes them in the same order.
protocol FactCodable {
  /// Appends the value.
  func write(to writer: inout FactWriter)

  /// Takes the value from where the reader stands; gives any value at all where `reader.hasFailed`.
  init(from reader: inout FactReader)
}

extension FactCodable where Self: RawRepresentable, RawValue == UInt8, Self: CaseIterable {
  func write(to writer: inout FactWriter) { writer.put(byte: rawValue) }

  init(from reader: inout FactReader) {
    guard let value = Self(rawValue: reader.byte()) else {
      self = reader.fail(giving: Self.allCases[Self.allCases.startIndex])
      return
    }
    self = value
  }
}

extension Bool: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(byte: self ? 1 : 0) }
  init(from reader: inout FactReader) { self = reader.byte() != 0 }
}

extension String: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(text: self) }
  init(from reader: inout FactReader) { self = reader.text() }
}

extension Optional: FactCodable where Wrapped: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(byte: self == nil ? 0 : 1)
    self?.write(to: &writer)
  }

  init(from reader: inout FactReader) { self = reader.byte() == 0 ? nil : Wrapped(from: &reader) }
}

extension Array: FactCodable where Element: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(number: count)
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout FactReader) {
    let count = reader.count()
    // Memory is set aside at once only for what no damaged count can blow up, level by level.
    self.init(unsafeUninitializedCapacity: Swift.min(count, 1024)) { buffer, initialized in
      while initialized < buffer.count, initialized < count, !reader.hasFailed {
        buffer.initializeElement(at: initialized, to: Element(from: &reader))
        initialized += 1
      }
    }
    while self.count < count, !reader.hasFailed { append(Element(from: &reader)) }
  }
}
