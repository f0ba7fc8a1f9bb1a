import NavigationModel

extension PayloadExpression {
  /// The payload that a destination is asked with, made of what was passed along.
  ///
  /// `wanted` is the type that the destination takes; it tells the type of `.month`.
  func value(of passed: Payload, wanted: String?, types: PayloadTypes) -> Payload {
    switch self {
    case .passed: return passed
    case .nothing: return .nothing
    case .literal(let text, let type): return Payload(type: type, text: text)
    case .enumCase(let name, let type):
      let type = type ?? wanted.map { TypeName($0).base } ?? ""
      return Payload(type: type, text: name)
    case .property(let name, let inner):
      let owner = inner.value(of: passed, wanted: nil, types: types)
      guard let text = owner.property([name], types: types) else { return .nothing }
      let declared = types[owner.type]?.properties.first { $0.name == name }?.type
      return types.complete(Payload(type: declared.map { TypeName($0).base } ?? "", text: text))
    case .object(let type, let fields):
      var values: [String: String] = [:]
      var first: String?
      for (index, field) in fields.enumerated() {
        let value = field.value.value(of: passed, wanted: nil, types: types).text
        if index == 0 { first = value }
        values[field.name] = value
      }
      let payload = types.complete(Payload(type: TypeName(type).base, text: nil, fields: values))
      return payload.text == nil && types[type] == nil
        ? Payload(type: payload.type, text: first, fields: values) : payload
    // Most often it is made of what was passed in some way that can not be read, so that different ones stay different.
    case .unknown(let text): return Payload(type: "", text: passed.text ?? text)
    }
  }
}
