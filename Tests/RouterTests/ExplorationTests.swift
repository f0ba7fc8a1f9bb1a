import Testing

@testable import Router

/// What an exploration finds, held against the oracle.
@Suite struct ExplorationTests {
  /// All bits of a hash count; few of them, at both ends; none at all.
  private static let masks: [UInt64] = [.max, 0xC000_0000_0000_0003, 3, 0]

  @Test(arguments: masks, [true, false])
  func findsWhatTheOracleFinds(hashMask: UInt64, hasOneLength: Bool) {
    for seed in UInt64(0)..<150 {
      let system = NamedGraph(seed: seed, hasOneLength: hasOneLength)
      let naive = NaiveExploration(system)
      let space = StateSpace(exploring: system, hashMask: hashMask)
      let (states, bound) = (space.allStates, space.bound)
      #expect(states == naive.states && bound == nil, "seed \(seed)")
      let (expanded, transitions) = (space.expandedCount, space.transitionCount)
      #expect(expanded == states.count && transitions == naive.transitionCount, "seed \(seed)")
      let depths = states.indices.map { space.depth(of: $0) }
      #expect(depths == states.map { naive.depths[$0] }, "seed \(seed)")
      let (deepest, complete) = (space.depth, space.completeDepth)
      #expect(deepest == depths.max() && complete == deepest, "seed \(seed)")
    }
  }

  @Test(arguments: [true, false])
  func givesAShortestWitnessOfEveryState(hasOneLength: Bool) {
    for seed in UInt64(0)..<100 {
      let system = NamedGraph(seed: seed, hasOneLength: hasOneLength)
      let naive = NaiveExploration(system)
      let space = StateSpace(exploring: system)
      for (state, bytes) in space.allStates.enumerated() {
        let witness = space.witness(to: state)
        #expect(witness.states.last == state && witness.moves.count == naive.depths[bytes], "seed \(seed)")
        #expect(naive.depths[naive.states[witness.states[0]]] == 0, "seed \(seed)")
        for (index, move) in witness.moves.enumerated() {
          let (from, to) = (naive.states[witness.states[index]], naive.states[witness.states[index + 1]])
          #expect(naive.moves[from]?.contains { $0.move == move && $0.target == to } == true, "seed \(seed)")
        }
      }
    }
  }

  @Test func tellsTheMoveOfAStart() {
    let system = NamedGraph(names: [[1], [2]], starts: [1, 0], moves: [[], []])
    let space = StateSpace(exploring: system)
    let moves = [space.move(to: 0), space.move(to: 1)]
    #expect(moves == [1, 0])
    #expect(space.witness(to: 1) == Witness(states: [1], moves: []))
  }

  @Test func growsItsTableAsOftenAsItMust() {
    // 90,000 states: the table doubles five times, and blocks are filled to their ends.
    let space = StateSpace(exploring: Torus(side: 300))
    let (count, transitions, depth) = (space.stateCount, space.transitionCount, space.depth)
    #expect(count == 90_000 && transitions == 180_000 && depth == 598)
    for state in stride(from: 0, to: count, by: 997) {
      let found = space.withState(state) { space.number(of: $0) }
      #expect(found == state)
      let witness = space.witness(to: state)
      let (right, up) = (witness.moves.count { $0 == 0 }, witness.moves.count { $0 == 1 })
      let bytes = space.withState(state) { $0.array }
      #expect(bytes[0] == UInt8(right & 255) && bytes[2] == UInt8(up & 255))
    }
  }

  @Test(arguments: [true, false])
  func isTheSameInEveryRun(isUniform: Bool) {
    let first = StateSpace(exploring: Torus(side: 40, isUniform: isUniform)).allStates
    let second = StateSpace(exploring: Torus(side: 40, isUniform: isUniform)).allStates
    #expect(first == second && first.count == 1600)
    // Neither how states are kept nor how they are hashed has a say in their order.
    #expect(StateSpace(exploring: Torus(side: 40, isUniform: !isUniform)).allStates == first)
    #expect(StateSpace(exploring: Torus(side: 40), hashMask: 0xFF00_0000_0000_0000).allStates == first)
  }

  @Test func findsTheNearestStateOfAKind() {
    let space = StateSpace(exploring: Torus(side: 30))
    let state = space.firstState { $0[0] == 3 && $0[2] >= 2 }
    #expect(state.map { space.depth(of: $0) } == 5)
    #expect(space.firstState { $0[0] == 200 } == nil)
  }

  @Test func exploresNothingWhereNothingStarts() {
    let space = StateSpace(exploring: NamedGraph(names: [[1]], starts: [], moves: [[]]))
    let (count, bound, depth) = (space.stateCount, space.bound, space.completeDepth)
    #expect(count == 0 && bound == nil && depth == 0)
  }
}
