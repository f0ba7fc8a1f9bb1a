import Facts
import NavigationModel

/// The transitions that a coordinator gives: `.push(x)`, `.select(index: 1)`, `.dismiss()`.
///
/// Code that makes a transition gives it to the library, which performs it; so what it does happens where it is made.
struct TransitionCalls {
  let call: RunningCall
  private let coordinators: Coordinators

  init(_ call: RunningCall) {
    self.call = call
    coordinators = call.linkage.shared(Coordinators.init)
  }

  /// A transition to its first argument.
  func show(_ kind: Transition.Kind) -> RunningAnswer? {
    guard isTransition, let shown = call.argument(nil) else { return nil }
    return RunningAnswer(effects: effects(kind, shown))
  }

  /// The new content of a container; in a navigation controller only the last one is seen.
  func set() -> RunningAnswer? {
    guard isTransition, let shown = call.argument(nil) else { return nil }
    switch container {
    case .tab: return RunningAnswer(effects: contained(.tab, shown))
    case .split: return RunningAnswer(effects: contained(.split, shown))
    case .page:
      let pages = call.arguments.filter { $0.label == nil && !$0.isTrailing }
      return RunningAnswer(effects: pages.flatMap { effects(.page, $0.value) })
    case .navigation, .drawer, .custom, nil: return RunningAnswer(effects: effects(.setStack, shown))
    }
  }

  /// A tab, by itself or by its position.
  func select() -> RunningAnswer? {
    guard isTransition else { return nil }
    if let shown = call.argument(nil) { return RunningAnswer(effects: effects(.select, shown)) }
    guard let owner = call.scope.owner, let flow = call.runner.actors.flow(owner),
      case .number(let text)? = call.argument("index").map(call.value), let index = Int(text),
      let tab = call.runner.emission.content(of: flow, at: index)
    else { return RunningAnswer(effects: []) }
    return RunningAnswer(effects: [call.effect(.select, tab)])
  }

  /// A way back.
  func back(_ kind: Transition.Kind) -> RunningAnswer? {
    guard isTransition else { return nil }
    return RunningAnswer(effects: [call.effect(kind, nil)])
  }

  /// `router.setRoot(for: window)`; a coordinator may do so with itself.
  func setRoot() -> RunningAnswer? {
    guard call.argument("for") != nil else { return nil }
    let router = call.base.map(call.value) ?? call.evaluator.selfValue(in: call.scope)
    guard call.base != nil || !coordinators.routers(of: router).isEmpty else { return nil }
    let targets = Targets(linkage: call.linkage, host: host).targets(router)
    guard !targets.isEmpty else { return nil }
    return RunningAnswer(
      effects: targets.map { target in
        var effect = call.effect(.replaceRoot, target)
        // Who asks a coordinator to show itself leads there.
        effect.isClaimedByFlow = call.base != nil
        return effect
      })
  }

  /// `addChild(coordinator)`: a flow begins.
  func addChild() -> RunningAnswer? {
    guard let child = call.argument(nil) else { return nil }
    let flows = coordinators.routers(of: call.value(child))
      .compactMap { call.evaluator.typeID(of: $0) }.compactMap(call.runner.actors.flow)
    return flows.isEmpty ? nil : RunningAnswer(effects: flows.map { call.effect(.childFlow, .node($0)) })
  }

  /// Effects for each thing that a presentable, or the last of several, can be.
  func effects(_ kind: Transition.Kind, _ shown: Expression, detail: String? = nil) -> [Effect] {
    let targets = Targets(linkage: call.linkage, host: host).targets(call.value(shown))
    guard !targets.isEmpty else {
      call.leaveOpen("what '\(shown.excerpt(40))' shows could not be found out")
      return []
    }
    call.resolve(by: .constructor)
    return targets.map { call.effect(kind, $0, detail: detail) }
  }

  /// Effects for each child of a container.
  func contained(_ kind: Transition.Kind, _ list: Expression) -> [Effect] {
    if case .array(let elements) = list.stripped.kind {
      return elements.enumerated().flatMap { effects(kind, $1, detail: position($0, kind)) }
    }
    guard case .array(let elements) = call.value(list) else { return effects(kind, list) }
    return elements.enumerated().flatMap { index, element in
      Targets(linkage: call.linkage, host: host).targets(element)
        .map { call.effect(kind, $0, detail: position(index, kind)) }
    }
  }

  private func position(_ index: Int, _ kind: Transition.Kind) -> String? { kind == .tab ? "index \(index)" : nil }

  private var host: String { call.evaluator.ownType(in: call.scope)?.simpleName ?? "app" }

  /// How the coordinator whose code this is shows its children.
  private var container: Node.Container? {
    call.evaluator.dispatchType(in: call.scope).flatMap(coordinators.container)
  }

  /// Whether the call makes a transition: it is written as a member of that type, in code that deals with them.
  private var isTransition: Bool {
    guard case .call(let callee, _) = call.expression.kind, case .member(let base, _, _) = callee.kind else {
      return false
    }
    if let base { return base.lastName?.hasSuffix("Transition") ?? false }
    guard let owner = call.scope.owner else { return false }
    if coordinators.isCoordinator(owner) || call.linkage.program[owner].name.hasSuffix("Transition") { return true }
    let result = call.scope.function.flatMap { call.linkage.program[$0].declaration.result?.simpleName }
    return result?.hasSuffix("Transition") ?? false
  }
}
