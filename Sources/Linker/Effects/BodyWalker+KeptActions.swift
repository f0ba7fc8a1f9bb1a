import Facts

/// Calls that have the code of a library's object done, and the properties that keep such objects.
extension BodyWalker {
  /// Notes that a call leads where the code leads that an object was made with: `login.execute(())`.
  mutating func noteAction(_ name: String, of object: Expression?, calledBy call: Int32, _ context: Context) {
    guard KeptActions.calls.contains(name), let object else { return }
    for id in properties(object, context) { uses.add(.variable(id), usedBy: call) }
  }

  /// Notes that a property keeps an object with the code that it is made with: `login = CocoaAction { … }`.
  mutating func noteAction(_ value: Expression, keptIn target: Expression, _ context: Context) {
    guard case .call(let callee, let arguments) = value.stripped.kind, callee.lastName?.beginsUppercase ?? false else {
      return
    }
    let closures = arguments.map(\.value.stripped).filter { if case .closure = $0.kind { true } else { false } }
    guard !closures.isEmpty else { return }
    for id in properties(target, context) {
      for closure in closures {
        uses.add(.closure(Origin(file: context.scope.file, offset: closure.offset)), usedBy: .variable(id))
      }
    }
  }

  /// Notes that an object may be called as a function.
  mutating func noteObject(_ arguments: [Argument], calledBy call: Int32) {
    guard functionsByName[Runner.calledName] != nil else { return }
    uses.add(shape(Runner.calledName, arguments), usedBy: call)
  }

  /// The properties that an expression can mean.
  private func properties(_ expression: Expression, _ context: Context) -> [VariableID] {
    guard let name = expression.stripped.lastName else { return [] }
    guard let members = types.members(expression, in: context.scope) else { return variablesByName[name] ?? [] }
    return members.compactMap { if case .variable(let id) = $0 { id } else { nil } }
  }
}
