/// An XML element to be written.
///
/// Names are ours; only values and texts may come from outside, and those are escaped.
struct Element {
  private let name: StaticString
  private var attributes: [(name: StaticString, value: String)] = []
  private var content: [Content] = []

  private enum Content {
    case element(Element)
    case text(String)
  }

  /// An element with others inside.
  init(_ name: StaticString, _ children: [Element] = []) {
    self.name = name
    content = children.map(Content.element)
  }

  /// An element with text inside.
  init(_ name: StaticString, text: String) {
    self.name = name
    content = [.text(XMLText(text).text)]
  }

  /// An element with text of our own that must not be escaped, such as a style sheet without reserved characters.
  init(_ name: StaticString, verbatim: String) {
    self.name = name
    content = [.text(verbatim)]
  }

  /// The element with one more attribute.
  consuming func with(_ name: StaticString, _ value: String) -> Element {
    attributes.append((name, XMLText(value).text))
    return self
  }

  /// The element with one more attribute.
  consuming func with(_ name: StaticString, _ value: Double) -> Element { with(name, XMLNumber(value).text) }

  /// The element with one more inside, at its end.
  consuming func with(_ child: Element) -> Element {
    content.append(.element(child))
    return self
  }

  /// Appends the element to a text, each nested group on a line of its own.
  func write(to text: inout String) {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    text += String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth))
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.utf8)
      bytes.append(contentsOf: "=\"".utf8)
      bytes.append(contentsOf: attribute.value.utf8)
      bytes.append(UInt8(ascii: "\""))
    }
    guard !content.isEmpty else {
      bytes.append(contentsOf: "/>\n".utf8)
      return
    }
    bytes.append(UInt8(ascii: ">"))
    var endsLine = false
    for item in content {
      switch item {
      case .text(let escaped): bytes.append(contentsOf: escaped.utf8)
      case .element(let element):
        if !endsLine { bytes.append(UInt8(ascii: "\n")) }
        element.write(to: &bytes, depth: depth + 1)
        endsLine = true
      }
    }
    if endsLine { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth)) }
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: ">\n".utf8)
  }
}

extension StaticString {
  /// The bytes of the text.
  fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
