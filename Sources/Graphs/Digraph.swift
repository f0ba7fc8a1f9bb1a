/// A directed graph in compressed rows.
///
/// Nodes are the numbers `0 ..< nodeCount`, edges the numbers `0 ..< edgeCount` in the order in which they were given.
/// Loops and parallel edges are allowed. The graph never changes; make a new one instead.
///
/// There is no generic node type and no protocol over it: across a target boundary that costs ten times the time of
/// plain indices. Callers keep their own table from name to number.
///
/// - Complexity: O(*n* + *m*) space: one offset for each of the *n* nodes, target and number for each of the *m* edges.
///
/// ```swift
/// //   0 ──▶ 1 ──▶ 2
/// //         ▲     │
/// //         └─────┘
/// let graph = Digraph(nodeCount: 3, edges: [.init(0, 1), .init(1, 2), .init(2, 1)])
/// graph.strongComponents().count  // 2
/// ```
///
/// ## Topics
/// - ``breadthFirstTree(from:)``
/// - ``strongComponents()``
/// - ``condensation(of:)``
/// - ``shortestCycles(in:limit:)``
/// - ``transposed()``
package struct Digraph: Hashable, Sendable {
  /// Row of node *v*: positions `offsets[v] ..< offsets[v + 1]`.
  let offsets: [Int32]
  /// Target of the edge at each position.
  let targets: [Int32]
  /// Number of the edge at each position, as given.
  let numbers: [Int32]

  /// One edge, from its source to its target.
  package struct Edge: Hashable, Sendable {
    package var source: Int32
    package var target: Int32

    /// Creates an edge between two nodes.
    package init(_ source: Int, _ target: Int) {
      self.source = Int32(source)
      self.target = Int32(target)
    }
  }

  /// Builds a graph; the edges of a row keep the order in which they are given.
  ///
  /// - Precondition: every end lies in `0 ..< nodeCount`, and both counts fit in 31 bits.
  /// - Complexity: O(*n* + *m*) time and space, by counting sort.
  package init(nodeCount: Int, edges: [Edge]) {
    precondition(nodeCount >= 0 && nodeCount < Int(Int32.max) && edges.count < Int(Int32.max))
    var offsets = [Int32](repeating: 0, count: nodeCount + 1)
    for edge in edges { offsets[Int(edge.source) + 1] += 1 }
    for node in 0..<nodeCount { offsets[node + 1] += offsets[node] }
    var next = offsets
    var targets = [Int32](repeating: 0, count: edges.count)
    var numbers = targets
    for (number, edge) in edges.enumerated() {
      precondition(edge.target >= 0 && edge.target < nodeCount)
      let position = Int(next[Int(edge.source)])
      targets[position] = edge.target
      numbers[position] = Int32(number)
      next[Int(edge.source)] += 1
    }
    self.offsets = offsets
    self.targets = targets
    self.numbers = numbers
  }

  package var nodeCount: Int { offsets.count - 1 }
  package var edgeCount: Int { targets.count }

  /// Targets of the edges that leave a node, in the order of the edges.
  package func successors(of node: Int) -> ArraySlice<Int32> { targets[row(of: node)] }

  /// Numbers of the edges that leave a node, side by side with ``successors(of:)``.
  package func edges(leaving node: Int) -> ArraySlice<Int32> { numbers[row(of: node)] }

  /// Positions of a node's edges.
  func row(of node: Int) -> Range<Int> { Int(offsets[node])..<Int(offsets[node + 1]) }
}
