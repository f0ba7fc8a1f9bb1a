import Facts

extension Evaluator {
  /// Binds the parameters of a closure, named or by position.
  func bind(_ closure: Closure, to arguments: [LabeledValue], in scope: Scope) {
    let arguments = spread(arguments, over: closure.parameters.isEmpty ? unnamed(closure) : closure.parameters.count)
    for (index, argument) in arguments.enumerated() { scope.bind("$\(index)", .argument(argument, declared: nil)) }
    for (index, parameter) in closure.parameters.enumerated() {
      if index < arguments.count {
        scope.bind(parameter: parameter.name, .argument(arguments[index], declared: parameter.type))
      } else {
        let type = parameter.type.map { resolvedAlias($0.unwrapped, in: scope) }
        let value = type.map { Value.typed($0, program.resolve($0, from: scope.owner, file: scope.file)) }
        scope.bind(parameter: parameter.name, .value(value ?? .unknown))
      }
    }
  }

  /// How many parameters a closure takes without naming them, as far as that is to be told.
  private func unnamed(_ closure: Closure) -> Int {
    guard followsObjects else { return 0 }
    var collector = NameCollector()
    collector.collect(closure.body)
    return collector.names.contains("$1") ? 2 : 0
  }

  /// A tuple is what a closure of several parameters takes, too: `ForEach(zip(a, b)) { a, b in … }`.
  private func spread(_ arguments: [LabeledValue], over count: Int) -> [LabeledValue] {
    // An entry of a table of closures is its key and the closure.
    if count == 2, arguments.count == 1, case .closure = arguments[0].value {
      return [LabeledValue(label: nil, value: .unknown), arguments[0]]
    }
    guard count > 1, arguments.count == 1, case .tuple(let parts) = arguments[0].value, parts.count == count else {
      return arguments
    }
    return parts
  }
}
