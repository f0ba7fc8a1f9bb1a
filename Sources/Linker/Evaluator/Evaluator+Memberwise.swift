import Facts

extension Evaluator {
  /// What the compiler's own initialiser of a type puts into a stored property.
  ///
  /// That is the argument of its name, or the closure behind the call: `CurtainView(style: style) { isShown = false }`.
  func memberwise(_ id: VariableID, of instance: Instance) -> LabeledValue? {
    let name = program[id].declaration.name
    if let named = instance.arguments.first(where: { $0.label == name }) { return named }
    guard program[instance.id].keyword == .struct,
      let trailing = instance.arguments.first(where: { $0.isTrailing && $0.label == nil })
    else { return nil }
    let open = closures(of: instance.id).filter { closure in
      !instance.arguments.contains { $0.label == program[closure].declaration.name }
    }
    // One that may be left out gives way to one that may not.
    let taker = open.first { program[$0].declaration.value == nil } ?? open.first
    return taker == id ? trailing : nil
  }

  /// The stored properties that take a closure, in the order of their declaration.
  private func closures(of type: TypeID) -> [VariableID] {
    let stored = program[type].members.values.flatMap { $0 }.compactMap { member -> VariableID? in
      guard case .variable(let id) = member, program[id].owner == type else { return nil }
      let declaration = program[id].declaration
      return declaration.isStatic || declaration.getter != nil ? nil : id
    }
    return stored.sorted { $0.index < $1.index }.filter { id in
      let declaration = program[id].declaration
      if case .function? = declaration.type?.unwrapped { return true }
      return declaration.attributes.contains { $0.name == "ViewBuilder" }
    }
  }
}
