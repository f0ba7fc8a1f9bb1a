/// One move of a state.
package struct StateTransition: Hashable, Sendable {
  /// Number of the move.
  package let move: UInt32
  /// State to which it leads; `nil` if the exploration was cut short before it was reached.
  package let target: Int?
}

extension StateSpace {
  /// The moves of a state and where they lead, asked of the system anew.
  package func successors(of state: Int) -> [StateTransition] {
    precondition(state >= 0 && state < stateCount)
    var sink = StateSink()
    write(state, into: &sink)
    var batch = SettledBatch()
    batch.find(sink, in: table)
    return (0..<sink.count).map { index in
      let number = batch.number(at: index)
      return StateTransition(
        move: sink.entry(index).move, target: number == StateTable.none ? nil : Int(number))
    }
  }

  /// Calls a body for every transition of the expanded states, in order, asked of the system anew.
  ///
  /// - Complexity: about as long as the exploration, and no memory to speak of.
  package func forEachTransition(_ body: (_ source: Int, _ move: UInt32, _ target: Int) -> Void) {
    var sink = StateSink()
    var batch = SettledBatch()
    for state in 0..<expandedCount {
      write(state, into: &sink)
      guard sink.isFull || state == expandedCount - 1 else { continue }
      batch.find(sink, in: table)
      for index in 0..<sink.count {
        let entry = sink.entry(index)
        precondition(batch.number(at: index) != StateTable.none, "a state has other successors than before")
        body(Int(entry.parent), entry.move, Int(batch.number(at: index)))
      }
      sink.removeAll()
    }
  }

  /// All transitions of the expanded states; the rows of the others are empty.
  ///
  /// - Parameter withMoves: whether to keep the move of each, too.
  /// - Returns: `nil` if they take more memory than is left of the limit.
  /// - Complexity: O(*n* + *m*) time, about as long as the exploration.
  package func transitions(withMoves: Bool = false) -> StateGraph? {
    let needed = 4 * (stateCount + 1 + transitionCount * (withMoves ? 2 : 1))
    guard transitionCount < Int(UInt32.max), memory + needed <= limits.memory else { return nil }
    var offsets = [UInt32](repeating: 0, count: stateCount + 1)
    var targets: [UInt32] = []
    var moves: [UInt32] = []
    targets.reserveCapacity(transitionCount)
    if withMoves { moves.reserveCapacity(transitionCount) }
    forEachTransition { source, move, target in
      offsets[source + 1] += 1
      targets.append(UInt32(target))
      if withMoves { moves.append(move) }
    }
    for state in 0..<stateCount { offsets[state + 1] += offsets[state] }
    return StateGraph(offsets: offsets, targets: targets, moves: moves)
  }
}
