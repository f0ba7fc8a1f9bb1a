import Graphs
package import NavigationModel

/// Every shortest way from one screen to another, and nothing else.
package struct ShortestWays: Excerpt {
  private let from: End
  private let to: End

  /// An end of the ways: the nodes that a user calls by one name.
  package struct End: Hashable, Sendable {
    var nodes: Set<NodeID>
    var name: String

    /// Creates an end.
    package init(_ nodes: Set<NodeID>, named name: String) {
      self.nodes = nodes
      self.name = name
    }
  }

  /// Keeps the shortest ways between two ends.
  package init(from: End, to: End) {
    self.from = from
    self.to = to
  }

  /// What is kept.
  package var caption: String {
    "shortest ways from \(DisplayText.line(from.name)) to \(DisplayText.line(to.name))"
  }

  /// The transitions on shortest ways with their ends.
  ///
  /// - Complexity: O(*nodes* + *transitions*).
  package func cut(from model: Model) throws(ExcerptError) -> Model {
    let moves = Moves(model)
    let starts = moves.nodes(from.nodes)
    let goals = moves.nodes(to.nodes)
    let outward = moves.distances(from: starts)
    let back = moves.reversed.distances(from: goals)
    guard let length = goals.compactMap({ outward[$0] }).min() else { throw .noWay(from: from.name, to: to.name) }
    var kept: Set<Int> = []
    var nodes = from.nodes.intersection(to.nodes)
    for move in moves.all {
      guard let before = outward[move.source], let after = back[move.target], before + 1 + after == length
      else { continue }
      kept.insert(move.transition)
      nodes.formUnion([model.nodes[move.source].id, model.nodes[move.target].id])
    }
    return model.keeping(nodes: nodes, transitions: kept.contains)
  }
}

/// Every move that a user can make inside an app.
private struct Moves {
  struct Move {
    var source: Int
    var target: Int
    /// The transition that makes it possible; for a move from one tab to another, the one that holds the first.
    var transition: Int
  }

  private(set) var all: [Move] = []
  private let index: [NodeID: Int]

  init(_ model: Model) {
    let index = Dictionary(model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.index = index
    for (number, transition) in model.transitions.enumerated() {
      guard let from = index[transition.from], let to = transition.to.flatMap({ index[$0] }) else { continue }
      all.append(Move(source: from, target: to, transition: number))
      if transition.kind.isChoice { all.append(Move(source: to, target: from, transition: number)) }
    }
  }

  var reversed: Moves {
    var reversed = self
    reversed.all = all.map { Move(source: $0.target, target: $0.source, transition: $0.transition) }
    return reversed
  }

  func nodes(_ ids: Set<NodeID>) -> [Int] { ids.compactMap { index[$0] }.sorted() }

  /// By node: the length of a shortest way to it; nothing where none leads there.
  func distances(from sources: [Int]) -> [Int: Int] {
    let graph = Digraph(nodeCount: index.count, edges: all.map { .init($0.source, $0.target) })
    let tree = graph.breadthFirstTree(from: sources)
    var distances: [Int: Int] = [:]
    for node in tree.order.map(Int.init) { distances[node] = tree.edges(to: node).count }
    return distances
  }
}

extension Transition.Kind {
  /// Whether the user, inside one child of the container, can choose another.
  fileprivate var isChoice: Bool { self == .tab || self == .split || self == .page }
}
