import Facts

/// What is taken for the value of some properties while a question is asked.
///
/// `step = step.next` says what follows only to who knows where it starts.
struct Supposition {
  var variables: Set<VariableID>
  var value: Value
  /// What is concluded meanwhile counts for nothing afterwards.
  var generation: Int
}

extension Evaluator {
  /// Asks a question about what is the case while properties have some value.
  ///
  /// Nothing that is concluded on the way is kept.
  func supposing<Answer>(_ variables: Set<VariableID>, are value: Value, _ ask: () -> Answer) -> Answer {
    let before = (supposition, variableValues, sharedResults, closureResults, sharedValues)
    suppositions += 1
    supposition = Supposition(variables: variables, value: value, generation: -suppositions)
    (variableValues, sharedResults, closureResults, sharedValues) = ([:], [:], ClosureResults(), [:])
    defer { (supposition, variableValues, sharedResults, closureResults, sharedValues) = before }
    return ask()
  }

  /// What is taken for the value of a property just now, or was just put there.
  func supposed(_ id: VariableID) -> Value? {
    if let supposition, supposition.variables.contains(id) { return supposition.value }
    if let found = put?.values[id] { return found }
    return queues.contains(id) ? .array([]) : nil
  }

  /// Whether numbers and places in lists are told one by one.
  var isExact: Bool { followsObjects || supposition != nil }
}
