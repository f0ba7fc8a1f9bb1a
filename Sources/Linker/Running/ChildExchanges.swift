import NavigationModel

/// Exchanges of children inside of screens, with the screens that set them going.
///
/// An exchange is a move for all but the screen that holds the children, those that hold that, and those that bring it
/// up with something in it.
struct ChildExchanges {
  private var found: [(effect: Effect, screen: NodeID)] = []

  mutating func add(_ effect: Effect, by actor: Emission.Actor) {
    if let screen = actor.screen { found.append((effect, screen)) }
  }

  /// The exchanges that are moves, once it is known what holds what.
  func moves(among transitions: [Transition]) -> [(effect: Effect, screen: NodeID, node: NodeID)] {
    guard !found.isEmpty else { return [] }
    var content: [NodeID: [NodeID]] = [:]
    for transition in transitions where transition.kind.isContainment {
      if let to = transition.to { content[transition.from, default: []].append(to) }
    }
    var told: [NodeID: Set<NodeID>] = [:]
    for transition in transitions {
      if let to = transition.to { told[transition.from, default: []].insert(to) }
    }
    return found.compactMap { effect, screen in
      guard case .node(let node)? = effect.target, let host = effect.swapsIn, node != screen,
        told[screen]?.isDisjoint(with: [host, node]) ?? true, !Self.holds(screen, host, content)
      else { return nil }
      return (effect, screen, node)
    }
  }

  /// Whether a screen is another, or holds it, near or far.
  private static func holds(_ outer: NodeID, _ inner: NodeID, _ content: [NodeID: [NodeID]]) -> Bool {
    var seen: Set<NodeID> = [outer]
    var open = [outer]
    while let node = open.popLast() {
      if node == inner { return true }
      open += (content[node] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }
}
