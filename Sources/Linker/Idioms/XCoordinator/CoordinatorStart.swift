import Facts
import NavigationModel

/// What a coordinator shows from the start: its initial route, its tabs, its pages.
struct CoordinatorStart {
  let call: RunningCall
  private let coordinators: Coordinators

  init(_ call: RunningCall) {
    self.call = call
    coordinators = call.linkage.shared(Coordinators.init)
  }

  /// `super.init(initialRoute: .home)`, where the superclass is the library's.
  func superInitializer() -> RunningAnswer? {
    guard call.base?.isSuper == true, let owner = call.scope.owner, coordinators.isCoordinator(owner),
      coordinators.base(of: owner) != nil
    else { return nil }
    let found = effects(of: call.evaluator.selfValue(in: call.scope))
    // Where it begins may be told by whoever makes it, and by no heir: then each shows what it asked for.
    if let first = call.argument("initialRoute"), call.isPassed(first),
      call.evaluator.dispatchType(in: call.scope) == owner
    {
      return RunningAnswer(effects: found)
    }
    let routes = Set(call.arguments.indices.filter { call.arguments[$0].label == "initialRoute" })
    return RunningAnswer(effects: keepingContent(found), done: routes)
  }

  /// An initialiser that the coordinator inherits from the library.
  func made(_ object: Value) -> [Effect] {
    guard let type = call.evaluator.typeID(of: object), coordinators.isCoordinator(type),
      call.linkage.program.members(named: "init", of: type).isEmpty
    else { return [] }
    let found = effects(of: object)
    guard ownsRoot(call.argument("rootViewController")), let flow = call.runner.actors.flow(type) else { return found }
    return kept(found, by: flow)
  }

  /// What the arguments of the library's initialiser show.
  private func effects(of coordinator: Value) -> [Effect] {
    let transitions = TransitionCalls(call)
    return call.arguments.flatMap { argument -> [Effect] in
      switch argument.label {
      case "initialRoute":
        let route = call.value(argument.value)
        return RouteRun(call.runner).effects(of: route, on: coordinator, at: call.origin) ?? []
      case "root": return transitions.effects(.setStack, argument.value)
      case "tabs": return transitions.contained(.tab, argument.value)
      case "pages": return transitions.contained(.page, argument.value)
      case "master", "detail", "primary", "secondary", "supplementary", "compact":
        return argument.value.isNil ? [] : transitions.effects(.split, argument.value, detail: argument.label)
      default: return []
      }
    }
  }

  /// In an initialiser, what a coordinator does to a root view controller of its own is its content, which is seen
  /// when the coordinator is shown.
  func keepingContent(_ effects: [Effect]) -> [Effect] {
    guard let owner = call.scope.owner, coordinators.isCoordinator(owner), call.base.map(\.isOwn) ?? true,
      let function = call.scope.function, call.linkage.program[function].declaration.name == "init",
      let type = call.evaluator.dispatchType(in: call.scope), let flow = call.runner.actors.flow(type),
      ownsRoot(rootArgument(of: function))
    else { return effects }
    return kept(effects, by: flow)
  }

  private func kept(_ effects: [Effect], by flow: NodeID) -> [Effect] {
    let effects = effects.map { $0.behind(call.frame.gates) }
    let claimed = call.runner.emission.claim(effects, by: flow)
    call.runner.emission.fill(flow, with: claimed + effects.filter(\.isAmongFlows))
    return []
  }

  /// What an initialiser gives the library's as the root view controller.
  private func rootArgument(of initializer: FunctionID) -> Expression? {
    for statement in call.linkage.program[initializer].declaration.body ?? [] {
      guard case .expression(let expression) = statement.kind, case .call(let callee, let arguments) = expression.kind,
        callee.lastName == "init", callee.strippedBase?.isSuper == true
      else { continue }
      return arguments.first { $0.label == "rootViewController" }?.value
    }
    return nil
  }

  /// Whether a root view controller is made for this coordinator; one that is handed in shows others' screens too.
  private func ownsRoot(_ root: Expression?) -> Bool {
    guard let root else { return true }
    return call.value(root).alternatives.contains { alternative in
      switch alternative {
      case .term(let term): term.base == nil && term.arguments != nil
      case .instance: true
      default: false
      }
    }
  }
}

extension Expression {
  /// Whether it is `self` or `super` as written.
  fileprivate var isOwn: Bool {
    if case .name(let name, _) = stripped.kind { name == "self" || name == "super" } else { false }
  }
}
