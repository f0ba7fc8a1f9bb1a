import Facts

/// The steps that a value or a chain of reactive operators emits.
struct StepValues {
  let evaluator: Evaluator
  let flows: Flows

  private static let depthLimit = 12

  /// Every step that a value is or emits, each once.
  func steps(in value: Value) -> [Value] {
    var names: Set<ValueKey> = []
    return steps(in: value, depth: 0).filter { names.insert(ValueKey($0)).inserted }
  }

  private func steps(in value: Value, depth: Int) -> [Value] {
    guard depth < Self.depthLimit else { return [] }
    switch value {
    case .enumCase(let known): return flows.isStep(known.type) ? [value] : []
    case .instance(let instance): return flows.isStep(instance.id) ? [value] : []
    case .choice: return value.alternatives.flatMap { steps(in: $0, depth: depth + 1) }
    case .array(let elements): return elements.flatMap { steps(in: $0, depth: depth + 1) }
    case .term(let term):
      let named = value.isImplicitMember ? implicit(term) : []
      return named.isEmpty ? steps(in: term, depth) : named
    default: return []
    }
  }

  /// `.detail` where a helper of the app's wants a step: the enum is the one that has such a case.
  private func implicit(_ term: Term) -> [Value] {
    let name = String(term.name.dropFirst())
    let types = flows.steps.filter { type in evaluator.program[type].cases.contains { $0.name == name } }
    guard types.count == 1 else { return [] }
    return [.enumCase(EnumCaseValue(type: types[0], name: name, payload: term.arguments ?? []))]
  }

  /// What the last operator that makes steps makes; operators that only filter or delay are passed over.
  private func steps(in term: Term, _ depth: Int) -> [Value] {
    let made = (term.arguments ?? []).flatMap { argument -> [Value] in
      guard case .closure(let closure) = argument.value else { return steps(in: argument.value, depth: depth + 1) }
      let element = term.base.map { evaluator.element(of: $0) } ?? .unknown
      let given = element.isUnknown ? [] : [LabeledValue(label: nil, value: element)]
      return steps(in: evaluator.result(of: closure, arguments: given), depth: depth + 1)
    }
    if !made.isEmpty { return made }
    return term.base.map { steps(in: $0, depth: depth + 1) } ?? []
  }
}
