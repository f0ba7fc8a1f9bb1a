extension Pattern: FactCodable {
  private enum Tag: UInt8 {
    /// Without a payload, so that reading ends where the bytes do.
    case wildcard
    case name, tuple, enumCase, type, optional, expression
  }

  func write(to writer: inout FactWriter) {
    switch self {
    case .name(let name): writer.put(tag: Tag.name, name)
    case .wildcard: writer.put(tag: Tag.wildcard)
    case .tuple(let parts): writer.put(tag: Tag.tuple, parts)
    case .enumCase(let type, let name, let parts): writer.put(tag: Tag.enumCase, type, name, parts)
    case .type(let type, let binding): writer.put(tag: Tag.type, type, binding)
    case .optional(let wrapped): writer.put(tag: Tag.optional, wrapped)
    case .expression(let value): writer.put(tag: Tag.expression, value)
    }
  }

  init(from reader: inout FactReader) {
    let tag = Tag(rawValue: reader.byte())
    self = reader.nested(or: .wildcard) { Self.form(tag, from: &$0) }
  }

  private static func form(_ tag: Tag?, from reader: inout FactReader) -> Pattern {
    switch tag {
    case .name: .name(reader.text())
    case .wildcard: .wildcard
    case .tuple: .tuple([Pattern](from: &reader))
    case .enumCase: .enumCase(type: TypeReference?(from: &reader), name: reader.text(), [Pattern](from: &reader))
    case .type: .type(TypeReference(from: &reader), binding: Pattern?(from: &reader))
    case .optional: .optional(Pattern(from: &reader))
    case .expression: .expression(Expression(from: &reader))
    case nil: reader.fail(giving: .wildcard)
    }
  }
}
