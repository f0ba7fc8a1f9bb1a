import Graphs
import Testing

@Suite struct DigraphTests {
  @Test func keepsTheOrderOfEdgesInEveryRow() {
    let graph = Digraph(nodeCount: 3, edges: [.init(2, 1), .init(0, 2), .init(2, 0), .init(2, 1)])
    #expect(Array(graph.successors(of: 2)) == [1, 0, 1])
    #expect(Array(graph.edges(leaving: 2)) == [0, 2, 3])
    #expect(graph.successors(of: 1).isEmpty)
  }

  @Test(arguments: [0, 1, 2])
  func standsWithoutEdges(nodeCount: Int) {
    let graph = Digraph(nodeCount: nodeCount, edges: [])
    #expect(graph.nodeCount == nodeCount)
    #expect(graph.edgeCount == 0)
    #expect(graph.strongComponents().count == nodeCount)
    #expect(graph.breadthFirstTree(from: []).order.isEmpty)
    #expect(graph.shortestCycles(in: graph.strongComponents()).isEmpty)
    #expect(graph.transposed() == graph)
  }

  @Test func transposesEveryEdge() {
    forEverySmallDigraph { naive in
      let transposed = naive.digraph.transposed()
      for node in 0..<naive.nodeCount {
        for (target, edge) in zip(transposed.successors(of: node), transposed.edges(leaving: node)) {
          let original = naive.edges[Int(edge)]
          if original.target != Int32(node) || original.source != target { Issue.record("\(naive)") }
        }
      }
      if transposed.edgeCount != naive.edges.count { Issue.record("\(naive)") }
    }
  }
}
