import NavigationModel

extension Payload {
  /// Whether there is none.
  var isNothing: Bool { text == nil && fields.isEmpty && TypeName(type).isNothing }

  /// Whether a step, task or gate that is declared for a type takes this payload.
  ///
  /// As Swift casts: `Any?` takes everything, `T?` takes a `T` and nothing at all, `Void` takes nothing only. A payload
  /// of which no type is known is taken by everybody.
  func isAccepted(by declared: String?) -> Bool {
    guard let declared, declared != "Any?" else { return true }
    if text != nil, declared == type { return true }
    let name = TypeName(declared)
    if name.takesEverything { return true }
    if isNothing { return name.isOptional || name.isNothing }
    let own = TypeName(type)
    return own.takesEverything || own.isSame(as: name)
  }

  /// What a text or number becomes where a value of a type of the app is asked for.
  ///
  /// Of an enum it is the name of a case, of a struct the first property; fields without a type are those of the
  /// struct.
  func coerced(to declared: String?, types: PayloadTypes) -> Payload {
    guard let declared, !isNothing else { return self }
    let wanted = TypeName(declared)
    let own = TypeName(type)
    guard !wanted.takesEverything, !wanted.isNothing, !wanted.isSimple else { return self }
    guard own.isSimple || own.takesEverything || own.isNothing || own.isSame(as: wanted) else { return self }
    return types.complete(Payload(type: wanted.base, text: text, fields: fields))
  }

  /// What a context transformer makes of it: the text stays, the type is the one that is declared.
  func converted(to declared: String?, types: PayloadTypes) -> Payload {
    guard let declared else { return Payload(type: "", text: text, fields: fields) }
    let wanted = TypeName(declared)
    if wanted.isNothing { return .nothing }
    if wanted.takesEverything { return self }
    if isNothing { return wanted.isOptional ? self : Payload(type: wanted.base, text: nil) }
    if TypeName(type).isSame(as: wanted) { return self }
    return types.complete(Payload(type: wanted.base, text: text))
  }

  /// A property by path, as text; `nil` where it is nil or not known.
  func property(_ path: [String], types: PayloadTypes) -> String? {
    guard let name = path.last else { return text }
    if let field = fields[name] ?? fields[path.joined(separator: ".")] { return field }
    guard path.count == 1 else { return nil }
    if ["rawValue", "description", "self"].contains(name) { return text }
    return types[type]?.properties.first?.name == name ? text : nil
  }

  /// ` with TripRequest 7`; empty for none.
  var phrase: String {
    if isNothing { return "" }
    let rest = fields.sorted { $0.key < $1.key }.filter { $0.value != text }.map { "\($0.key): \($0.value)" }
    let parts = [type, text.map { "“\($0)”" } ?? "", rest.joined(separator: ", ")].filter { !$0.isEmpty }
    return " with " + parts.joined(separator: " ")
  }
}
