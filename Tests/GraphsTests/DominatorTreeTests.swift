import Graphs
import Testing

@Suite struct DominatorTreeTests {
  @Test func agreesWithItsDefinitionOnEverySmallDigraph() {
    forEverySmallDigraph(check)
  }

  @Test func agreesWithItsDefinitionOnSeededDigraphs() {
    forSeededDigraphs(seed: 3, count: 30, check)
  }

  @Test func climbsAChainOfAMillionNodes() {
    let count = 1_000_000
    let graph = Digraph(nodeCount: count, edges: (1..<count).map { .init($0 - 1, $0) })
    #expect(graph.dominatorTree(from: 0).parent(of: count - 1) == count - 2)
  }

  /// A node dominates another when the other cannot be reached without it.
  private func check(_ naive: NaiveGraph) {
    guard naive.nodeCount > 0 else { return }
    let tree = naive.digraph.dominatorTree(from: 0)
    let reached = reach(in: naive, avoiding: nil)
    #expect(Set(tree.order.map(Int.init)) == reached, "\(naive)")
    for node in 0..<naive.nodeCount where node != 0 && reached.contains(node) {
      var above: Set<Int> = []
      var current = tree.parent(of: node)
      while let here = current {
        above.insert(here)
        current = tree.parent(of: here)
      }
      let dominators = reached.filter { $0 != node && !reach(in: naive, avoiding: $0).contains(node) }
      #expect(above == dominators, "\(naive): node \(node)")
    }
  }

  private func reach(in naive: NaiveGraph, avoiding avoided: Int?) -> Set<Int> {
    var reached: Set<Int> = avoided == 0 ? [] : [0]
    var isDone = false
    while !isDone {
      let next = naive.edges.filter { reached.contains(Int($0.source)) && Int($0.target) != avoided }
      let grown = reached.union(next.map { Int($0.target) })
      isDone = grown == reached
      reached = grown
    }
    return reached
  }
}
