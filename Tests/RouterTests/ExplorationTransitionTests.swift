import Graphs
import Testing

@testable import Router

/// Transitions that are asked for afterwards, and the ways home along them.
@Suite struct ExplorationTransitionTests {
  @Test(arguments: [true, false])
  func givesTheMovesOfEveryState(hasOneLength: Bool) throws {
    for seed in UInt64(0)..<100 {
      let system = NamedGraph(seed: seed, hasOneLength: hasOneLength)
      let naive = NaiveExploration(system)
      let space = StateSpace(exploring: system)
      let transitions = space.transitions(withMoves: true)
      let graph = try #require(transitions)
      #expect(graph.transitionCount == naive.transitionCount && graph.stateCount == naive.states.count)
      for (state, bytes) in naive.states.enumerated() {
        let moves = naive.moves[bytes] ?? []
        let asked = space.successors(of: state)
        #expect(asked.map(\.move) == moves.map(\.move), "seed \(seed)")
        #expect(asked.map { $0.target.map { naive.states[$0] } } == moves.map(\.target), "seed \(seed)")
        #expect(graph.successors(of: state).map { Int($0) } == asked.map(\.target), "seed \(seed)")
        #expect(Array(graph.moves(of: state)) == moves.map(\.move), "seed \(seed)")
      }
    }
  }

  @Test func turnsRound() throws {
    for seed in UInt64(0)..<100 {
      let space = StateSpace(exploring: NamedGraph(seed: seed, hasOneLength: true))
      let transitions = space.transitions()
      let graph = try #require(transitions)
      let pairs = { (graph: StateGraph) in
        (0..<graph.stateCount).flatMap { state in graph.successors(of: state).map { [state, Int($0)] } }
      }
      let expected = pairs(graph).map { [$0[1], $0[0]] }.sorted { $0.lexicographicallyPrecedes($1) }
      #expect(pairs(graph.reversed()) == expected, "seed \(seed)")
      // Components that hang together do so whichever way they are read.
      #expect(graph.digraph().strongComponents().count == graph.reversed().digraph().strongComponents().count)
    }
  }

  @Test func findsWhereNoWayLeadsHome() throws {
    for seed in UInt64(0)..<150 {
      let system = NamedGraph(seed: seed, hasOneLength: true)
      let naive = NaiveExploration(system)
      let space = StateSpace(exploring: system)
      // Home is every fifth node, so that for some seeds there is none.
      let home = { (state: [UInt8]) in state[0] % 5 == 0 }
      let wayHome = space.wayHome { home($0.array) }
      let answer = try #require(wayHome)
      let free = naive.states(comingTo: home)
      #expect(answer.trappedCount == naive.states.count - free.count && answer.undecidedCount == 0, "seed \(seed)")
      #expect(answer.nearestTrapped == naive.states.firstIndex { !free.contains($0) }, "seed \(seed)")
    }
  }

  @Test func callsNobodyTrappedWhoseWayIsNotExplored() {
    // Every field of a torus leads home, but the way leads round the board.
    let space = StateSpace(exploring: Torus(side: 50), within: ExplorationLimits(depth: 20))
    let count = space.stateCount
    let answer = space.wayHome { $0[0] == 0 && $0[2] == 0 }
    #expect(answer == WayHome(trappedCount: 0, nearestTrapped: nil, undecidedCount: count - 1))
  }

  @Test func staysWithinTheMemoryThatIsLeft() {
    let whole = StateSpace(exploring: Torus(side: 200))
    let memory = whole.memory
    let tight = StateSpace(exploring: Torus(side: 200), within: ExplorationLimits(memory: memory + 200_000))
    let bound = tight.bound
    let (transitions, wayHome) = (tight.transitions(), tight.wayHome { $0[0] == 0 })
    #expect(bound == nil && transitions == nil && wayHome == nil)
  }
}
