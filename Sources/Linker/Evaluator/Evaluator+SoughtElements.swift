import Facts

/// What a closure leaves of a list whose elements are written one by one: `rows.first { $0.title == title }`.
extension Evaluator {
  /// Longer lists are taken as a whole.
  private static let soughtLimit = 64

  /// The list without the elements of which it is known that the closure does not mean them; where that is all of them,
  /// nothing is known.
  func sought(in list: Value, _ given: [LabeledValue]) -> Value {
    guard wholeProgram != nil, case .array(let elements) = list, (2...Self.soughtLimit).contains(elements.count),
      given.count == 1, case .closure(let asks) = given[0].value, asks.closure.body.count == 1,
      let question = asks.closure.body.resultExpression, question.comparesConstants
    else { return list }
    let found = elements.filter { element in
      let inner = asks.scope.nested()
      bind(asks.closure, to: [LabeledValue(label: nil, value: element)], in: inner)
      return mayHold(question, in: inner)
    }
    return found.isEmpty ? list : .array(found)
  }

  /// Whether a comparison may come out true, as far as texts, numbers and cases tell that no code changes.
  private func mayHold(_ question: Expression, in scope: Scope) -> Bool {
    guard case .operators(let names, let operands) = question.stripped.kind else { return true }
    switch names.first {
    case "&&" where names.allSatisfy({ $0 == "&&" }): return operands.allSatisfy { mayHold($0, in: scope) }
    case "==" where operands.count == 2:
      guard operands.allSatisfy({ !mayChange($0, in: scope) }) else { return true }
      return mayEqual(evaluate(operands[0], in: scope), evaluate(operands[1], in: scope))
    default: return true
    }
  }

  /// Whether a property is meant that code gives another value some time.
  private func mayChange(_ operand: Expression, in scope: Scope) -> Bool {
    variables(operand, in: scope).contains { id, _ in
      !program[id].declaration.isStatic && !(wholeProgram?.constants.contains(id) ?? false)
    }
  }
}

extension Expression {
  /// Whether it asks for something that equals something else.
  fileprivate var comparesConstants: Bool {
    guard case .operators(let names, let operands) = stripped.kind else { return false }
    return names == ["=="] || names.allSatisfy { $0 == "&&" } && operands.contains(where: \.comparesConstants)
  }
}
