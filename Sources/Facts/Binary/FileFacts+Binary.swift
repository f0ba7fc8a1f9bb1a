extension FileFacts {
  /// Counts up with every change of the binary form or of what the readers put into facts.
  package static let formatVersion: UInt8 = 1

  /// Version and checksum.
  private static let headerSize = 9
  /// Guards against accidents only.
  private static let checksumKey = SipHash.Key(low: 0, high: 0)

  /// The binary form; neither it nor what is read from it depends on the folder that the file lies in.
  ///
  /// - Complexity: O(*n*) in the size of the facts; goes as deep as they nest.
  package func encoded() -> [UInt8] {
    let body = encodedBody()
    let checksum = SipHash(of: body, key: Self.checksumKey).low
    return [Self.formatVersion] + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) } + body
  }

  /// Facts from their binary form; `nil` if the bytes are not what `encoded` once gave.
  ///
  /// - Parameters:
  ///   - bytes: any bytes at all.
  ///   - path: path of the file, which is not in the bytes.
  /// - Complexity: O(*n*) in the number of bytes; goes as deep as the facts nest, and never deeper than facts can.
  package init?(encoded bytes: UnsafeRawBufferPointer, path: String) {
    guard bytes.count > Self.headerSize, bytes[0] == Self.formatVersion else { return nil }
    let body = UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...])
    let checksum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 1, as: UInt64.self))
    guard SipHash(of: body, key: Self.checksumKey).low == checksum else { return nil }
    self.init(encodedBody: body, path: path)
  }

  /// The binary form without version and checksum.
  func encodedBody() -> [UInt8] {
    var writer = FactWriter(path: path)
    content.write(to: &writer)
    problems.write(to: &writer)
    return writer.finished()
  }

  /// Facts from the binary form without version and checksum.
  init?(encodedBody bytes: UnsafeRawBufferPointer, path: String) {
    var reader = FactReader(bytes, path: path)
    let content = Content(from: &reader)
    let problems = [Problem](from: &reader)
    guard reader.isAtEnd else { return nil }
    self.init(path: path, content: content, problems: problems)
  }
}

extension FileFacts.Content: FactCodable {
  private enum Tag: UInt8 { case unreadable, swift, interface, propertyList, translations }

  func write(to writer: inout FactWriter) {
    switch self {
    case .unreadable: writer.put(tag: Tag.unreadable)
    case .swift(let facts): writer.put(tag: Tag.swift, facts)
    case .interface(let facts): writer.put(tag: Tag.interface, facts)
    case .propertyList(let facts): writer.put(tag: Tag.propertyList, facts)
    case .translations(let facts): writer.put(tag: Tag.translations, facts)
    }
  }

  init(from reader: inout FactReader) {
    self =
      switch Tag(rawValue: reader.byte()) {
      case .unreadable: .unreadable
      case .swift: .swift(SwiftFacts(from: &reader))
      case .interface: .interface(InterfaceFacts(from: &reader))
      case .propertyList: .propertyList(PropertyListFacts(from: &reader))
      case .translations: .translations(TranslationFacts(from: &reader))
      case nil: reader.fail(giving: .unreadable)
      }
  }
}

extension Problem: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(place: place)
    message.write(to: &writer)
    losesInput.write(to: &writer)
  }

  init(from reader: inout FactReader) {
    self.init(place: reader.place(), message: reader.text(), losesInput: Bool(from: &reader))
  }
}

extension PlacedText: FactCodable {
  func write(to writer: inout FactWriter) {
    text.write(to: &writer)
    writer.put(place: place)
    isTrailing.write(to: &writer)
  }

  init(from reader: inout FactReader) {
    self.init(text: reader.text(), place: reader.place(), isTrailing: Bool(from: &reader))
  }
}
