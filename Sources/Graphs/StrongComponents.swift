/// The strong components of a graph.
///
/// Two nodes are *strongly connected* when each can be reached from the other; a *strong component* is a largest set of
/// nodes that are strongly connected with one another. Every node is in exactly one.
package struct StrongComponents: Hashable, Sendable {
  package let count: Int
  /// Component of each node, in reverse topological order: no edge leads to a higher component.
  package let ofNode: [Int32]

  /// The nodes of every component, in ascending order.
  ///
  /// - Complexity: O(*n*) time and space.
  package func members() -> [[Int]] {
    var members = [[Int]](repeating: [], count: count)
    for (node, component) in ofNode.enumerated() { members[Int(component)].append(node) }
    return members
  }
}

extension Digraph {
  /// Finds the strong components.
  ///
  /// Works with an explicit stack, so a chain of a million nodes does no harm.
  ///
  /// - Complexity: O(*n* + *m*) time, O(*n*) space.
  /// - Note: D. J. Pearce, "A space-efficient algorithm for finding strongly connected components",
  ///   Information Processing Letters 116, 2016: the variant that keeps one number for each node.
  ///
  /// ```swift
  /// let components = graph.strongComponents()
  /// components.ofNode[1] == components.ofNode[2]  // each can be reached from the other
  /// ```
  package func strongComponents() -> StrongComponents {
    var search = PearceSearch(graph: self)
    for node in 0..<nodeCount where search.rank[node] == 0 { search.visit(from: node) }
    return StrongComponents(count: search.componentCount, ofNode: search.components())
  }
}

/// The state of one run of Pearce's algorithm.
private struct PearceSearch {
  let graph: Digraph
  /// 0 before a visit; the visit's index, lowered to that of its root, during it; `nodeCount - component` after it.
  ///
  /// Indices of open visits are always lower than those numbers, because a closed node gives its index back.
  var rank: [Int32]
  var componentCount = 0
  private var index: Int32 = 1
  /// Nodes being visited, with the position of the edge to look at next.
  private var path: [(node: Int32, position: Int32)] = []
  /// Closed nodes whose component is still open.
  private var waiting: [Int32] = []

  init(graph: Digraph) {
    self.graph = graph
    rank = [Int32](repeating: 0, count: graph.nodeCount)
  }

  mutating func visit(from root: Int) {
    open(Int32(root))
    while let (node, position) = path.last {
      let end = graph.offsets[Int(node) + 1]
      // The edge behind us, if any, has been explored to its end: take over what was learnt there.
      if position > graph.offsets[Int(node)] { learn(node, from: graph.targets[Int(position) - 1]) }
      if position < end {
        path[path.count - 1].position = position + 1
        let target = graph.targets[Int(position)]
        if rank[Int(target)] == 0 { open(target) }
      } else {
        path.removeLast()
        close(node)
      }
    }
  }

  private mutating func open(_ node: Int32) {
    rank[Int(node)] = index
    entry.append(index)
    index += 1
    path.append((node, graph.offsets[Int(node)]))
  }

  /// Index with which each node of `path` was opened; equal to its rank as long as it is a root.
  private var entry: [Int32] = []

  private mutating func learn(_ node: Int32, from target: Int32) {
    if rank[Int(target)] < rank[Int(node)] { rank[Int(node)] = rank[Int(target)] }
  }

  private mutating func close(_ node: Int32) {
    let opened = entry.removeLast()
    guard rank[Int(node)] == opened else {
      waiting.append(node)
      return
    }
    let number = Int32(graph.nodeCount - componentCount)
    index -= 1
    while let last = waiting.last, rank[Int(last)] >= opened {
      rank[Int(last)] = number
      waiting.removeLast()
      index -= 1
    }
    rank[Int(node)] = number
    componentCount += 1
  }

  func components() -> [Int32] { rank.map { Int32(graph.nodeCount) - $0 } }
}
