import Facts

extension WholeProgram {
  /// What views give those inside of them under the key that a property reads, as far as that can be called:
  /// `.environment(\.navigate, { path.append($0) })`, or an object around such a closure.
  ///
  /// Objects with state are found by their type; what state is given as a binding stays that.
  func surrounding(_ id: VariableID) -> [Value] {
    let program = evaluator.program
    guard let key = program[id].declaration.environmentKey, program.environmentValue(key) != nil else { return [] }
    return sites.named("environment").flatMap { site -> [Value] in
      guard site.form == .call, site.arguments.environmentKey == key else { return [] }
      return evaluator.evaluate(site.arguments[1].value, in: site.scope).alternatives.filter(canBeCalled)
    }
  }

  private func canBeCalled(_ value: Value) -> Bool {
    switch value {
    case .closure, .function: return true
    case .instance(let object):
      let program = evaluator.program
      return program[object.id].keyword == .struct
        && evaluator.storedProperties(of: object.id).contains { property in
          program[property].declaration.type.map { program.isFunction($0, in: object.id) } ?? false
        }
    default: return false
    }
  }
}
