import Facts
import NavigationModel

/// Calls by which flows begin and are shown.
struct FlowCalls {
  let call: RunningCall
  private let run: StepRun

  init(_ call: RunningCall) {
    self.call = call
    run = StepRun(call.runner)
  }

  /// `Flows.use(flow, when: .created) { root in … }`: the parameters of the closure are the roots of the flows.
  func use() -> RunningAnswer? {
    guard FlowWords.users.contains(call.base?.lastName ?? "") else { return nil }
    let used = call.arguments.filter(\.isUsedFlow)
      .map { LabeledValue(label: nil, value: call.value($0.value)) }
    guard let index = call.arguments.lastIndex(where: { $0.isTrailing || $0.label == "block" }),
      case .closure(let block) = call.value(call.arguments[index].value)
    else { return nil }
    let roots = used.enumerated().map { index, flow in
      guard let screen = screen(expectedBy: block, at: index) else { return flow }
      return LabeledValue(label: nil, value: screen)
    }
    return RunningAnswer(effects: call.runner.run(block, arguments: roots), done: [index])
  }

  /// The screen for which a closure takes the root that it is given: `let detail = root as? DetailViewController`.
  private func screen(expectedBy block: ClosureValue, at index: Int) -> Value? {
    let parameters = block.closure.parameters
    guard parameters.isEmpty || index < parameters.count else { return nil }
    let name = parameters.isEmpty ? "$\(index)" : parameters[index].name
    let program = call.linkage.program
    for written in block.closure.body.flatMap(\.boundValues) {
      guard case .cast(let root, let type, let form) = written.kind, form != .test, case .name(name, _) = root.kind,
        let id = program.resolve(type, from: block.scope.owner, file: block.scope.file), program.isScreen(id),
        program.container(id) == nil
      else { continue }
      return .typed(type.unwrapped, id)
    }
    return nil
  }

  /// `.contribute(withNextPresentable: x, withNextStepper: y)`: a flow or a screen from which further steps come.
  func contribute() -> RunningAnswer? {
    guard let parts = ContributedParts(call.name, argument: call.argument) else { return nil }
    let stepper = call.value(parts.stepper)
    var effects: [Effect] = []
    for alternative in call.value(parts.presentable).alternatives {
      guard let type = call.evaluator.typeID(of: alternative) else { continue }
      if run.flows.isFlow(type) {
        effects += begin(alternative, type, with: stepper)
      } else if call.linkage.program.isScreen(type) {
        beginScreen(type, with: stepper)
      }
    }
    return RunningAnswer(effects: effects)
  }

  /// `coordinator.coordinate(flow: flow, with: stepper)`: the first flow.
  func coordinate() -> RunningAnswer? {
    guard let flow = call.argument("flow") ?? call.argument("moordinator") else { return nil }
    let stepper = call.value(call.argument("with") ?? call.argument("withStepper"))
    let effects = call.value(flow).alternatives.flatMap { alternative -> [Effect] in
      guard let type = call.evaluator.typeID(of: alternative), run.flows.isFlow(type) else { return [] }
      return begin(alternative, type, with: stepper)
    }
    return effects.isEmpty ? nil : RunningAnswer(effects: effects)
  }

  /// What a flow does from the start: its content, if what it shows itself in is its own.
  private func begin(_ flow: Value, _ type: TypeID, with stepper: Value) -> [Effect] {
    guard let node = call.runner.actors.flow(type) else { return [] }
    let found = run.beginning(of: stepper, on: flow, at: call.origin)
    let start = call.effect(.childFlow, .node(node))
    let root = FlowRoot(call: call, run: run, flow: flow, type: type)
    let content = root.content
    // A screen that is the flow's root from the start needs no step to be there.
    let shown = (content ?? []).filter { effect in
      guard case .node(let screen)? = effect.target else { return false }
      return call.linkage.nodes[screen]?.kind == .screen
    }
    _ = call.runner.emission.claim(shown, by: node)
    guard root.isOwn else {
      // A screen that the flow is given is what it is seen as, too.
      if let content { call.runner.emission.fill(node, with: content) }
      return [start] + found
    }
    call.runner.emission.fill(node, with: content ?? found)
    return [start]
  }

  /// Steps that a stepper emits as soon as its screen is there are taken at that screen.
  private func beginScreen(_ screen: TypeID, with stepper: Value) {
    guard let owner = call.evaluator.dispatchType(in: call.scope) else { return }
    let node = call.linkage.nodes.identity(of: screen)
    for flow in run.flows.concrete(owner) {
      let found = run.beginning(of: stepper, on: run.flows.object(flow), at: call.origin)
      call.runner.emission.commit(found, at: .screen(node))
    }
  }
}

extension Argument {
  /// Whether `Flows.use` or its older form is given a flow with it.
  var isUsedFlow: Bool { !isTrailing && (label.map { $0.hasPrefix("flow") } ?? true) }
}

extension Statement {
  /// What the locals of a statement are made of, be it under a condition.
  fileprivate var boundValues: [Expression] {
    switch kind {
    case .binding(_, _, let value?): return [value]
    case .if(let conditions, _, _), .guard(let conditions, _):
      return conditions.compactMap { if case .binding(_, let value?) = $0 { value } else { nil } }
    default: return []
    }
  }
}
