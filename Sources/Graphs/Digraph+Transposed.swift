extension Digraph {
  /// The same graph with every edge turned round; edges keep their numbers.
  ///
  /// - Complexity: O(*n* + *m*) time and space.
  package func transposed() -> Digraph {
    var edges = [Edge](repeating: Edge(0, 0), count: edgeCount)
    for node in 0..<nodeCount {
      for position in row(of: node) { edges[Int(numbers[position])] = Edge(Int(targets[position]), node) }
    }
    return Digraph(nodeCount: nodeCount, edges: edges)
  }
}
