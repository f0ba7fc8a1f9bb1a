import NavigationModel

extension Effect {
  /// What is the same for all that one call of a flow shows.
  func showing(by flow: NodeID) -> Key {
    Key(kind: .childFlow, target: .flow(flow), origin: origin, gates: [])
  }
}

extension Emission {
  /// At whom something happens.
  enum Actor: Hashable {
    case screen(NodeID)
    case flow(NodeID)
    case entry(Entry.Kind, name: String)

    /// The screen at which it happens, if it is one.
    var screen: NodeID? { if case .screen(let node) = self { node } else { nil } }

    var isFlow: Bool { if case .flow = self { true } else { false } }

    var isLaunch: Bool { if case .entry(.launch, _) = self { true } else { false } }
  }

  /// Adds that a container holds something.
  func contain(_ effect: Effect, in container: NodeID) { commit([effect], at: .screen(container)) }

  /// Of what stands in a stack in turn, no more are told than a reader can take in.
  static let choiceLimit = 4

  /// The same effect where not all that it can show is told: the rest is listed as open.
  func cut(_ effect: Effect, from count: Int) -> Effect {
    linkage.draft.unresolved.append(
      Unresolved(
        source: linkage.place(effect.origin), call: effect.kind.rawValue,
        reason: "any of \(count) can be shown here, of which \(Self.choiceLimit) are told"))
    return effect.doubted
  }

  /// Who shows something: a screen that was passed to the code of another to do so, else who acts.
  func shower(of effect: Effect, at actor: Actor) -> Actor {
    if effect.isOfScene, let scene = effect.shower { return .screen(scene) }
    guard let shower = effect.shower, let screen = actor.screen, screen != shower, effect.isMove, !effect.isByOther
    else { return actor }
    return .screen(shower)
  }

  /// Whether one screen holds another, or has presented it: what the other does is no doing of the one below it.
  func holds(_ screen: NodeID, _ other: NodeID) -> Bool {
    transitions.contains { transition in
      transition.from == screen && transition.to == other && transition.level != .flow
        && (transition.kind.isContainment || Self.covering.contains(transition.kind))
    }
  }

  /// Whether it is a way back on the stack of another screen than the one at which it happens.
  func isAskedOfOther(_ effect: Effect, by actor: Actor) -> Bool {
    effect.kind.isWayBack && effect.presenter.map { actor.screen != nil && actor.screen != $0 } ?? false
  }

  /// Who leaves by a way back: who only lies over the screen on whose stack it happens leaves nothing by it.
  func leaver(by effect: Effect, at actor: Actor) -> Actor {
    guard isAskedOfOther(effect, by: actor), let named = effect.presenter else { return actor }
    let ways = transitions.filter { $0.to == actor.screen && $0.level == .screen && !$0.kind.isWayBack }
    return !ways.isEmpty && ways.allSatisfy { Self.covering.contains($0.kind) } ? .screen(named) : actor
  }

  private static let covering: Set<Transition.Kind> = [.present, .popover, .alert]

  func isFlow(_ node: NodeID?) -> Bool { node.flatMap { linkage.nodes[$0]?.kind } == .flow }

  func with(_ effect: Effect, _ node: NodeID) -> Effect {
    var effect = effect
    effect.target = .node(node)
    return effect
  }

  /// Whether a screen is what a flow shows that the acting flow starts: flows know each other, not their screens.
  func isStartedFlows(_ target: Effect.Target, by actor: Actor) -> Bool {
    guard case .flow(let flow) = actor, case .node(let screen) = target else { return false }
    return starts.contains { $0.from == flow && $0.to != flow && stages.shows(screen, on: $0.to) }
  }
}
