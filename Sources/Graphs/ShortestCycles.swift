extension Digraph {
  /// One shortest cycle for each strong component that has any.
  ///
  /// A *cycle* is a path that ends where it begins; a loop is a cycle of one edge. A graph can have more cycles than
  /// anyone can list, so this gives one for each component, and not all that there are.
  ///
  /// - Parameters:
  ///   - components: the strong components of this graph.
  ///   - limit: how many nodes of a component are tried as the cycle's start. In a component with more, the cycle is the
  ///     shortest through those that were tried, which need not be the shortest of all.
  ///   - preferred: nodes through which a cycle says more than a shorter one elsewhere.
  /// - Returns: the numbers of the edges of each cycle, in order, by ascending lowest node of the component. The cycle
  ///   begins at its lowest node that was tried; in a component with preferred nodes, at one of these.
  /// - Complexity: O(*limit* · (*n* + *m*)) time for one component that spans the graph, O(*n*) space.
  package func shortestCycles(
    in components: StrongComponents, limit: Int = 64, preferring preferred: Set<Int> = []
  ) -> [[Int]] {
    var cycles: [[Int]] = []
    for members in components.members().sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      var best: [Int]?
      let telling = members.filter(preferred.contains)
      for start in (telling.isEmpty ? members : telling).prefix(limit) {
        guard let cycle = shortestCycle(through: start, components: components) else { continue }
        if cycle.count < (best?.count ?? .max) { best = cycle }
        if cycle.count == 1 { break }
      }
      if let best { cycles.append(best) }
    }
    return cycles
  }

  /// The edges of a shortest cycle through a node, starting there; `nil` where none leads through it.
  ///
  /// - Complexity: O(nodes and edges of its component) time and space.
  func shortestCycle(through start: Int, components: StrongComponents) -> [Int]? {
    let component = components.ofNode[start]
    var arrivals: [Int32: (edge: Int32, from: Int32)] = [:]
    var queue = [Int32(start)]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for position in row(of: Int(node)) {
        let target = targets[position]
        guard components.ofNode[Int(target)] == component, arrivals[target] == nil else { continue }
        arrivals[target] = (numbers[position], node)
        if target == start { return path(backFrom: target, arrivals) }
        queue.append(target)
      }
    }
    return nil
  }

  /// Follows arrivals from a node back to itself.
  private func path(backFrom start: Int32, _ arrivals: [Int32: (edge: Int32, from: Int32)]) -> [Int] {
    var edges: [Int] = []
    var node = start
    while let arrival = arrivals[node] {
      edges.append(Int(arrival.edge))
      node = arrival.from
      if node == start { break }
    }
    return edges.reversed()
  }
}
