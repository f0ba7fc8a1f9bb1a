import Facts
import NavigationModel

/// Steps that steppers emit.
struct StepCalls {
  let call: RunningCall
  private let run: StepRun

  init(_ call: RunningCall) {
    self.call = call
    run = StepRun(call.runner)
  }

  /// `steps.accept(AppStep.detail)`.
  func accept() -> RunningAnswer? {
    guard let relay = call.base, isRelay(relay), let step = call.argument(nil) ?? call.argument("step")
    else { return nil }
    return answer(run.steps(in: call.value(step)), relay)
  }

  /// `taps.map { AppStep.detail }.bind(to: steps)`.
  func bind() -> RunningAnswer? {
    guard let base = call.base, let relay = call.argument("to") ?? call.argument("onNext") ?? call.argument(nil),
      isRelay(relay)
    else { return nil }
    let stream = call.value(base)
    let steps = run.steps(in: stream)
    return answer(steps.isEmpty ? call.linkage.shared(SentSteps.init).steps(in: stream) : steps, relay)
  }

  private func answer(_ steps: [Value], _ relay: Expression) -> RunningAnswer? {
    var steppers = steppers(relay)
    guard !steppers.isEmpty else { return nil }
    // What a stepper emits while it is made, its flow gets once it listens.
    steppers.removeAll { call.runner.making[$0, default: 0] > 0 }
    if steps.isEmpty {
      call.leaveOpen("which steps are emitted could not be found out")
    } else {
      call.resolve(by: .parameter)
    }
    return RunningAnswer(
      effects: steps.flatMap { step in
        steppers.flatMap { run.effects(of: step, from: $0, at: call.origin) }
      })
  }

  private func isRelay(_ expression: Expression) -> Bool {
    // `store.route.send(path)` is Moordinator's.
    if call.name == "send" { return expression.lastName == "route" }
    return expression.lastName == "steps" || expression.lastName == "step"
  }

  /// The steppers whose relay it is.
  private func steppers(_ relay: Expression) -> [TypeID] {
    let object = relay.strippedBase.map { call.value($0) } ?? call.evaluator.selfValue(in: call.scope)
    return object.alternatives.compactMap { call.evaluator.typeID(of: $0) }
      .filter { !run.flows.flows(listeningTo: $0).isEmpty }
  }
}
