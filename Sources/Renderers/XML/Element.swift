/// An XML element to be written.
///
/// Names are ours; only values and texts may come from outside, and those are escaped. A picture has tens of thousands
/// of elements, so their attributes are written as they come, each element's into one piece of memory.
struct Element {
  private let name: StaticString
  /// As they stand in the file, a space before each.
  private var attributes: [UInt8] = []
  /// Escaped; nothing where there is none.
  private var text: [UInt8]?
  private var children: [Element]

  /// An element with others inside.
  init(_ name: StaticString, _ children: [Element] = []) {
    self.name = name
    self.children = children
  }

  /// An element with text inside.
  init(_ name: StaticString, text: String) {
    self.init(name)
    self.text = []
    self.text?.append(escaping: text)
  }

  /// An element with text of our own that must not be escaped, such as a style sheet without reserved characters.
  init(_ name: StaticString, verbatim: String) {
    self.init(name)
    text = Array(verbatim.utf8)
  }

  /// The element with one more attribute.
  consuming func with(_ name: StaticString, _ value: String) -> Element {
    open(name)
    attributes.append(escaping: value)
    attributes.append(UInt8(ascii: "\""))
    return self
  }

  /// The element with one more attribute.
  consuming func with(_ name: StaticString, _ value: Double) -> Element {
    open(name)
    attributes.append(number: value)
    attributes.append(UInt8(ascii: "\""))
    return self
  }

  /// The element with one more attribute.
  consuming func with(_ name: StaticString, _ outline: PathData) -> Element {
    open(name)
    attributes.append(contentsOf: outline.bytes)
    attributes.append(UInt8(ascii: "\""))
    return self
  }

  /// The element with one more inside, at its end.
  consuming func with(_ child: Element) -> Element {
    children.append(child)
    return self
  }

  private mutating func open(_ name: StaticString) {
    if attributes.isEmpty { attributes.reserveCapacity(Self.usualLength) }
    attributes.append(UInt8(ascii: " "))
    attributes.append(contentsOf: name.utf8)
    attributes.append(contentsOf: "=\"".utf8)
  }

  /// Most elements need no more room than this for their attributes.
  private static let usualLength = 96

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
    bytes.append(contentsOf: attributes)
    guard text != nil || !children.isEmpty else {
      bytes.append(contentsOf: "/>\n".utf8)
      return
    }
    bytes.append(UInt8(ascii: ">"))
    if let text { bytes.append(contentsOf: text) }
    if !children.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      for child in children { child.write(to: &bytes, depth: depth + 1) }
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth))
    }
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: ">\n".utf8)
  }
}

extension StaticString {
  /// The bytes of the text.
  fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
