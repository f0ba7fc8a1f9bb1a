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
  func with(_ name: StaticString, _ value: String) -> Element {
    var copy = self
    copy.attributes.append((name, XMLText(value).text))
    return copy
  }

  /// The element with one more attribute.
  func with(_ name: StaticString, _ value: Double) -> Element { with(name, XMLNumber(value).text) }

  /// The element with one more inside, at its end.
  func with(_ child: Element) -> Element {
    var copy = self
    copy.content.append(.element(child))
    return copy
  }

  /// Appends the element to a text, each nested group on a line of its own.
  func write(to text: inout String, depth: Int = 0) {
    text += String(repeating: " ", count: depth) + "<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value)\"" }
    guard !content.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">"
    var endsLine = false
    for item in content {
      switch item {
      case .text(let escaped): text += escaped
      case .element(let element):
        if !endsLine { text += "\n" }
        element.write(to: &text, depth: depth + 1)
        endsLine = true
      }
    }
    if endsLine { text += String(repeating: " ", count: depth) }
    text += "</\(name)>\n"
  }
}
