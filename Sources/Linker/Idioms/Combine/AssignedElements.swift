import Facts
import NavigationModel

/// What publishers put into properties: `sync().map { _ in Phase.home }.assign(to: &$phase)`.
struct AssignedElements {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private static let depthLimit = 12

  /// Whoever has a publisher fill a property that decides what is shown changes it to what that brings.
  func assign() -> RunningAnswer? {
    guard let base = call.base, let target = PublishedObservers.target(of: call.arguments) else { return nil }
    let elements = elements(of: call.value(base), depth: 0)
    guard !elements.isEmpty else { return nil }
    let views = call.runner.views
    let effects = StateBindings(runner: call.runner).variables(target, in: call.scope).flatMap { variable in
      let type = call.runner.program[variable].declaration.type
      return elements.map { call.evaluator.contextual($0, type, in: call.scope) }.filter { $0.stateName != nil }
        .prefix(12).map { views.pending(.set(variable, $0), 3, $0, variable, call, .select) }
    }
    return effects.isEmpty ? nil : RunningAnswer(effects: effects)
  }

  /// The elements that code writes out, through whatever operators.
  private func elements(of publisher: Value, depth: Int) -> [Value] {
    guard depth < Self.depthLimit else { return [] }
    let inner = { (value: Value) in elements(of: value, depth: depth + 1) }
    return publisher.alternatives.flatMap { alternative -> [Value] in
      // What is made of the elements of who knows what reads like a list.
      if case .array(let made) = alternative { return made.flatMap(\.alternatives) }
      guard case .term(let term) = alternative else { return [] }
      let given = term.arguments ?? []
      switch term.name {
      case "Just": return given.flatMap(\.value.alternatives)
      case "map", "compactMap", "tryMap": return given.flatMap { results(of: $0.value) }
      case "flatMap": return given.flatMap { results(of: $0.value) }.flatMap(inner)
      case "catch", "tryCatch":
        return (term.base.map(inner) ?? []) + given.flatMap { results(of: $0.value) }.flatMap(inner)
      case "append", "merge", "prepend", "replaceEmpty", "replaceError", "replaceNil":
        return (term.base.map(inner) ?? []) + given.flatMap(\.value.alternatives)
      default: return term.base.map(inner) ?? []
      }
    }
  }

  private func results(of value: Value) -> [Value] {
    value.alternatives.flatMap { alternative -> [Value] in
      guard case .closure(let closure) = alternative else { return [] }
      return call.evaluator.result(of: closure, arguments: []).alternatives
    }
  }
}
