import Facts
import NavigationModel

/// Steps that flows hand on to each other.
struct ForwardCalls {
  let call: RunningCall
  private let run: StepRun

  init(_ call: RunningCall) {
    self.call = call
    run = StepRun(call.runner)
  }

  /// `.forwardToCurrentFlow(withStep: …)`.
  func toCurrentFlow(_ label: String = "withStep") -> RunningAnswer? {
    guard let step = call.argument(label), !flows.isEmpty else { return nil }
    return RunningAnswer(effects: effects(of: step, on: flows))
  }

  /// `.end(forwardToParentFlowWithStep: …)`, `.forwardToParentFlow(withStep: …)`.
  func toParentFlow(_ label: String?, isEnd: Bool) -> RunningAnswer? {
    guard let step = call.argument(label), !flows.isEmpty else { return nil }
    let parents = flows.flatMap { run.flows.parents[$0] ?? [] }
      .reduce(into: [TypeID]()) { if !$0.contains($1) { $0.append($1) } }
    let ends = isEnd ? parents.compactMap(call.runner.actors.flow).map { call.effect(.finishFlow, .node($0)) } : []
    return RunningAnswer(effects: ends + effects(of: step, on: parents))
  }

  /// `flowCoordinator.navigate(to: …)`: a step from outside is offered to every flow that runs.
  func toEveryFlow() -> RunningAnswer? {
    guard let step = call.argument("to"), let base = call.base, isCoordinator(call.value(base)) else { return nil }
    return RunningAnswer(effects: effects(of: step, on: run.flows.all.filter { run.flows.concrete($0) == [$0] }))
  }

  private func isCoordinator(_ value: Value) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .term(let term): term.name == "FlowCoordinator"
      case .typed(let type, _): type.simpleName == "FlowCoordinator"
      default: false
      }
    }
  }

  private func effects(of step: Expression, on flows: [TypeID]) -> [Effect] {
    let steps = run.steps(in: call.value(step))
    return flows.flatMap { flow in
      steps.flatMap { run.effects(of: $0, on: run.flows.object(flow), at: call.origin) }
    }
  }

  /// The flows whose code this is.
  private var flows: [TypeID] { call.evaluator.dispatchType(in: call.scope).map(run.flows.concrete) ?? [] }
}
