/// What must be passed on the way from a root: the tree of immediate dominators.
///
/// Node *a* *dominates* node *b* when every path from the root to *b* goes through *a*. The nearest of those other than
/// *b* itself is its immediate dominator; these form a tree, in which everything that can only be reached through *a*
/// hangs below *a*.
package struct DominatorTree: Sendable {
  /// Nodes that can be reached, each after its immediate dominator; the root comes first.
  package let order: [Int32]
  /// By node: its immediate dominator; `none` for the root and for what cannot be reached.
  private let parents: [Int32]

  private static let none: Int32 = -1

  /// The immediate dominator of a node; nothing for the root and for what cannot be reached.
  package func parent(of node: Int) -> Int? { parents[node] == Self.none ? nil : Int(parents[node]) }

  fileprivate init(_ graph: Digraph, from root: Int) {
    let order = graph.reversePostorder(from: root)
    var places = [Int32](repeating: Self.none, count: graph.nodeCount)
    for (place, node) in order.enumerated() { places[Int(node)] = Int32(place) }
    let backward = graph.transposed()
    var parents = [Int32](repeating: Self.none, count: graph.nodeCount)
    parents[root] = Int32(root)
    /// The nearest common dominator of two nodes, by walking up from whichever comes later.
    func meet(_ a: Int32, _ b: Int32) -> Int32 {
      var (a, b) = (a, b)
      while a != b {
        if places[Int(a)] > places[Int(b)] { a = parents[Int(a)] } else { b = parents[Int(b)] }
      }
      return a
    }
    var isStable = false
    while !isStable {
      isStable = true
      for node in order.dropFirst() {
        var parent = Self.none
        for source in backward.successors(of: Int(node)) where parents[Int(source)] != Self.none {
          parent = parent == Self.none ? source : meet(parent, source)
        }
        guard parent != parents[Int(node)] else { continue }
        parents[Int(node)] = parent
        isStable = false
      }
    }
    parents[root] = Self.none
    self.order = order
    self.parents = parents
  }
}

extension Digraph {
  /// The tree of immediate dominators of everything that can be reached from a root, after Cooper, Harvey and Kennedy.
  ///
  /// - Complexity: O(*n* · *m*) at worst, close to O(*n* + *m*) on graphs that people make; O(*n* + *m*) space.
  package func dominatorTree(from root: Int) -> DominatorTree { DominatorTree(self, from: root) }

  /// Nodes that can be reached, each before those which can only be reached through it.
  fileprivate func reversePostorder(from root: Int) -> [Int32] {
    var isSeen = [Bool](repeating: false, count: nodeCount)
    var postorder: [Int32] = []
    var waiting = [(node: root, next: row(of: root).lowerBound)]
    isSeen[root] = true
    while let (node, position) = waiting.last {
      guard position < row(of: node).upperBound else {
        postorder.append(Int32(node))
        waiting.removeLast()
        continue
      }
      waiting[waiting.count - 1].next += 1
      let target = Int(targets[position])
      guard !isSeen[target] else { continue }
      isSeen[target] = true
      waiting.append((target, row(of: target).lowerBound))
    }
    return postorder.reversed()
  }
}
