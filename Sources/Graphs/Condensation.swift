extension Digraph {
  /// The graph whose nodes are the strong components and whose edges are those between different ones.
  ///
  /// It has no cycle. Parallel edges are kept, so the degree of a component counts every edge that enters or leaves it.
  ///
  /// - Complexity: O(*n* + *m*) time and space.
  ///
  /// ```swift
  /// let components = graph.strongComponents()
  /// let condensed = graph.condensation(of: components)
  /// let starts = condensed.sources()  // components into which no edge leads
  /// ```
  package func condensation(of components: StrongComponents) -> Digraph {
    var edges: [Edge] = []
    for node in 0..<nodeCount {
      let from = components.ofNode[node]
      for target in successors(of: node) where components.ofNode[Int(target)] != from {
        edges.append(Edge(Int(from), Int(components.ofNode[Int(target)])))
      }
    }
    return Digraph(nodeCount: components.count, edges: edges)
  }

  /// Nodes into which no edge leads, in ascending order.
  ///
  /// - Complexity: O(*n* + *m*) time, O(*n*) space.
  package func sources() -> [Int] {
    var hasPredecessor = [Bool](repeating: false, count: nodeCount)
    for target in targets { hasPredecessor[Int(target)] = true }
    return (0..<nodeCount).filter { !hasPredecessor[$0] }
  }
}
