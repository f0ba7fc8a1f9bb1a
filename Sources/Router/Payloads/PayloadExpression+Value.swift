import NavigationModel

extension PayloadExpression {
  /// The payload that a destination is asked with, made of what was passed along.
  ///
  /// `wanted` is the type that the destination takes; it tells the type of `.month`.
  /// Of several the first counts whose condition holds; flags decide, nothing is looked for on the screen.
  func value(of passed: Payload, wanted: String?, types: PayloadTypes, flags: [String: Bool] = [:]) -> Payload {
    switch self {
    case .passed: return passed
    case .nothing: return .nothing
    case .literal(let text, let type): return Payload(type: type, text: text)
    case .enumCase(let name, let type):
      let type = type ?? wanted.map { TypeName($0).base } ?? ""
      return Payload(type: type, text: name)
    case .property(let name, let inner):
      let owner = inner.value(of: passed, wanted: nil, types: types, flags: flags)
      guard let text = owner.property([name], types: types) else { return .nothing }
      let declared = types[owner.type]?.properties.first { $0.name == name }?.type
      return types.complete(Payload(type: declared.map { TypeName($0).base } ?? "", text: text))
    case .object(let type, let fields):
      var values: [String: String] = [:]
      var first: String?
      for (index, field) in fields.enumerated() {
        let value = field.value.value(of: passed, wanted: nil, types: types, flags: flags).text
        if index == 0 { first = value }
        values[field.name] = value
      }
      let payload = types.complete(Payload(type: TypeName(type).base, text: nil, fields: values))
      return payload.text == nil && types[type] == nil
        ? Payload(type: payload.type, text: first, fields: values) : payload
    case .converted(let inner, let type):
      return inner.value(of: passed, wanted: nil, types: types, flags: flags).converted(to: type, types: types)
    case .chosen(let choices):
      let context = ConditionContext(flags: flags, payload: passed, passed: passed, types: types)
      let chosen = choices.first { $0.condition.holds(in: context) { _ in false } == true } ?? choices.last
      return chosen?.value.value(of: passed, wanted: wanted, types: types, flags: flags) ?? .nothing
    // Most often it is made of what was passed in some way that can not be read, so that different ones stay different.
    case .unknown(let text): return Payload(type: "", text: passed.text ?? text)
    }
  }
}
