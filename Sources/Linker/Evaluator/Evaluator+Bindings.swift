import Facts

/// What SwiftUI's bindings lead to: `@Binding var dialog: Dialog?`, given as `$dialog`.
extension Evaluator {
  /// What a property holds, through the binding that it was given: functions, and objects that may hold some.
  ///
  /// Plain state stays the binding itself, for it changes while the view is there.
  func bound(_ value: Value, in id: VariableID) -> Value {
    guard wholeProgram != nil, program[id].declaration.attributes.contains(where: { $0.name == "Binding" }) else {
      return value
    }
    return .oneOf(
      value.alternatives.map { alternative in
        guard let state = state(behind: alternative, depth: 0) else { return alternative }
        let holding = state.alternatives.filter(\.canHoldFunctions)
        return holding.isEmpty ? alternative : .oneOf(holding)
      })
  }

  private func state(behind value: Value, depth: Int) -> Value? {
    guard depth < 4, case .term(let term) = value, term.arguments == nil else { return nil }
    if let base = term.base {
      guard let state = state(behind: base, depth: depth + 1) else { return nil }
      let expression = Expression(.member(nil, term.name, term.generics), at: term.origin.offset)
      return .oneOf(
        state.alternatives.map { member(of: $0, term.name, term.generics, expression, in: term.scope) })
    }
    guard term.name.hasPrefix("$"), term.name.dropFirst().first?.isNumber == false else { return nil }
    return evaluate(Expression(.name(String(term.name.dropFirst()), []), at: term.origin.offset), in: term.scope)
  }
}

extension Value {
  /// Whether it is a function, or something made of several parts.
  fileprivate var canHoldFunctions: Bool {
    switch self {
    case .closure, .function, .instance, .tuple: true
    default: false
    }
  }
}
