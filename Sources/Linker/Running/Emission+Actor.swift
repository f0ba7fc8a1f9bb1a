import NavigationModel

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

  /// Whether a screen is what a flow shows that the acting flow starts: flows know each other, not their screens.
  func isStartedFlows(_ target: Effect.Target, by actor: Actor) -> Bool {
    guard case .flow(let flow) = actor, case .node(let screen) = target else { return false }
    return starts.contains { $0.from == flow && $0.to != flow && stages.shows(screen, on: $0.to) }
  }
}
