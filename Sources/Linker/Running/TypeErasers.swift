import Facts

extension Program {
  /// Whether objects of a type do nothing but hand on what they are asked to another one, whose type they hide:
  /// `final class AnyCoordinator<R>: Coordinator { private let doStart: () -> Void; init<C: Coordinator>(_ coordinator: C) … }`.
  ///
  /// Who asks it asks the one behind it.
  func erasesType(_ id: TypeID) -> Bool {
    let members = self[id].members.values.joined()
    let stored = members.compactMap { member -> VariableDeclaration? in
      guard case .variable(let variable) = member, self[variable].owner == id else { return nil }
      let declaration = self[variable].declaration
      return declaration.getter == nil && !declaration.isStatic ? declaration : nil
    }
    guard !stored.isEmpty, stored.allSatisfy({ $0.type.map { isFunction($0, in: id) } ?? false }) else { return false }
    return (self[id].members["init"] ?? []).contains { member in
      guard case .function(let initializer) = member else { return false }
      let declaration = self[initializer].declaration
      return declaration.genericParameters.contains { parameter in
        guard let bound = parameter.bound.flatMap({ resolve($0, from: id) }), ancestors(of: id).contains(bound) else {
          return false
        }
        return declaration.parameters.contains { $0.type?.simpleName == parameter.name }
      }
    }
  }
}
