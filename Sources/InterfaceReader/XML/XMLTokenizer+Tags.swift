/// Eight times what the busiest element of Interface Builder has.
///
/// Looking for an attribute that stands twice takes time with the square of their number, so a tag made of nothing but
/// attributes would never be done.
private let attributeLimit = 256

extension XMLTokenizer {
  /// The start tag that begins here.
  mutating func startTag() throws(XMLFailure) -> XMLToken {
    offset += 1
    var element = XMLElement(name: try name(of: "an element"), attributes: [])
    while true {
      let hasSpace = skipWhitespace()
      if starts(with: ">") {
        offset += 1
        return .startTag(element, isEmpty: false)
      }
      if starts(with: "/>") {
        offset += 2
        return .startTag(element, isEmpty: true)
      }
      guard offset < bytes.count else { throw failure("the document ends inside the tag of '\(element.name)'") }
      guard hasSpace else { throw failure("the tag of '\(element.name)' is malformed here") }
      try readAttribute(of: &element)
    }
  }

  /// The end tag that begins here.
  mutating func endTag() throws(XMLFailure) -> XMLToken {
    offset += 2
    let name = try name(of: "an element")
    skipWhitespace()
    guard starts(with: ">") else { throw failure("the end tag of '\(name)' is malformed here") }
    offset += 1
    return .endTag(name: name)
  }

  private mutating func readAttribute(of element: inout XMLElement) throws(XMLFailure) {
    let start = offset
    guard element.attributes.count < attributeLimit else {
      throw failure("'\(element.name)' has more than \(attributeLimit) attributes")
    }
    let name = try name(of: "an attribute")
    if element.attributes.contains(where: { $0.name == name }) {
      throw failure("attribute '\(name)' stands twice in the tag of '\(element.name)'", at: start)
    }
    skipWhitespace()
    guard starts(with: "=") else { throw failure("attribute '\(name)' has no value") }
    offset += 1
    skipWhitespace()
    guard starts(with: "\"") || starts(with: "'") else { throw failure("the value of '\(name)' is not in quotes") }
    let quote = starts(with: "'") ? "'" : "\""
    offset += 1
    let content = try skip(past: quote, inside: "the value of '\(name)'")
    if let angle = bytes[content].firstIndex(of: UInt8(ascii: "<")) {
      throw failure("'<' is not allowed in the value of '\(name)'", at: angle)
    }
    element.attributes.append(XMLAttribute(name: name, value: try resolved(content)))
  }

  /// Reads a name; `subject` says in the message what it should be the name of.
  mutating func name(of subject: String) throws(XMLFailure) -> String {
    let start = offset
    guard offset < bytes.count, bytes[offset].startsXMLName else { throw failure("expected the name of \(subject)") }
    repeat { offset += 1 } while offset < bytes.count && bytes[offset].continuesXMLName
    return string(start..<offset)
  }

  @discardableResult
  private mutating func skipWhitespace() -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset].isXMLWhitespace { offset += 1 }
    return offset > start
  }
}
