internal import Graphs

/// One shortest cycle for each knot of a graph given by its edges, as positions in the list of edges; through one of the
/// preferred nodes where the knot has any.
func cycles(_ edges: [(from: Int, to: Int)], nodeCount: Int, preferring preferred: Set<Int> = []) -> [[Int]] {
  let graph = Digraph(nodeCount: nodeCount, edges: edges.map { .init($0.from, $0.to) })
  return graph.shortestCycles(in: graph.strongComponents(), preferring: preferred)
}

extension Array {
  /// The same circle, turned so that it starts at the element with the least value.
  func startingAtLeast(_ value: (Element) -> some Comparable) -> [Element] {
    guard let start = indices.min(by: { value(self[$0]) < value(self[$1]) }) else { return self }
    return Array(self[start...] + self[..<start])
  }
}
