/// From where a user can still come home.
package struct WayHome: Hashable, Sendable {
  /// States from which no home can be reached any more, whatever else an exploration might find.
  package let trappedCount: Int
  /// One of them that takes the fewest moves to reach.
  package let nearestTrapped: Int?
  /// States from which a home was not reached, but which lead to states that were not expanded.
  ///
  /// None in a state space that is complete.
  package let undecidedCount: Int
}

extension StateSpace {
  /// Asks of every state whether one of a kind can be reached from it.
  ///
  /// - Parameter isHome: whether a state is one to which the user wants to come.
  /// - Returns: `nil` if that takes more memory than is left of the limit.
  /// - Complexity: O(*n* + *m*) time, about as long as the exploration; 8 bytes a transition and 15 a state.
  package func wayHome(to isHome: (Span<UInt8>) -> Bool) -> WayHome? {
    // The transitions twice while they are turned round; then two answers for each state, and those still to visit.
    let needed = 8 * (transitionCount + stateCount + 2) + 7 * stateCount
    guard memory + needed <= limits.memory, let backwards = transitions()?.reversed() else { return nil }
    var isStart = (0..<stateCount).map { withState($0, isHome) }
    let comesHome = backwards.reached(from: isStart)
    // What was not expanded may lead anywhere.
    for state in expandedCount..<stateCount { isStart[state] = true }
    let mayComeHome = expandedCount < stateCount ? backwards.reached(from: isStart) : comesHome
    let trappedCount = mayComeHome.count { !$0 }
    return WayHome(
      trappedCount: trappedCount, nearestTrapped: mayComeHome.firstIndex(of: false),
      undecidedCount: comesHome.count { !$0 } - trappedCount)
  }
}
