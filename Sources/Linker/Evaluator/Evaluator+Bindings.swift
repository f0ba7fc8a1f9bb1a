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
        let holding = state(behind: alternative, depth: 0)?.alternatives.filter(\.canHoldFunctions) ?? []
        return holding.isEmpty ? object(of: id, behind: alternative) ?? alternative : .oneOf(holding)
      })
  }

  /// Some object of the class that is written, where a binding leads to one that was not found; of a struct, where code
  /// makes the binding by hand.
  private func object(of id: VariableID, behind binding: Value) -> Value? {
    guard case .term(let term) = binding, let type = program[id].declaration.type?.unwrapped,
      let written = program.resolve(type, from: program[id].owner, file: program[id].file)
    else { return nil }
    switch program[written].keyword {
    case .class: return .typed(type, written)
    case .struct: return term.base == nil && term.argument("get") != nil ? .typed(type, written) : nil
    default: return nil
    }
  }

  private func state(behind value: Value, depth: Int) -> Value? {
    guard depth < 4, case .term(let term) = value, term.arguments == nil else { return nil }
    if let base = term.base {
      // `viewModel.$client` is a binding of an object's, `$viewModel.client` one to a part of a binding.
      var name = term.name
      var holders: Value? = base
      if name.withoutDollar == name {
        holders = state(behind: base, depth: depth + 1)
      } else {
        name = name.withoutDollar
      }
      guard let holders else { return nil }
      let expression = Expression(.member(nil, name, term.generics), at: term.origin.offset)
      return .oneOf(holders.alternatives.map { member(of: $0, name, term.generics, expression, in: term.scope) })
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
