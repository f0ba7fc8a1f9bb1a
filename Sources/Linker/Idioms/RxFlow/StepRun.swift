import Facts
import NavigationModel

/// Runs flows for steps.
struct StepRun {
  let runner: Runner
  let flows: Flows

  init(_ runner: Runner) {
    self.runner = runner
    flows = runner.linkage.shared(Flows.init)
  }

  private var evaluator: Evaluator { runner.evaluator }
  private var program: Program { runner.program }

  /// The steps that a value is or emits.
  func steps(in value: Value) -> [Value] { StepValues(evaluator: evaluator, flows: flows).steps(in: value) }

  /// What a flow does for a step, once it was adapted.
  func effects(of step: Value, on flow: Value, at origin: Origin) -> [Effect] {
    guard let type = evaluator.typeID(of: flow), let navigate = navigate(of: type) else { return [] }
    return adapted(step, by: flow, type, at: origin).flatMap { step, gates in
      runner.run(navigate, receiver: flow, arguments: [LabeledValue(label: "to", value: step)], at: origin)
        .map { $0.behind(gates) }
    }
  }

  /// The steps that a flow makes of one, with the gate where it has a choice.
  private func adapted(
    _ step: Value, by flow: Value, _ type: TypeID, at origin: Origin
  ) -> [(step: Value, gates: [Gate])] {
    guard let adapt = function("adapt", of: type) else { return [(step, [])] }
    let result = evaluator.result(
      of: adapt, arguments: [LabeledValue(label: "step", value: step)], receiver: flow, at: origin)
    let found = steps(in: result)
    guard !found.isEmpty else { return [(step, [])] }
    guard found.count > 1 else { return [(found[0], [])] }
    let gate = Gate(
      name: "\(program[type].name).adapt", kind: .interceptor,
      source: program.place(program[adapt].file, program[adapt].declaration.offset))
    return found.map { ($0, [gate]) }
  }

  /// What the flows do that listen to a stepper.
  func effects(of step: Value, from stepper: TypeID, at origin: Origin) -> [Effect] {
    flows.flows(listeningTo: stepper).flatMap { flow in
      let strangers = flows.strangers(to: flow, withSteppersOf: stepper)
      return (effects(of: step, on: flows.object(flow), at: origin) + effectsAbove(flow, of: step, at: origin))
        .map { $0.among(strangers) }
    }
  }

  /// What the flows above do for a step that a flow does not handle; such a step goes up by one.
  ///
  /// A flow whose root the one above takes away has ended.
  private func effectsAbove(_ flow: TypeID, of step: Value, at origin: Origin) -> [Effect] {
    guard let parents = flows.parents[flow], leavesToParent(step, flow) else { return [] }
    return parents.flatMap { parent -> [Effect] in
      let found = effects(of: step, on: flows.object(parent), at: origin)
      if found.contains(where: \.kind.isWayBack), let node = runner.actors.flow(flow),
        let above = runner.actors.flow(parent)
      {
        let place = navigate(of: flow).map { program[$0] }
          .map { Origin(file: $0.file, offset: $0.declaration.offset) }
        let end = Effect(kind: .finishFlow, target: .node(above), origin: place ?? origin, gates: [])
        _ = runner.emission.claim([end], by: node)
      }
      return found
    }
  }

  /// Whether all that a flow answers to a step is that it does not handle it: `.stepNotHandled`.
  private func leavesToParent(_ step: Value, _ flow: TypeID) -> Bool {
    guard let navigate = navigate(of: flow), let body = program[navigate].declaration.body else {
      return false
    }
    let given = [LabeledValue(label: "to", value: step)]
    let scope = evaluator.scope(of: navigate, receiver: flows.object(flow), arguments: given, at: nil)
    let answers = evaluator.results(of: body, in: scope, implicit: true).flatMap(\.alternatives)
    return !answers.isEmpty && answers.allSatisfy(\.isNotHandled)
  }

  /// What a stepper emits by itself when a flow begins to listen to it.
  func beginning(of stepper: Value, on flow: Value, at origin: Origin) -> [Effect] {
    stepper.alternatives.flatMap { alternative -> [Effect] in
      if case .term(let term) = alternative {
        switch term.name {
        case _ where FlowWords.single.contains(term.name):
          let step = term.argument("withSingleStep") ?? term.argument("singlePath") ?? term.unlabeled?.value
          let steps = step.map(steps) ?? []
          return steps.flatMap { effects(of: $0, on: flow, at: origin) }
        case "CompositeStepper":
          return parts(of: term).flatMap { beginning(of: $0, on: flow, at: origin) }
        default: return []
        }
      }
      guard let type = evaluator.typeID(of: alternative) else { return [] }
      var found: [Effect] = []
      for case .variable(let id) in FlowWords.initial.flatMap({ program.members(named: $0, of: type) }) {
        let initial = steps(in: evaluator.value(of: id, receiver: alternative))
        found += initial.flatMap { effects(of: $0, on: flow, at: origin) }
      }
      if !program.isScreen(type) {
        for case .function(let id) in program.members(named: "init", of: type) {
          found += runner.run(id, receiver: flows.object(type), arguments: [])
        }
      }
      if let ready = function("readyToEmitSteps", of: type) {
        found += runner.run(ready, receiver: alternative, arguments: [], at: origin)
      }
      return found
    }
  }

  private func parts(of composite: Term) -> [Value] {
    guard case .array(let parts)? = composite.argument("steppers") else { return [] }
    return parts
  }

  /// The function of a flow that is asked to navigate to a step.
  func navigate(of type: TypeID) -> FunctionID? {
    FlowWords.navigating.sorted().lazy.compactMap { self.function($0, of: type) }.first
  }

  /// The app's function of a flow or stepper by name; of several, the one that takes any step.
  func function(_ name: String, of type: TypeID) -> FunctionID? {
    let found = program.members(named: name, of: type).compactMap { member -> FunctionID? in
      if case .function(let id) = member, program[id].declaration.body != nil { id } else { nil }
    }
    return found.first { id in
      program[id].declaration.parameters.first?.type?.simpleName.map(FlowWords.steps.contains) ?? false
    } ?? found.first
  }
}

extension Effect {
  /// The same effect as one that some screens ask another flow for.
  fileprivate func among(_ strangers: Set<NodeID>) -> Effect {
    guard !strangers.isEmpty else { return self }
    var effect = self
    effect.strangers = strangers
    return effect
  }
}

extension Value {
  /// `.stepNotHandled`, with or without its type.
  fileprivate var isNotHandled: Bool {
    if case .term(let term) = self { term.name == ".stepNotHandled" || term.name == "stepNotHandled" } else { false }
  }
}
