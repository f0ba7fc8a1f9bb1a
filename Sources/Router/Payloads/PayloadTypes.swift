import NavigationModel

/// The types of payloads that the app declares, found by full or last name.
struct PayloadTypes: Sendable {
  private let types: [String: PayloadType]

  init(_ types: [String: PayloadType]) {
    var byName = types
    // Shorter names in a fixed order: of two types with one last name the first counts.
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      let last = String(TypeName(name).last)
      if byName[last] == nil { byName[last] = type }
    }
    self.types = byName
  }

  subscript(_ name: String) -> PayloadType? {
    let name = TypeName(name)
    return types[name.base] ?? types[String(name.last)]
  }

  /// The payload with its text among its properties, and its first property as text.
  func complete(_ payload: Payload) -> Payload {
    guard let first = self[payload.type]?.properties.first else {
      guard payload.text == nil, payload.fields.count == 1 else { return payload }
      return Payload(type: payload.type, text: payload.fields.values.first, fields: payload.fields)
    }
    var complete = payload
    if let text = payload.text, complete.fields[first.name] == nil { complete.fields[first.name] = text }
    if payload.text == nil { complete.text = complete.fields[first.name] }
    return complete
  }
}
