import Facts
import NavigationModel

/// What calls from one flow to another mean: a start, or an end.
extension RunningCall {
  /// What it means for flows that one calls a function of another.
  func flowEffects(calling id: FunctionID, of receiver: Value?) -> [Effect] {
    guard let type = receiver.flatMap({ evaluator.typeID(of: $0) }), let flow = runner.actors.flow(type) else {
      return []
    }
    let isStart = runner.program[id].declaration.name.hasPrefix("start")
    if isStart, isOwnKind(flow), isAnother(receiver) { return [effect(.childFlow, .node(flow))] }
    return flowEffects(of: flow, isStart: isStart) { linkage.shared(Endings.init).ends(id, calledAs: message) }
  }

  /// Whether an object of the class whose code this is surely is another one: it was made, and a local has it.
  private func isAnother(_ object: Value?) -> Bool {
    guard case .instance(let made)? = object, case .name(let name, _)? = base?.stripped.kind,
      scope.lookup(name) != nil
    else { return false }
    if case .instance(let own)? = scope.receiver { return own.place != made.place }
    return true
  }

  private func isOwnKind(_ flow: NodeID) -> Bool {
    if case .flow(flow)? = runner.actors.actor(of: scope) { true } else { false }
  }

  /// What it means for flows that one makes another, or keeps it as its child, and tells it to show something, under
  /// whatever name.
  func flowEffects(telling id: FunctionID, of receiver: Value?, toDo found: [Effect]) -> [Effect] {
    guard !found.isEmpty, case .flow(let own)? = runner.actors.actor(of: scope), let base, !base.isSelf, !base.isSuper,
      let type = receiver.flatMap({ evaluator.typeID(of: $0) }), let flow = runner.actors.flow(type), flow != own,
      !runner.program[id].declaration.name.hasPrefix("start"), isMadeHere(receiver) || isKeptHere(base),
      runner.summaries.opened(found).contains(where: { $0.isMove && $0.owner == nil }) || runner.summaries.isOpen(found)
    else { return [] }
    return [effect(.childFlow, .node(flow))]
  }

  /// Whether it is the code at hand that makes an object.
  private func isMadeHere(_ object: Value?) -> Bool {
    guard case .instance(let instance)? = object else { return false }
    return runner.program.places.isSame(instance.place, origin)
  }

  /// Whether the code at hand adds what a local name stands for to its children.
  private func isKeptHere(_ base: Expression) -> Bool {
    guard case .name(let name, _) = base.stripped.kind, scope.lookup(name) != nil, let function = scope.function else {
      return false
    }
    return linkage.shared(ChildLists.init).keeps(name, in: function)
  }

  /// What it means for flows that one starts another by what that has from a library.
  func flowEffects(starting type: TypeID) -> [Effect] {
    runner.actors.flow(type).map { flowEffects(of: $0, isStart: true) { false } } ?? []
  }

  /// What it means for flows that one calls a closure of another.
  func flowEffects(calling closure: ClosureValue) -> [Effect] {
    guard case .flow(let flow)? = runner.actors.actor(of: closure.scope) else { return [] }
    return flowEffects(of: flow, isStart: false) { linkage.shared(Endings.init).ends(closure, calledAs: message) }
  }

  /// What it means for flows that one shows what another begins with: `window.rootViewController = cart.rootViewController`.
  func flowEffects(showing shown: Expression) -> [Effect] {
    guard let (base, scope) = flowOfRoot(shown, scope) else { return [] }
    let own = runner.actors.actor(of: self.scope)
    return evaluator.evaluate(base, in: scope).alternatives.compactMap { value in
      evaluator.typeID(of: value).flatMap { runner.actors.flow($0) }
    }.filter { own != .flow($0) }.map { effect(.childFlow, .node($0)) }
  }

  /// What stands before the dot where an expression, or the local that it names, asks something for its first controller.
  private func flowOfRoot(_ shown: Expression, _ scope: Scope, depth: Int = 0) -> (Expression, Scope)? {
    switch shown.stripped.kind {
    case .member(let base?, FlowRoots.name, _): return (base, scope)
    case .name(let name, _):
      guard depth < 4, case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written
      else { return nil }
      return flowOfRoot(written.expression, written.scope, depth: depth + 1)
    default: return nil
    }
  }

  /// What it is called, with the cases that are passed: `actions.send(.finished)`.
  private var message: String { ([name] + arguments.compactMap(\.value.writtenCase)).joined(separator: " ") }

  private func flowEffects(of flow: NodeID, isStart: Bool, isEnd: () -> Bool) -> [Effect] {
    if isOwnKind(flow) { return [] }
    if isStart { return [effect(.childFlow, .node(flow))] }
    if case .flow? = runner.actors.actor(of: scope), isEnd() { return [effect(.finishFlow, .node(flow))] }
    return []
  }
}

extension Expression {
  /// The case that is written without its enum: `.finished`, `.closed(animated: true)`.
  fileprivate var writtenCase: String? {
    switch stripped.kind {
    case .member(nil, let name, _): name
    case .call(let callee, _): callee.writtenCase
    default: nil
    }
  }
}
