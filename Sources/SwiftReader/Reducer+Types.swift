import Facts
import SwiftSyntax

extension Reducer {
  /// Reduces a written type.
  mutating func type(_ node: TypeSyntax) -> TypeReference {
    nested(at: node, or: .other) { $0.typeWithinLimit(node) }
  }

  private mutating func typeWithinLimit(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let name):
      wellKnown(name.name.bare, arguments: genericArguments(name.genericArgumentClause))
    case .memberType(let member): memberType(member)
    case .optionalType(let optional): .optional(type(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional): .optional(type(optional.wrappedType))
    case .arrayType(let array): .array(type(array.element))
    case .inlineArrayType(let array):
      if case .type(let element) = array.element.argument { .array(type(element)) } else { .other }
    case .dictionaryType(let dictionary): .dictionary(key: type(dictionary.key), value: type(dictionary.value))
    case .tupleType(let tuple): tupleType(tuple)
    case .functionType(let function):
      .function(parameters: function.parameters.map { type($0.type) }, result: type(function.returnClause.type))
    case .compositionType(let composition): .composition(composition.elements.map { type($0.type) })
    case .metatypeType(let metatype): .metatype(type(metatype.baseType))
    case .someOrAnyType(let constrained): type(constrained.constraint)
    case .attributedType(let attributed): type(attributed.baseType)
    case .packExpansionType(let pack): type(pack.repetitionPattern)
    case .packElementType(let pack): type(pack.pack)
    default: .other
    }
  }

  private func wellKnown(_ name: String, arguments: [TypeReference]) -> TypeReference {
    switch (name, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    case ("Void", 0): .tuple([])
    default: arguments.isEmpty ? localAliases[name] ?? .simple(name) : .named(path: [name], arguments: arguments)
    }
  }

  private mutating func memberType(_ node: MemberTypeSyntax) -> TypeReference {
    let arguments = genericArguments(node.genericArgumentClause)
    guard case .named(let path, let inner) = type(node.baseType) else {
      return .named(path: [node.name.bare], arguments: arguments)
    }
    // The arguments of an inner name (`Factory<C>.Action`) are worth more than none.
    return .named(path: path + [node.name.bare], arguments: arguments.isEmpty ? inner : arguments)
  }

  private mutating func tupleType(_ node: TupleTypeSyntax) -> TypeReference {
    let elements = node.elements.map { type($0.type) }
    return elements.count == 1 ? elements[0] : .tuple(elements)
  }

  /// Reduces `<A, B>`; nothing written gives no arguments.
  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let written) = argument.argument { type(written) } else { .other }
    }
  }
}
