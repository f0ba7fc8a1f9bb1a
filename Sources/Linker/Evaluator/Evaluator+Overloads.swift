import Facts

extension Evaluator {
  /// Of functions that labels do not tell apart, those that the types of the arguments ask for.
  func overloads(
    _ candidates: [(id: FunctionID, receiver: Value?)], _ arguments: [LabeledValue]
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard candidates.count > 1, wholeProgram != nil, areToldApart(candidates.map(\.id)) else { return candidates }
    let scores = candidates.map { score(of: $0.id, arguments) }
    guard let best = scores.compactMap(\.self).max() else { return candidates }
    return zip(candidates, scores).filter { $0.1 == best }.map(\.0)
  }

  private func areToldApart(_ functions: [FunctionID]) -> Bool {
    let types = functions.map { program[$0].declaration.parameters.map { $0.type?.simpleName } }
    return types.dropFirst().contains { $0 != types[0] }
  }

  /// How many parameters are of just the type that is passed; `nil` where one is of another.
  private func score(of function: FunctionID, _ arguments: [LabeledValue]) -> Int? {
    let entry = program[function]
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    var parameters = entry.declaration.parameters[...]
    var score = 0
    for argument in arguments where !argument.isTrailing {
      while let next = parameters.first, next.label != argument.label { parameters.removeFirst() }
      guard let type = parameters.popFirst()?.type,
        let target = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file),
        isConcrete(target)
      else { continue }
      let known = argument.value.alternatives.filter { typeID(of: $0) != nil }
      guard !known.isEmpty else { continue }
      guard known.contains(where: { fits($0, type, in: scope) }) else { return nil }
      score += 1
    }
    return score
  }

  /// Whether a value can be in a variable of a written type: objects of an unrelated class cannot.
  func fits(_ value: Value, _ type: TypeReference?, in scope: Scope) -> Bool {
    guard let type,
      let target = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file),
      isConcrete(target)
    else { return true }
    switch value {
    case .instance(let instance): return isRelated(instance.id, target)
    case .enumCase(let enumCase): return enumCase.type == target
    case .typed(_, let id?): return isRelated(id, target) || !isConcrete(id)
    default: return true
    }
  }
}
