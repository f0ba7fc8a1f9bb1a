extension TypeReference: FactCodable {
  private enum Tag: UInt8 {
    /// Without a payload, so that reading ends where the bytes do.
    case other
    /// `.named` with one name and no arguments, as most types are.
    case simple
    case named, optional, array, dictionary, tuple, function, composition, metatype
  }

  func write(to writer: inout FactWriter) {
    switch self {
    case .named(let path, let arguments) where path.count == 1 && arguments.isEmpty:
      writer.put(tag: Tag.simple, path[0])
    case .named(let path, let arguments): writer.put(tag: Tag.named, path, arguments)
    case .optional(let wrapped): writer.put(tag: Tag.optional, wrapped)
    case .array(let element): writer.put(tag: Tag.array, element)
    case .dictionary(let key, let value): writer.put(tag: Tag.dictionary, key, value)
    case .tuple(let elements): writer.put(tag: Tag.tuple, elements)
    case .function(let parameters, let result): writer.put(tag: Tag.function, parameters, result)
    case .composition(let parts): writer.put(tag: Tag.composition, parts)
    case .metatype(let type): writer.put(tag: Tag.metatype, type)
    case .other: writer.put(tag: Tag.other)
    }
  }

  init(from reader: inout FactReader) {
    let tag = Tag(rawValue: reader.byte())
    if case .simple = tag {
      self = reader.simpleType()
    } else {
      self = reader.nested(or: .other) { Self.structural(tag, from: &$0) }
    }
  }

  private static func structural(_ tag: Tag?, from reader: inout FactReader) -> TypeReference {
    switch tag {
    case .simple: reader.simpleType()
    case .named: .named(path: [String](from: &reader), arguments: [TypeReference](from: &reader))
    case .optional: .optional(TypeReference(from: &reader))
    case .array: .array(TypeReference(from: &reader))
    case .dictionary: .dictionary(key: TypeReference(from: &reader), value: TypeReference(from: &reader))
    case .tuple: .tuple([TypeReference](from: &reader))
    case .function: .function(parameters: [TypeReference](from: &reader), result: TypeReference(from: &reader))
    case .composition: .composition([TypeReference](from: &reader))
    case .metatype: .metatype(TypeReference(from: &reader))
    case .other: .other
    case nil: reader.fail(giving: .other)
    }
  }
}
