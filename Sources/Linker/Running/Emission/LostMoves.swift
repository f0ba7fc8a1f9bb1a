import NavigationModel

/// Moves of which it was not found out where they start, as long as none of their other ways is known.
struct LostMoves {
  private var placed: Set<Origin> = []
  private var lost: [Origin: Effect] = [:]
  private var ofFlows: [Origin: (effect: Effect, flow: NodeID)] = [:]

  /// Notes a move that starts somewhere.
  mutating func place(_ effect: Effect) { placed.insert(effect.origin) }

  /// Notes a move that starts nowhere; what a helper does with what its callers give is none.
  mutating func lose(_ effect: Effect) {
    guard !effect.kind.isWayBack, !effect.isPassed, effect.kind != .childFlow, effect.kind != .finishFlow else {
      return
    }
    switch effect.target {
    case .move?, .held?: return
    default: break
    }
    lost[effect.origin] = effect
  }

  /// Notes a move that a flow makes: that some screen or entry sets it going is told elsewhere.
  mutating func lose(_ effect: Effect, at flow: NodeID) {
    guard Self.leading.contains(effect.kind), !effect.isPassed else { return place(effect) }
    ofFlows[effect.origin] = (effect, flow)
  }

  /// Moves of flows that nobody sets going, as far as is known.
  var unasked: [Origin: (effect: Effect, flow: NodeID)] { ofFlows.filter { !placed.contains($0.key) } }

  private static let leading: Set<Transition.Kind> = [.push, .present, .popover]

  /// Moves that start nowhere at all.
  var open: [Origin: Effect] { lost.filter { !placed.contains($0.key) && ofFlows[$0.key] == nil } }
}
