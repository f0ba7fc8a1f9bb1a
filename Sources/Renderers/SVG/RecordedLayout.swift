package import Diagrams

/// The record of its layout inside a picture, which the next picture can be drawn by.
package enum RecordedLayout {
  /// What it stands in: an element of SVG that nobody sees.
  private static let name: StaticString = "metadata"
  private static let className = "navgraph-layout"

  /// Its text is made of letters, digits and signs that need no escaping.
  static func element(of placed: PlacedDiagram) -> Element {
    Element(name, verbatim: LayoutRecord(of: placed).text).with("class", className)
  }

  /// The records in a picture, or in a page with several; none where it was not written by this program.
  ///
  /// Nothing else of the file is looked at, so it need not be well-formed.
  package static func records(in file: [UInt8]) throws(LayoutRecordError) -> [LayoutRecord] {
    let start = Array("<\(name) class=\"\(className)\">".utf8)
    var records: [LayoutRecord] = []
    var rest = file[...]
    while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[tag...]
      guard rest.starts(with: start) else {
        rest = rest.dropFirst()
        continue
      }
      let text = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "<") }
      rest = rest[text.endIndex...]
      records.append(try LayoutRecord(text: String(decoding: text, as: UTF8.self)))
    }
    return records
  }
}
