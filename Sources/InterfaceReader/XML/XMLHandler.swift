/// What a format does with the elements of its documents, as they come.
///
/// `ancestors` are the elements that are open around, the root first.
protocol XMLHandler {
  mutating func start(_ element: XMLElement, in ancestors: [XMLElement])
  mutating func end(_ element: XMLElement, in ancestors: [XMLElement])
  mutating func text(_ text: String, in ancestors: [XMLElement])
  mutating func comment(_ text: String, at position: TextPosition)
}
