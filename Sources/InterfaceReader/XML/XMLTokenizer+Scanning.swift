/// The few moves of which the tokenizer is made.
extension XMLTokenizer {
  /// Whether `text`, which is ASCII, stands here.
  func starts(with text: StaticString) -> Bool {
    guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[offset + $0] == buffer[$0] }
    }
  }

  /// Goes behind the next `terminator` and returns what lies before it; `subject` says in a message what is left open.
  mutating func skip(past terminator: String, inside subject: String) throws(XMLFailure) -> Range<Int> {
    let wanted = Array(terminator.utf8)
    let start = offset
    while offset + wanted.count <= bytes.count {
      if bytes[offset] == wanted[0], bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        offset += wanted.count
        return start..<offset - wanted.count
      }
      if bytes[offset].isForbiddenInXML { throw forbiddenCharacter() }
      offset += 1
    }
    throw failure("the document ends inside \(subject)", at: bytes.count)
  }

  /// The text of `range` with its references resolved.
  func resolved(_ range: Range<Int>) throws(XMLFailure) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return string(range) }
    var result: [UInt8] = []
    var start = range.lowerBound
    while let ampersand = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      result += bytes[start..<ampersand]
      // The longest reference, `&#x0010FFFF;`, is short: a lone `&` must not make the rest be searched each time.
      let limit = min(ampersand + 16, range.upperBound)
      guard let semicolon = bytes[ampersand..<limit].firstIndex(of: UInt8(ascii: ";")) else {
        throw failure("'&' begins no reference; write '&amp;'", at: ampersand)
      }
      let name = string(ampersand + 1..<semicolon)
      guard let character = CharacterReference.character(named: name[...]) else {
        throw failure("unknown reference '&\(name);'", at: ampersand)
      }
      result += Array(String(character).utf8)
      start = semicolon + 1
    }
    result += bytes[start..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of `range` as it stands there.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A failure at the current byte, or at another.
  func failure(_ message: String, at place: Int? = nil) -> XMLFailure {
    XMLFailure(offset: place ?? offset, message: message)
  }

  /// The failure for the control character that stands here.
  func forbiddenCharacter() -> XMLFailure {
    failure("control character \(bytes[offset]) is not allowed in XML")
  }
}
