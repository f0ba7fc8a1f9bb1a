import Facts

/// Somebody who observes a store, as it is told of one state.
struct StoreObserver {
  private let subscription: ReduxStores.Subscription
  private let runner: Runner
  private let origin: Origin

  init(_ subscription: ReduxStores.Subscription, _ runner: Runner, at origin: Origin) {
    self.subscription = subscription
    self.runner = runner
    self.origin = origin
  }

  private var evaluator: Evaluator { runner.evaluator }

  /// What it does about a state that an action has led to, if that changes anything of what it observes.
  func effects(of state: StoreStates.State) -> [Effect] {
    selected(from: state.value).alternatives.flatMap { selected -> [Effect] in
      guard !state.parts.isUnchanged(selected) else { return [] }
      return run(state.parts.seen(selected, at: origin), asking: state.parts.changed(in: selected))
    }
  }

  /// What it does about the state that it finds when it subscribes.
  func effects(ofFirst state: StoreStates.State) -> [Effect] {
    run(state.parts.seen(selected(from: state.value), at: origin), asking: nil)
  }

  /// What of the state it observes.
  private func selected(from state: Value) -> Value {
    guard let selection = subscription.selection, let body = selection.closure.body.resultExpression,
      let selector = selector(in: body, of: selection)
    else { return state }
    return Reduction(runner).apply(selector, given: [LabeledValue(label: nil, value: state)])
  }

  /// The function that takes a part out of the state: `{ $0.select { $0.route }.skipRepeats() }`, or, in the first
  /// releases, the whole closure.
  private func selector(in body: Expression, of selection: ClosureValue) -> ClosureValue? {
    var current: Expression? = body
    while let expression = current?.stripped {
      guard case .call(let callee, let arguments) = expression.kind else { break }
      if callee.lastName == "select", let written = arguments.first {
        let scope = selection.scope.nested()
        evaluator.bind(selection.closure, to: [], in: scope)
        switch evaluator.evaluate(written.value, in: scope) {
        case .closure(let closure): return closure
        default:
          guard case .keyPath(_, let names) = written.value.kind else { return nil }
          return evaluator.closure(following: names, written.value, scope)
        }
      }
      current = callee.strippedBase
    }
    return Self.filters.contains(lastCall(of: body) ?? "") ? nil : selection
  }

  private func lastCall(of body: Expression) -> String? {
    if case .call(let callee, _) = body.stripped.kind { callee.lastName } else { nil }
  }

  /// What hands on the whole state, or not.
  private static let filters: Set<String> = ["only", "skip", "skipRepeats"]

  /// Runs the code that is told of a state, as far as it asks for some parts of that; `nil` is for all.
  private func run(_ state: Value, asking parts: Set<String>?) -> [Effect] {
    guard let function = runner.linkage.shared(ReduxStores.init).observer(subscription.subscriber) else { return [] }
    let declaration = runner.program[function].declaration
    let given = [LabeledValue(label: declaration.parameters[0].label, value: state)]
    let part = parts.map { AskingStatements(for: $0, of: declaration.parameters[0].name).of(declaration.body ?? []) }
    return runner.perform(function, receiver: subscription.object, arguments: given, at: origin, part: part)
  }
}
