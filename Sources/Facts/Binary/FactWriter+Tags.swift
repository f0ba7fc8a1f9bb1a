extension FactWriter {
  /// Appends one value after the other.
  mutating func put<each Value: FactCodable>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  /// Appends which form a value has, and the parts of that form.
  mutating func put<each Value: FactCodable>(tag: some RawRepresentable<UInt8>, _ values: repeat each Value) {
    put(byte: tag.rawValue)
    repeat (each values).write(to: &self)
  }
}
