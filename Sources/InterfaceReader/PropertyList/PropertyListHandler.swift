import Facts
import NavigationModel

/// Collects the facts of an XML property list from its elements.
struct PropertyListHandler: XMLHandler {
  private let path: String
  private(set) var facts = PropertyListFacts()
  private(set) var problems: [Problem] = []
  /// Whether the root element is that of a property list.
  private(set) var isPropertyList = false
  /// For each open dictionary, the key read last.
  private var keys: [String] = []
  /// Content of the open key or string.
  private var content = ""

  init(path: String) {
    self.path = path
  }

  mutating func start(_ element: XMLElement, in ancestors: [XMLElement]) {
    if ancestors.isEmpty { readRoot(element) }
    content = ""
    if element.name == "dict" { keys.append("") }
  }

  mutating func text(_ text: String, in ancestors: [XMLElement]) {
    content += text
  }

  mutating func end(_ element: XMLElement, in ancestors: [XMLElement]) {
    switch element.name {
    case "dict": keys.removeLast()
    case "key": if !keys.isEmpty { keys[keys.count - 1] = content }
    case "string":
      let text = PlacedText(text: content.trimmingXMLWhitespace(), place: SourcePlace(element.position, in: path))
      PropertyListKey.file(text, under: keys, in: &facts)
    default: break
    }
    content = ""
  }

  mutating func comment(_ text: String, at position: TextPosition) {}

  private mutating func readRoot(_ element: XMLElement) {
    isPropertyList = element.name == "plist"
    guard !isPropertyList else { return }
    let place = SourcePlace(element.position, in: path)
    let message = "root element '\(element.name)' is not that of a property list"
    problems.append(Problem(place: place, message: message, losesInput: true))
  }
}
