import Facts
import NavigationModel

/// Runs each flow for each of its steps, whoever emits them: what flows say of themselves.
struct FlowRun {
  let runner: Runner

  func run() {
    let run = StepRun(runner)
    for (stepper, screens) in run.flows.screensOfSteppers.sorted(by: { $0.key < $1.key }) {
      for screen in screens where screen != stepper { runner.actors.hold(stepper, by: screen) }
    }
    for flow in run.flows.all where run.flows.concrete(flow) == [flow] {
      guard let navigate = run.navigate(of: flow) else { continue }
      for step in steps(handledBy: navigate, run.flows) {
        _ = runner.run(
          navigate, receiver: run.flows.object(flow), arguments: [LabeledValue(label: "to", value: step)])
      }
    }
    runLoneSteppers(run.flows)
  }

  /// What a stepper emits that was contributed with no screen happens at the screens that hold it; where none does, while
  /// its flow is seen.
  private func runLoneSteppers(_ flows: Flows) {
    for stepper in flows.loneSteppers {
      let nodes = flows.flows(listeningTo: stepper).compactMap(runner.actors.flow)
      let screens = runner.actors.screens(of: stepper)
      for members in runner.program[stepper].members.sorted(by: { $0.key < $1.key }).map(\.value) {
        for case .function(let id) in members where !Self.own.contains(runner.program[id].declaration.name) {
          let found = runner.run(id, receiver: flows.object(stepper), arguments: [])
          if screens.isEmpty { runner.emission.commitLate(found, atFirstScreensOf: nodes) }
          for screen in screens { runner.emission.commit(found, at: .screen(screen)) }
        }
      }
    }
  }

  /// Functions of a stepper that begin with its flow.
  private static let own: Set<String> = ["init", "deinit", "readyToEmitSteps"]

  /// A value for each case of the enums of steps that a function names; of all where it names none.
  private func steps(handledBy navigate: FunctionID, _ flows: Flows) -> [Value] {
    var names = StepNames()
    names.collect(runner.program[navigate].declaration.body ?? [])
    let owner = runner.program[navigate].owner
    let named = Set(names.types.compactMap { runner.program.resolve($0, from: owner) })
    let handled = flows.steps.filter(named.contains)
    return (handled.isEmpty ? flows.steps : handled).flatMap { type in
      runner.program[type].cases.map { declared in
        let payload = declared.parameters.map { parameter in
          LabeledValue(
            label: parameter.label,
            value: parameter.type.map { .typed($0.unwrapped, runner.program.resolve($0, from: type)) } ?? .unknown)
        }
        return .enumCase(EnumCaseValue(type: type, name: declared.name, payload: payload))
      }
    }
  }
}

/// Collects the types that code casts to or matches with.
private struct StepNames {
  private(set) var types: [TypeReference] = []

  mutating func collect(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .guard(let conditions, let otherwise):
        collect(conditions)
        collect(otherwise)
      case .if(let conditions, let then, let otherwise):
        collect(conditions)
        collect(then + (otherwise ?? []))
      case .switch(let subject, let cases):
        collect(subject)
        for branch in cases {
          branch.patterns.forEach { collect($0) }
          collect(branch.body)
        }
      case .expression(let expression), .return(let expression?), .binding(_, _, let expression?): collect(expression)
      default: break
      }
    }
  }

  private mutating func collect(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression), .binding(_, let expression?): collect(expression)
      case .match(let pattern, let expression):
        collect(pattern)
        collect(expression)
      case .binding(_, nil), .availability: break
      }
    }
  }

  private mutating func collect(_ pattern: Pattern) {
    switch pattern {
    case .enumCase(let type?, _, _), .type(let type, _): types.append(type)
    case .optional(let inner): collect(inner)
    case .expression(let expression): collect(expression)
    default: break
    }
  }

  private mutating func collect(_ expression: Expression) {
    switch expression.kind {
    case .cast(_, let type, _): types.append(type)
    case .member(let base?, _, _): collect(base)
    case .name(let name, _): types.append(.simple(name))
    case .call(let callee, let arguments):
      collect(callee)
      for argument in arguments { collect(argument.value) }
    default: break
    }
  }
}
