import Facts

/// A stream that is bound to an observer: `taps.map { Routing.dismiss }.bind(to: rx.routing)`.
struct RxBinding {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// Runs the observer's closure with what the stream brings.
  func bind() -> RunningAnswer? {
    guard let stream = call.base,
      let index = call.arguments.firstIndex(where: { !$0.isTrailing && ($0.label == "to" || $0.label == nil) })
    else { return nil }
    let observer = call.arguments[index].value
    let closures = call.value(observer).alternatives.flatMap(closures)
    guard !closures.isEmpty else { return nil }
    let arguments = [owner(of: observer), element(of: stream)].map { LabeledValue(label: nil, value: $0) }
    let found = closures.flatMap { call.runner.perform($0, arguments: arguments) }
    return RunningAnswer(effects: call.runner.libraryRun(found, of: call), done: [index])
  }

  /// The closures that a binder or its wrappers were made of.
  private func closures(_ value: Value) -> [ClosureValue] {
    guard case .term(let term) = value else { return [] }
    let own = (term.arguments ?? []).compactMap { argument -> ClosureValue? in
      if case .closure(let closure) = argument.value, closure.closure.parameters.count == 2 { closure } else { nil }
    }
    return own.isEmpty ? term.base.map(closures) ?? [] : own
  }

  /// What stands before `.rx`, or what a binder is made with: `Binder(self) { flow, _ in … }`.
  private func owner(of observer: Expression) -> Value {
    if case .call(let callee, let arguments) = observer.stripped.kind, callee.lastName == "Binder",
      let owner = arguments.first, owner.label == nil, !owner.isTrailing
    {
      return call.value(owner.value)
    }
    guard let reactive = observer.strippedBase, reactive.lastName == "rx", let owner = reactive.strippedBase else {
      return call.evaluator.selfValue(in: call.scope)
    }
    return call.value(owner)
  }

  /// What the last `map` of a chain makes of its elements.
  private func element(of stream: Expression) -> Value {
    var current: Expression? = stream
    while let expression = current?.stripped, case .call(let callee, let arguments) = expression.kind {
      if callee.lastName == "map", let closure = arguments.last?.value, case .closure(let made) = call.value(closure) {
        return call.evaluator.result(of: made, arguments: [])
      }
      current = callee.strippedBase
    }
    return .unknown
  }
}
