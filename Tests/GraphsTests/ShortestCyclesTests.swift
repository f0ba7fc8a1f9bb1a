import Graphs
import Testing

@Suite struct ShortestCyclesTests {
  @Test func findsOneShortestCycleForEachComponentOfEverySmallDigraph() {
    forEverySmallDigraph(check)
  }

  @Test func findsOneShortestCycleForEachComponentOfSeededDigraphs() {
    forSeededDigraphs(seed: 3, check)
  }

  @Test func triesNoMoreStartsThanItMay() {
    // 0 ──▶ 1 ──▶ 2 ⟲, and back to 0: the loop is missed when only 0 is tried.
    let graph = Digraph(nodeCount: 3, edges: [.init(0, 1), .init(1, 2), .init(2, 2), .init(2, 0)])
    #expect(graph.shortestCycles(in: graph.strongComponents(), limit: 1) == [[0, 1, 3]])
    #expect(graph.shortestCycles(in: graph.strongComponents()) == [[2]])
  }

  @Test func goesThroughAPreferredNodeWhereAComponentHasOne() {
    // 0 ⇄ 1 ──▶ 2 ──▶ 0, and 3 ⇄ 4.
    let graph = Digraph(
      nodeCount: 5, edges: [.init(0, 1), .init(1, 0), .init(1, 2), .init(2, 0), .init(3, 4), .init(4, 3)])
    let components = graph.strongComponents()
    #expect(graph.shortestCycles(in: components) == [[0, 1], [4, 5]])
    #expect(graph.shortestCycles(in: components, preferring: [2]) == [[3, 0, 2], [4, 5]])
  }

  private func check(_ naive: NaiveGraph) {
    let graph = naive.digraph
    let distance = naive.distances()
    let lowest = naive.lowestOfComponent(distance)
    var expected: [Int: Int] = [:]
    for node in 0..<naive.nodeCount where distance[node][node] <= naive.nodeCount {
      expected[lowest[node]] = min(expected[lowest[node]] ?? .max, distance[node][node])
    }
    let cycles = graph.shortestCycles(in: graph.strongComponents())
    let found = cycles.map { cycle in cycle.first.map { lowest[Int(naive.edges[$0].source)] } ?? -1 }
    let areRight = zip(cycles, found).allSatisfy { cycle, lowest in
      let isClosed = cycle.last.map { naive.edges[$0].target } == cycle.first.map { naive.edges[$0].source }
      return cycle.count == expected[lowest] && isClosed && naive.isPath(cycle)
    }
    if found != expected.keys.sorted() || !areRight { Issue.record("\(cycles) in \(naive)") }
  }
}
