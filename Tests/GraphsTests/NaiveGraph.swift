import Graphs

/// The oracle: a list of edges, and answers by the most obvious means.
struct NaiveGraph: CustomStringConvertible {
  var nodeCount: Int
  var edges: [Digraph.Edge] = []

  var digraph: Digraph { Digraph(nodeCount: nodeCount, edges: edges) }

  var description: String {
    "\(nodeCount) nodes: " + edges.map { "\($0.source)→\($0.target)" }.joined(separator: " ")
  }

  /// Number of edges of a shortest path of at least one edge between any two nodes, after Floyd and Warshall.
  func distances() -> [[Int]] {
    let far = nodeCount + 1
    var distance = [[Int]](repeating: .init(repeating: far, count: nodeCount), count: nodeCount)
    for edge in edges { distance[Int(edge.source)][Int(edge.target)] = 1 }
    for middle in 0..<nodeCount {
      let onwards = distance[middle]
      for from in 0..<nodeCount where distance[from][middle] < far {
        let reached = distance[from][middle]
        for to in 0..<nodeCount where reached + onwards[to] < distance[from][to] {
          distance[from][to] = reached + onwards[to]
        }
      }
    }
    return distance
  }

  /// The lowest node with which each node is strongly connected.
  func lowestOfComponent(_ distance: [[Int]]) -> [Int] {
    (0..<nodeCount).map { node in
      (0..<nodeCount).first { $0 == node || (distance[node][$0] <= nodeCount && distance[$0][node] <= nodeCount) }
        ?? node
    }
  }

  /// Whether the edges follow each other.
  func isPath(_ numbers: [Int]) -> Bool {
    zip(numbers, numbers.dropFirst()).allSatisfy { edges[$0].target == edges[$1].source }
  }
}
