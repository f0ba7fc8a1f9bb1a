import Facts

/// Content that is shown for a value of the app's state: what it asks of that state has this answer.
///
/// `.fullScreenCover(isPresented: isShown) { if let route { Stack(first: route) } }`, where code has set the route.
extension ViewContent {
  /// Properties with a value that decides what is seen.
  struct KnownState {
    var variables: Set<VariableID>
    var value: Value

    init?(_ variables: [VariableID], are value: Value) {
      guard !value.isUnknown, !value.isNothing else { return nil }
      (self.variables, self.value) = (Set(variables), value)
    }
  }

  /// What the state is known to be that an expression reads.
  func knownValue(of expression: Expression, _ variables: [VariableID], _ scope: Scope) -> Value? {
    guard let known, !variables.isEmpty, known.variables.isSuperset(of: variables) else { return nil }
    asked.formUnion(evaluator.variables(expression, in: scope).map(\.id) + variables)
    return known.value
  }

  /// Whether conditions only unwrap state that is known to be there; `nil` where they ask for more.
  func truth(ofUnwrapping conditions: [Condition], _ scope: Scope) -> Bool? {
    guard known != nil, !conditions.isEmpty else { return nil }
    let isThere = conditions.allSatisfy { condition in
      guard case .binding(.name(let name), let value) = condition else { return false }
      let read = value ?? Expression(.name(name, []), at: 0)
      return knownValue(of: read, StateBindings(runner: runner).variables(read, in: scope), scope) != nil
    }
    return isThere ? true : nil
  }

  /// What the content finds in the properties that it asks, while it runs.
  func found(by runner: Runner) -> PutValues? {
    guard let known else { return nil }
    return runner.putReaders.put(Dictionary(uniqueKeysWithValues: asked.map { ($0, known.value) }))
  }
}
