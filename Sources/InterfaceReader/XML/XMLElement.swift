/// A start tag: name, attributes and where its `<` stands.
struct XMLElement {
  var name: String
  var attributes: [XMLAttribute]
  var position = TextPosition()

  /// Value of an attribute; `nil` also for an empty one, which says nothing in the formats read here.
  subscript(name: String) -> String? {
    guard let value = attributes.first(where: { $0.name == name })?.value, !value.isEmpty else { return nil }
    return value
  }
}

/// One attribute, its character references resolved.
struct XMLAttribute {
  var name: String
  var value: String
}
