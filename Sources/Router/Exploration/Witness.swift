/// A shortest way from the start to a state.
package struct Witness: Hashable, Sendable {
  /// The states on the way, from an initial one to the state itself.
  package let states: [Int]
  /// The moves between them, one fewer than states.
  package let moves: [UInt32]
}

extension StateSpace {
  /// A shortest way to a state; among those of one length, the one whose moves come first.
  ///
  /// - Complexity: O(length of the way).
  package func witness(to state: Int) -> Witness {
    var states = [state]
    var moves: [UInt32] = []
    var link = table.link(of: state)
    while link.parent != StateTable.none {
      states.append(Int(link.parent))
      moves.append(link.move)
      link = table.link(of: Int(link.parent))
    }
    return Witness(states: states.reversed(), moves: moves.reversed())
  }

  /// The number of the move by which a state was first reached; for an initial state, what its system called that.
  package func move(to state: Int) -> UInt32 { table.link(of: state).move }

  /// Moves that it takes at least to reach a state.
  ///
  /// - Complexity: O(log ``depth``).
  package func depth(of state: Int) -> Int {
    precondition(state >= 0 && state < stateCount)
    var (low, high) = (0, levels.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if levels[middle] <= state { low = middle } else { high = middle }
    }
    return low
  }

  /// Lends the bytes of a state.
  package func withState<Result>(_ state: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    precondition(state >= 0 && state < stateCount)
    let (block, position, length) = table.states.place(of: state)
    return block.withValues(at: position, count: length, body)
  }

  /// The number of the state that has these bytes, if it is one.
  package func number(of bytes: Span<UInt8>) -> Int? {
    var sink = StateSink()
    sink.append(contentsOf: bytes)
    sink.finish(move: 0)
    var batch = SettledBatch()
    batch.find(sink, in: table)
    return batch.number(at: 0) == StateTable.none ? nil : Int(batch.number(at: 0))
  }

  /// A state that is nearest to the start among those of some kind.
  ///
  /// - Complexity: O(*n*) calls.
  package func firstState(where isMeant: (Span<UInt8>) -> Bool) -> Int? {
    (0..<stateCount).first { withState($0, isMeant) }
  }
}
