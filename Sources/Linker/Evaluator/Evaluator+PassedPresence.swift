import Facts

/// Whether there is something in what callers pass, where they write it, or where types on the way allow no `nil`.
extension Evaluator {
  /// What is passed on from function to function is followed this far.
  private static let presenceDepth = 12

  /// Whether there is something in a parameter, where what the caller passes or the types on the way decide that.
  ///
  /// What a cast leaves of it is another question.
  func passedPresence(_ expression: Expression, in scope: Scope) -> Bool? {
    guard wholeProgram != nil, case .name(let name, _) = expression.kind, let meanings = scope.lookup(name),
      meanings.count == 1
    else { return nil }
    switch meanings[0] {
    case .argument, .value: break
    default: return nil
    }
    if isSurelyThere(meanings[0], in: scope, depth: 0) { return true }
    if case .null? = constant(meanings[0], in: scope) { return false }
    return nil
  }

  /// Whether an argument is something, whatever the parameter allows, as far as it is written or types say so.
  func isSurelyThere(_ argument: LabeledValue) -> Bool {
    argument.written.map { isSurelyThere($0.expression, in: $0.scope, depth: 0) } ?? false
  }

  private func isSurelyThere(_ expression: Expression, in scope: Scope, depth: Int) -> Bool {
    guard depth < Self.presenceDepth, expression.optionalLink == nil else { return false }
    switch expression.kind {
    case .boolean, .string, .number, .array, .dictionary, .closure, .forced: return true
    case .name(let name, _):
      if let meanings = scope.lookup(name) {
        return meanings.count == 1 && isSurelyThere(meanings[0], in: scope, depth: depth + 1)
      }
    case .member(_?, _, _): break
    default: return false
    }
    let properties = variables(expression, in: scope)
    return !properties.isEmpty
      && properties.allSatisfy { id, _ in
        isNeverNothing(program[id].declaration.type, Scope(file: program[id].file, owner: program[id].owner))
      }
  }

  private func isSurelyThere(_ meaning: Scope.Binding, in scope: Scope, depth: Int) -> Bool {
    switch meaning {
    case .argument(let passed, let declared):
      return isNeverNothing(declared, scope)
        || passed.written.map { isSurelyThere($0.expression, in: $0.scope, depth: depth + 1) } ?? false
    case .parameter(let function, let name, _):
      let parameter = program[function].declaration.parameters.first { $0.name == name }
      return isNeverNothing(parameter?.type, scope)
    case .expression(let local, let declared):
      return isNeverNothing(declared, scope)
        || local.written.map { isSurelyThere($0.expression, in: $0.scope, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// Whether a type that is written, and is no parameter of a generic type or function, allows no `nil`.
  private func isNeverNothing(_ type: TypeReference?, _ scope: Scope) -> Bool {
    guard let type, case .named(let path, _) = resolvedAlias(type, in: scope) else { return false }
    guard path.count == 1, program.typesByName[path[0]] == nil else { return true }
    if scope.genericArgument(path[0]) != nil { return false }
    let function = scope.function.map { program[$0].declaration.genericParameters } ?? []
    return !function.contains { $0.name == path[0] }
      && !(scope.owner.map { program[$0].isGeneric(over: path[0]) } ?? false)
  }
}
