import Graphs
import Testing

@Suite struct BreadthFirstTreeTests {
  @Test func findsShortestPathsInEverySmallDigraph() {
    forEverySmallDigraph(check)
  }

  @Test func findsShortestPathsInSeededDigraphs() {
    forSeededDigraphs(seed: 1, check)
  }

  @Test func searchesFromSeveralSourcesAtOnce() {
    // 0 ──▶ 1 ──▶ 2 ◀── 3
    let graph = Digraph(nodeCount: 4, edges: [.init(0, 1), .init(1, 2), .init(3, 2)])
    let tree = graph.breadthFirstTree(from: [0, 3, 0])
    #expect(tree.nodes(to: 2) == [3, 2])
    #expect(tree.edges(to: 2) == [2])
    #expect(tree.nodes(to: 3) == [3])
    #expect(tree.order == [0, 3, 1, 2])
  }

  @Test func followsAChainOfAMillionNodes() {
    let count = 1_000_000
    let graph = Digraph(nodeCount: count, edges: (1..<count).map { .init($0 - 1, $0) })
    #expect(graph.breadthFirstTree(from: [0]).edges(to: count - 1).count == count - 1)
  }

  private func check(_ naive: NaiveGraph) {
    let graph = naive.digraph
    let distance = naive.distances()
    for source in 0..<naive.nodeCount {
      let tree = graph.breadthFirstTree(from: [source])
      for target in 0..<naive.nodeCount where target != source {
        let edges = tree.edges(to: target)
        let isRight =
          distance[source][target] > naive.nodeCount
          ? !tree.isReached(target) && edges.isEmpty
          : edges.count == distance[source][target] && naive.isPath(edges)
            && edges.first.map { naive.edges[$0].source } == Int32(source)
            && edges.last.map { naive.edges[$0].target } == Int32(target)
        if !isRight { Issue.record("from \(source) to \(target) in \(naive): \(edges)") }
      }
    }
  }
}
