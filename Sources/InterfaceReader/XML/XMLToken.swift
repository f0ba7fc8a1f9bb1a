/// One piece of an XML document, in the order in which they stand there.
enum XMLToken {
  case startTag(XMLElement, isEmpty: Bool)
  case endTag(name: String)
  /// Text with character references resolved, or the content of a CDATA section.
  case text(String)
  case comment(String)
  /// A document type declaration without internal subset; one with a subset is refused by the tokenizer.
  case documentType
}
