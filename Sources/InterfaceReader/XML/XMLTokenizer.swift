/// Cuts an XML document into tokens, without recursion and without looking anything up outside of it.
///
/// Why not Foundation's parser: on Linux it goes on after an error, takes a document that ends inside a tag for a
/// complete one, and knows only where a tag ends. What it finds also depends on the version of libxml2, and the same
/// document must give the same facts on every machine. Here an entity can not even be declared.
struct XMLTokenizer {
  /// Valid UTF-8 without byte order mark.
  let bytes: [UInt8]
  var offset = 0
  /// Offset of the token returned last.
  private(set) var tokenStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next token that matters; `nil` at the end.
  ///
  /// White space between tags and instructions do not matter.
  mutating func next() throws(XMLFailure) -> XMLToken? {
    while offset < bytes.count {
      tokenStart = offset
      if bytes[offset] != UInt8(ascii: "<") {
        if let text = try text() { return text }
      } else if starts(with: "<?") {
        try skipInstruction()
      } else {
        return try markup()
      }
    }
    tokenStart = offset
    return nil
  }

  private mutating func markup() throws(XMLFailure) -> XMLToken {
    if starts(with: "<!--") { return try comment() }
    if starts(with: "<![CDATA[") { return try characterData() }
    if starts(with: "<!DOCTYPE") { return try documentType() }
    if starts(with: "<!") { throw failure("this declaration is refused") }
    if starts(with: "</") { return try endTag() }
    return try startTag()
  }

  // MARK: Text and comments

  private mutating func text() throws(XMLFailure) -> XMLToken? {
    let start = offset
    var isBlank = true
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset].isForbiddenInXML { throw forbiddenCharacter() }
      if !bytes[offset].isXMLWhitespace { isBlank = false }
      offset += 1
    }
    return isBlank ? nil : .text(try resolved(start..<offset))
  }

  private mutating func characterData() throws(XMLFailure) -> XMLToken {
    offset += "<![CDATA[".utf8.count
    let content = try skip(past: "]]>", inside: "a CDATA section")
    return .text(string(content))
  }

  private mutating func comment() throws(XMLFailure) -> XMLToken {
    offset += "<!--".utf8.count
    let content = try skip(past: "--", inside: "a comment")
    guard starts(with: ">") else { throw failure("'--' is not allowed inside a comment") }
    offset += 1
    return .comment(string(content))
  }

  // MARK: Prolog

  private mutating func skipInstruction() throws(XMLFailure) {
    let isDeclaration = starts(with: "<?xml ") || starts(with: "<?xml?")
    if isDeclaration, offset > 0 { throw failure("the XML declaration must be the first thing in the document") }
    offset += "<?".utf8.count
    _ = try name(of: "an instruction")
    _ = try skip(past: "?>", inside: "an instruction")
  }

  private mutating func documentType() throws(XMLFailure) -> XMLToken {
    offset += "<!DOCTYPE".utf8.count
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: ">"): return .documentType
      case UInt8(ascii: "["): throw failure("a document type with declarations of its own is refused", at: tokenStart)
      case UInt8(ascii: "\""): _ = try skip(past: "\"", inside: "a document type")
      case UInt8(ascii: "'"): _ = try skip(past: "'", inside: "a document type")
      default: continue
      }
    }
    throw failure("the document ends inside a document type")
  }
}
