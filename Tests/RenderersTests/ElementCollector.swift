import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML and keeps the names of its elements; text that is not well-formed is an error.
final class ElementCollector: NSObject, XMLParserDelegate {
  private var names: [String] = []

  static func elements(of xml: String) throws -> [String] {
    let collector = ElementCollector()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = collector
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    return collector.names
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    names.append(elementName)
  }
}
