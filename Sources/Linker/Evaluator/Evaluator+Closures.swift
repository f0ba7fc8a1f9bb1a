import Facts

extension Evaluator {
  /// What a closure returns for some arguments; `$0` and the like are bound too.
  func result(of closure: ClosureValue, arguments: [LabeledValue]) -> Value {
    // A local function may call itself.
    let place = Origin(file: closure.scope.file, offset: closure.offset)
    guard activeClosures[place, default: 0] < 2 else {
      cuts += 1
      return .unknown
    }
    activeClosures[place, default: 0] += 1
    defer { activeClosures[place, default: 1] -= 1 }
    guard wholeProgram != nil else { return bodyResult(of: closure, arguments) }
    for argument in arguments { _ = argument.value }
    guard let call = ClosureCall(closure, arguments) else { return bodyResult(of: closure, arguments) }
    if let known = closureResults[call] { return known }
    let before = cuts
    let value = bodyResult(of: closure, arguments)
    // What was cut off here may be known to who asks from elsewhere.
    if cuts == before { closureResults.keep(value, of: closure, arguments, for: call) }
    return value
  }

  private func bodyResult(of closure: ClosureValue, _ arguments: [LabeledValue]) -> Value {
    let scope = closure.scope.nested()
    if followsObjects, closure.isFunction {
      bind(closure.closure.parameters, to: arguments, in: scope)
    } else {
      bind(closure.closure, to: arguments, in: scope)
    }
    bindGenerics(of: closure, in: scope)
    return resultOfBody(of: closure, in: scope)
  }
}
