import Facts

/// What an operator makes of the elements of a stream.
enum StreamOperator {
  /// Something that a closure says: `map { $0 != nil }`.
  case made(Expression)
  /// Something of which nothing is known.
  case open

  /// The operators that a written chain has behind its first publisher, in their order.
  static func all(in publisher: Expression) -> [StreamOperator] {
    var found: [StreamOperator] = []
    var current: Expression? = publisher
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, let arguments):
        let name = callee.lastName ?? ""
        if mapping.contains(name), arguments.count == 1 {
          found.append(.made(arguments[0].value))
        } else if transforming.contains(name) {
          found.append(.open)
        }
        current = callee.strippedBase
      case .member(let base, _, _): current = base
      default: return found.reversed()
      }
    }
    return found.reversed()
  }

  private static let mapping: Set<String> = ["compactMap", "map", "tryMap"]
  private static let transforming: Set<String> = mapping.union([
    "collect", "combineLatest", "flatMap", "merge", "reduce", "scan", "withLatestFrom", "zip",
  ])
}

extension [StreamOperator] {
  /// What arrives of an element at the end; `nil` where that stays open.
  func element(after sent: Value, in scope: Scope, _ runner: Runner) -> Value? {
    var element = sent
    for step in self {
      guard case .made(let written) = step,
        case .closure(let closure) = runner.evaluator.evaluate(written, in: scope)
      else { return nil }
      let given = [LabeledValue(label: nil, value: element)]
      element = runner.evaluator.result(of: closure, arguments: given)
      // `{ $0 != nil }` is a question that only running code asks.
      guard element.isUnknown else { continue }
      guard closure.closure.body.count == 1, let only = closure.closure.body.resultExpression else { return nil }
      let inner = closure.scope.nested()
      runner.evaluator.bind(closure.closure, to: given, in: inner)
      element = runner.value(ofAssigned: only, inner)
      if element.isUnknown { return nil }
    }
    return element
  }
}
