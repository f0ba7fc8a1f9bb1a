import Facts

extension Evaluator {
  /// The app's own subscripts that brackets behind a value mean, with the object of each.
  func subscripts(
    of base: Expression, _ arguments: [LabeledValue], in scope: Scope
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard wholeProgram != nil || followsObjects, hasSubscripts else { return [] }
    return evaluate(base, in: scope).alternatives.flatMap { receiver -> [(id: FunctionID, receiver: Value?)] in
      guard let type = typeID(of: receiver) else { return [] }
      let fitting: [(id: FunctionID, receiver: Value?)] = program.members(named: "subscript", of: type).compactMap {
        guard case .function(let id) = $0, program[id].declaration.body != nil,
          accepts(program[id].declaration.parameters, arguments)
        else { return nil }
        return (id, receiver)
      }
      return meant(among: fitting, arguments)
    }
  }

  /// `dictionary[key]`: what the program stores under that key; else any element.
  func subscripted(_ base: Expression, _ arguments: [Argument], in scope: Scope) -> Value {
    let given = labeled(arguments, in: scope)
    let own = subscripts(of: base, given, in: scope)
    if !own.isEmpty { return .oneOf(own.map { result(of: $0.id, arguments: given, receiver: $0.receiver) }) }
    if let stores, let key = arguments.first, let id = storedVariable(base, in: scope) {
      let wanted = evaluate(key.value, in: scope)
      let found = stores.elements(of: id, key: wanted)
      if !found.isEmpty { return .oneOf(found + elements(thatBegin: id, under: wanted)) }
    }
    let value = evaluate(base, in: scope)
    if followsObjects, arguments.first?.label == "keyPath", case .closure(let path) = given[0].value {
      return result(of: path, arguments: [LabeledValue(label: nil, value: value)])
    }
    if let key = arguments.first, case .dictionary(let pairs) = value {
      let wanted = evaluate(key.value, in: scope)
      let found = pairs.filter { mayEqual($0.key, wanted) }.map(\.value)
      let isSure = followsObjects && found.count == 1 && wanted.isPlain
      if arguments.count == 2, arguments[1].label == "default", !isSure {
        return .oneOf(found + [evaluate(arguments[1].value, in: scope)])
      }
      if !found.isEmpty { return .oneOf(found) }
    }
    // Which one is meant, a number tells.
    if isExact, let key = arguments.first, case .array(let elements) = value,
      case .number(let text) = evaluate(key.value, in: scope), let index = Int(text)
    {
      if elements.indices.contains(index) { return elements[index] }
      if supposition != nil { return .unknown }
    }
    return element(of: value)
  }

  /// What a table has under a key from the beginning, and what is added to that later.
  private func elements(thatBegin id: VariableID, under key: Value) -> [Value] {
    guard wholeProgram != nil, case .dictionary(let entries)? = program[id].declaration.value?.kind, !entries.isEmpty
    else { return [] }
    return value(of: id).alternatives.flatMap { table -> [Value] in
      guard case .dictionary(let pairs) = table else { return [] }
      return pairs.filter { mayEqual($0.key, key) }.map(\.value)
    }
  }
}
