import Facts

extension VariableDeclaration {
  /// The type that a property wrapper is told: `@Environment(Router.self) var router`.
  var wrapperType: TypeReference? {
    for attribute in attributes {
      guard let argument = attribute.arguments.first, argument.label == nil else { continue }
      switch argument.value.kind {
      case .member(let base?, "self", _):
        if case .name(let name, let arguments) = base.kind { return .named(path: [name], arguments: arguments) }
        if case .type(let type) = base.kind { return type }
        if case .member(.some(let outer), let name, let arguments) = base.kind, case .name(let first, _) = outer.kind {
          return .named(path: [first, name], arguments: arguments)
        }
      case .type(.metatype(let type)): return type
      case .type(let type): return type
      default: continue
      }
    }
    return nil
  }
}
