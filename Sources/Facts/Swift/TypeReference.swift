/// A type as the source writes it.
package indirect enum TypeReference: Hashable, Sendable {
  /// `A.B<C>`: path of names and the arguments of the last one.
  case named(path: [String], arguments: [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case tuple([TypeReference])
  case function(parameters: [TypeReference], result: TypeReference)
  /// `A & B`.
  case composition([TypeReference])
  /// `T.Type`.
  case metatype(TypeReference)
  /// Anything else: `_`, macros, packs.
  case other

  /// A type named by one word.
  package static func simple(_ name: String) -> TypeReference { .named(path: [name], arguments: []) }

  /// The last name of the path, optionals and metatypes seen through; `nil` for structural types.
  package var simpleName: String? {
    switch self {
    case .named(let path, _): path.last
    case .optional(let wrapped), .metatype(let wrapped): wrapped.simpleName
    case .composition(let parts): parts.first?.simpleName
    case .array, .dictionary, .tuple, .function, .other: nil
    }
  }

  /// Generic arguments, optionals seen through.
  package var arguments: [TypeReference] {
    switch self {
    case .named(_, let arguments): arguments
    case .optional(let wrapped), .metatype(let wrapped): wrapped.arguments
    case .array, .dictionary, .tuple, .function, .composition, .other: []
    }
  }

  /// The type without its outer optional.
  package var unwrapped: TypeReference {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type as one would write it.
  package var description: String {
    switch self {
    case .named(let path, let arguments) where path.count == 1 && arguments.isEmpty: path[0]
    case .named(let path, let arguments):
      path.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(list(arguments))>")
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): elements.isEmpty ? "Void" : "(\(list(elements)))"
    case .function(let parameters, let result): "(\(list(parameters))) -> \(result)"
    case .composition(let parts): parts.map(\.description).joined(separator: " & ")
    case .metatype(let type): "\(type).Type"
    case .other: "_"
    }
  }

  private func list(_ types: [TypeReference]) -> String {
    types.map(\.description).joined(separator: ", ")
  }
}
