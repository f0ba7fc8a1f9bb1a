import Facts

/// Methods that the app adds to optionals: `storyboard.cart().required().open()`.
extension Evaluator {
  /// The app's methods of an object under a name; without any, those that unwrap it: an optional is seen through.
  ///
  /// - Parameter owner: the type whose code calls a method of `self`.
  func methods(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue], seenFrom owner: TypeID? = nil
  ) -> [(id: FunctionID, receiver: Value?)] {
    let own = ownMethods(name, of: receiver, arguments, seenFrom: owner)
    guard own.isEmpty, !unwrappingMethods.isEmpty, let named = unwrappingMethods[name] else { return own }
    return named.filter { id in
      activeFunctions[id, default: 0] == 0 && accepts(program[id].declaration.parameters, arguments)
    }.map { ($0, receiver) }
  }

  /// Methods that the app adds to optionals and that give back what is wrapped, by name.
  func indexOfUnwrappingMethods() -> [String: [FunctionID]] {
    let optionals = (program.typesByName["Optional"] ?? []).filter { program[$0].keyword == nil }
    let added = optionals.flatMap { program[$0].members.values.flatMap(functionIDs) }.filter { id in
      let declaration = program[id].declaration
      return !declaration.isStatic && declaration.body != nil && declaration.result?.unwrapped.simpleName == "Wrapped"
    }
    return Dictionary(grouping: added.sorted { $0.index < $1.index }) { program[$0].declaration.name }
  }
}
