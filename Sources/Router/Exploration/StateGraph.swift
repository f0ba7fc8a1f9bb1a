package import Graphs

/// All transitions between the states of a ``StateSpace``, in compressed rows.
///
/// - Complexity: 4 bytes a state and 4 a transition; 8 a transition with its move.
package struct StateGraph: Hashable, Sendable {
  /// Row of state *s*: positions `offsets[s] ..< offsets[s + 1]`.
  private let offsets: [UInt32]
  private let targets: [UInt32]
  private let moves: [UInt32]

  /// - Parameter moves: the move of each transition; empty if nobody asked for them.
  init(offsets: [UInt32], targets: [UInt32], moves: [UInt32]) {
    self.offsets = offsets
    self.targets = targets
    self.moves = moves
  }

  package var stateCount: Int { offsets.count - 1 }
  package var transitionCount: Int { targets.count }

  /// States to which the moves of a state lead, in the order of the moves.
  package func successors(of state: Int) -> ArraySlice<UInt32> {
    targets[Int(offsets[state])..<Int(offsets[state + 1])]
  }

  /// The moves of a state, side by side with ``successors(of:)``.
  ///
  /// - Precondition: the graph was made with moves.
  package func moves(of state: Int) -> ArraySlice<UInt32> {
    moves[Int(offsets[state])..<Int(offsets[state + 1])]
  }

  /// The same transitions, each from its end to its start; without moves.
  ///
  /// - Complexity: O(*n* + *m*) time and space, by counting sort.
  package func reversed() -> StateGraph {
    // Every offset first counts what comes before it, then serves as the place of the next, and so moves up by a row.
    var places = [UInt32](repeating: 0, count: stateCount + 2)
    for target in targets { places[Int(target) + 2] += 1 }
    for state in 0..<stateCount { places[state + 2] += places[state + 1] }
    var sources = [UInt32](repeating: 0, count: targets.count)
    for state in 0..<stateCount {
      for position in offsets[state]..<offsets[state + 1] {
        let target = Int(targets[Int(position)])
        sources[Int(places[target + 1])] = UInt32(state)
        places[target + 1] += 1
      }
    }
    places.removeLast()
    return StateGraph(offsets: places, targets: sources, moves: [])
  }

  /// Which states can be reached from given ones; these are reached themselves.
  ///
  /// - Complexity: O(*n* + *m*) time, 5 bytes a state.
  package func reached(from isStart: [Bool]) -> [Bool] {
    var isReached = isStart
    var queue: [UInt32] = []
    for state in 0..<stateCount where isStart[state] { queue.append(UInt32(state)) }
    while let state = queue.popLast() {
      for position in offsets[Int(state)]..<offsets[Int(state) + 1] {
        let target = targets[Int(position)]
        guard !isReached[Int(target)] else { continue }
        isReached[Int(target)] = true
        queue.append(target)
      }
    }
    return isReached
  }

  /// The graph as one that has strong components and cycles; edges have the order of states and moves.
  ///
  /// - Precondition: fewer than 2³¹ transitions.
  /// - Complexity: O(*n* + *m*) time and space, some four times that of this graph.
  package func digraph() -> Digraph {
    var edges: [Digraph.Edge] = []
    edges.reserveCapacity(transitionCount)
    for state in 0..<stateCount {
      for target in successors(of: state) { edges.append(Digraph.Edge(state, Int(target))) }
    }
    return Digraph(nodeCount: stateCount, edges: edges)
  }
}
