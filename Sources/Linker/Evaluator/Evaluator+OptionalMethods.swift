import Facts

/// Methods that the app adds to optionals: `storyboard.cart().required().open()`, `window.show(cart)`.
extension Evaluator {
  /// The app's methods of an object under a name; without any, those of optionals that unwrap it or are for what it is:
  /// an optional is seen through.
  ///
  /// - Parameter owner: the type whose code calls a method of `self`.
  func methods(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue], seenFrom owner: TypeID? = nil
  ) -> [(id: FunctionID, receiver: Value?)] {
    let own = ownMethods(name, of: receiver, arguments, seenFrom: owner)
    guard own.isEmpty, !optionalMethods.isEmpty, let named = optionalMethods[name] else { return own }
    return named.filter { id in
      activeFunctions[id, default: 0] == 0 && accepts(program[id].declaration.parameters, arguments)
        && (program[id].declaration.unwraps || isWrapped(receiver, in: id))
    }.map { ($0, receiver) }
  }

  /// Methods that the app adds to optionals and that give back what is wrapped, or are for optionals of one type, by name.
  func indexOfOptionalMethods() -> [String: [FunctionID]] {
    let optionals = (program.typesByName["Optional"] ?? []).filter { program[$0].keyword == nil }
    let added = optionals.flatMap { program[$0].members.values.flatMap(functionIDs) }.filter { id in
      let declaration = program[id].declaration
      return !declaration.isStatic && declaration.body != nil && (declaration.unwraps || wrapped(of: id) != nil)
    }
    return Dictionary(grouping: added.sorted { $0.index < $1.index }) { program[$0].declaration.name }
  }

  /// The type for whose optionals a method is: `extension Optional where Wrapped == UIWindow`.
  private func wrapped(of id: FunctionID) -> String? {
    program[id].requirements.first { $0.subject.simpleName == "Wrapped" }?.bound.simpleName
  }

  /// Whether an object may be of that type; of what nothing is known it may.
  private func isWrapped(_ receiver: Value, in id: FunctionID) -> Bool {
    guard let name = wrapped(of: id) else { return false }
    if let type = typeID(of: receiver), program[type].keyword != nil {
      return program[type].name == name || program.ancestry(of: type).contains(name)
    }
    guard case .typed(let type, _) = receiver, let own = type.unwrapped.simpleName else { return true }
    return own == name || UIKitClasses.ancestors(of: own).contains(name)
  }
}

extension FunctionDeclaration {
  /// Whether it gives back what an optional wraps.
  fileprivate var unwraps: Bool { result?.unwrapped.simpleName == "Wrapped" }
}
