/// How far an exploration goes at most.
package struct ExplorationLimits: Hashable, Sendable {
  /// Bytes that the exploration allocates at most, the system's own not counted; less than 1 MB is of little use.
  package var memory: Int
  /// States that are kept at most.
  package var states: Int
  /// Moves of the longest way that is followed.
  package var depth: Int

  /// Creates limits; what is left out is 1 GB of memory, and no limit for the rest.
  package init(memory: Int = 1 << 30, states: Int = .max, depth: Int = .max) {
    self.memory = memory
    self.states = states
    self.depth = depth
  }
}

/// What cut an exploration short.
package enum ExplorationBound: String, Error, Hashable, Sendable {
  case memory, states, depth
  /// Somebody lost patience.
  case cancellation
}

/// How far an exploration has come.
package struct ExplorationProgress: Hashable, Sendable {
  /// Different states that have been reached.
  package var states: Int
  /// States whose successors are all known; the others come after them.
  package var expanded: Int
  /// Moves that leave the expanded states, each counted once.
  package var transitions: Int
  /// Moves that it takes at least to reach the states that come last.
  package var depth: Int
  /// Bytes that have been allocated.
  package var memory: Int
}
