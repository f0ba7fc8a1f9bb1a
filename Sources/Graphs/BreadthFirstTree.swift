/// What a breadth-first search found: which nodes can be reached, and a shortest path to each of them.
///
/// A path is *shortest* when no other path from any of the search's sources has fewer edges. Among shortest paths the
/// tree holds the one whose edges come first in the graph, so that the answer is always the same.
package struct BreadthFirstTree: Sendable {
  /// Nodes that were reached, nearest first.
  package let order: [Int32]
  /// Number of the edge by which each node was first reached; `source` or `unreached` where there is none.
  private let arrivals: [Int32]
  /// Node from which each node was first reached.
  private let parents: [Int32]

  private static let unreached: Int32 = -1
  private static let source: Int32 = -2

  /// Whether a path leads from a source of the search to the node.
  package func isReached(_ node: Int) -> Bool { arrivals[node] != Self.unreached }

  /// The nodes of a shortest path, from a source to the node; empty where none leads there.
  ///
  /// - Complexity: O(length of the path).
  package func nodes(to node: Int) -> [Int] {
    guard isReached(node) else { return [] }
    var path = [node]
    var current = node
    while arrivals[current] >= 0 {
      current = Int(parents[current])
      path.append(current)
    }
    return path.reversed()
  }

  /// Numbers of the edges of the same path, one fewer than its nodes.
  ///
  /// - Complexity: O(length of the path).
  package func edges(to node: Int) -> [Int] {
    nodes(to: node).dropFirst().map { Int(arrivals[$0]) }
  }

  /// Searches from several sources at once.
  ///
  /// - Complexity: O(*n* + *m*) time, O(*n*) space.
  fileprivate init(_ graph: Digraph, from sources: [Int]) {
    var arrivals = [Int32](repeating: Self.unreached, count: graph.nodeCount)
    var parents = arrivals
    var queue: [Int32] = []
    queue.reserveCapacity(graph.nodeCount)
    for node in sources where arrivals[node] == Self.unreached {
      arrivals[node] = Self.source
      queue.append(Int32(node))
    }
    var head = 0
    while head < queue.count {
      let node = Int(queue[head])
      head += 1
      for position in graph.row(of: node) {
        let target = Int(graph.targets[position])
        guard arrivals[target] == Self.unreached else { continue }
        arrivals[target] = graph.numbers[position]
        parents[target] = Int32(node)
        queue.append(Int32(target))
      }
    }
    self.order = queue
    self.arrivals = arrivals
    self.parents = parents
  }
}

extension Digraph {
  /// Searches breadth-first from one or more sources.
  ///
  /// - Parameter sources: where the search starts; may be empty, and then nothing is reached.
  /// - Complexity: O(*n* + *m*) time, O(*n*) space.
  ///
  /// ```swift
  /// let tree = graph.breadthFirstTree(from: [0])
  /// tree.isReached(2)    // is there a way at all?
  /// tree.edges(to: 2)    // a shortest one
  /// ```
  package func breadthFirstTree(from sources: [Int]) -> BreadthFirstTree {
    BreadthFirstTree(self, from: sources)
  }
}
