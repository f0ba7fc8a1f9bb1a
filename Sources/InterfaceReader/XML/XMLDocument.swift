import Facts
import NavigationModel

/// One run over an XML document.
///
/// It matches the tags, hands the elements to the format's handler and stops at the first place that is not well
/// formed. What the handler got until then stays.
struct XMLDocument {
  /// Interface Builder's own documents nest some 60 levels deep.
  private static let depthLimit = 512

  /// Whether a document type is tolerated; one with declarations of its own never is.
  var allowsDocumentType: Bool

  private var tokenizer: XMLTokenizer
  private var counter: PositionCounter
  private var open: [XMLElement] = []
  private var hasRoot = false
  private let path: String
  private var problems: [Problem] = []

  init(_ file: [UInt8], path: String, allowsDocumentType: Bool) {
    let text = DecodedText(file)
    self.path = path
    self.allowsDocumentType = allowsDocumentType
    tokenizer = XMLTokenizer(text.bytes)
    counter = PositionCounter(text.bytes)
    if let offset = text.firstInvalid {
      note("text that is not in the file's encoding was replaced", at: offset)
    }
  }

  /// Hands the document to `handler` and returns what was wrong with it.
  mutating func read(into handler: inout some XMLHandler) -> [Problem] {
    do throws(XMLFailure) {
      while let token = try tokenizer.next() { try take(token, into: &handler) }
      try checkEnd()
    } catch {
      note(error.message, at: error.offset)
    }
    return problems
  }

  private mutating func take(_ token: XMLToken, into handler: inout some XMLHandler) throws(XMLFailure) {
    switch token {
    case .startTag(let element, let isEmpty): try start(element, isEmpty: isEmpty, into: &handler)
    case .endTag(let name): try end(name, into: &handler)
    case .text(let text):
      if open.isEmpty { throw failure(hasRoot ? "text after the root element" : "this is not an XML document") }
      handler.text(text, in: open)
    case .comment(let text): handler.comment(text, at: counter.position(of: tokenizer.tokenStart))
    case .documentType: try checkDocumentType()
    }
  }

  private mutating func start(
    _ tag: XMLElement, isEmpty: Bool, into handler: inout some XMLHandler
  ) throws(XMLFailure) {
    if open.isEmpty, hasRoot { throw failure("'\(tag.name)' stands after the root element") }
    if open.count == Self.depthLimit { throw failure("elements are nested deeper than \(Self.depthLimit) levels") }
    hasRoot = true
    var element = tag
    element.position = counter.position(of: tokenizer.tokenStart)
    handler.start(element, in: open)
    if isEmpty { handler.end(element, in: open) } else { open.append(element) }
  }

  private mutating func end(_ name: String, into handler: inout some XMLHandler) throws(XMLFailure) {
    guard let element = open.last else { throw failure("'</\(name)>' closes nothing") }
    guard element.name == name else {
      throw failure("'</\(name)>' closes '\(element.name)' of line \(element.position.line)")
    }
    open.removeLast()
    handler.end(element, in: open)
  }

  private func checkDocumentType() throws(XMLFailure) {
    guard allowsDocumentType else { throw failure("a document type is refused here: Interface Builder writes none") }
    if hasRoot { throw failure("a document type must stand before the root element") }
  }

  private func checkEnd() throws(XMLFailure) {
    if let element = open.last {
      throw failure("the document ends before '\(element.name)' of line \(element.position.line) is closed")
    }
    if !hasRoot { throw failure("the document has no element") }
  }

  private func failure(_ message: String) -> XMLFailure {
    XMLFailure(offset: tokenizer.tokenStart, message: message)
  }

  private mutating func note(_ message: String, at offset: Int) {
    let place = SourcePlace(counter.position(of: offset), in: path)
    problems.append(Problem(place: place, message: message, losesInput: true))
  }
}
