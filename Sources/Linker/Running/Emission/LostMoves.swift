import NavigationModel

/// Moves of which it was not found out where they start, as long as none of their other ways is known.
struct LostMoves {
  private var placed: Set<Origin> = []
  private var lost: [Origin: Effect] = [:]

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

  /// Moves that start nowhere at all.
  var open: [Origin: Effect] { lost.filter { !placed.contains($0.key) } }
}
