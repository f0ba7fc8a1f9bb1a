import Graphs
import NavigationModel

/// Every move that a user can make in an app, as a graph.
///
/// Nodes are those of the model, and one more for the world outside, from which every entry leads in.
struct MoveGraph {
  let model: Model
  let graph: Digraph
  /// What each edge of the graph is.
  let moves: [Move]
  /// Position of each node in the model.
  let index: [NodeID: Int]

  enum Move: Hashable {
    case entry(Int)
    case transition(Int)
    /// Against a containment: whoever is in a tab can go to any other.
    case inside(Int)
  }

  /// The node for the world outside.
  var world: Int { model.nodes.count }

  init(_ model: Model) {
    self.model = model
    let index = Dictionary(model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var edges: [Digraph.Edge] = []
    var moves: [Move] = []
    func add(_ from: Int?, _ to: Int?, _ move: Move) {
      guard let from, let to else { return }
      edges.append(.init(from, to))
      moves.append(move)
    }
    for (number, entry) in model.entries.enumerated() {
      add(model.nodes.count, entry.to.flatMap { index[$0] }, .entry(number))
    }
    for (number, transition) in model.transitions.enumerated() {
      let from = index[transition.from]
      let to = transition.to.flatMap { index[$0] }
      add(from, to, .transition(number))
      if transition.kind.isChoice { add(to, from, .inside(number)) }
    }
    graph = Digraph(nodeCount: model.nodes.count + 1, edges: edges)
    self.index = index
    self.moves = moves
  }

  /// The moves of a shortest way between two sets of nodes; `nil` where there is none.
  ///
  /// - Complexity: O(nodes + transitions).
  func shortestWay(from sources: [Int], to targets: [Int]) -> [Move]? {
    let tree = graph.breadthFirstTree(from: sources)
    let ways = targets.filter(tree.isReached).map { tree.edges(to: $0) }
    return ways.min { $0.count < $1.count }?.map { moves[$0] }
  }
}

extension Transition.Kind {
  /// Whether the user, inside one child of the container, can choose another.
  fileprivate var isChoice: Bool {
    switch self {
    case .tab, .split, .page: true
    case .push, .show, .showDetail, .setStack, .present, .popover, .replaceRoot, .embed, .select, .unwind, .pop, .popTo,
      .popToRoot, .dismiss, .childFlow, .finishFlow, .alert, .openURL, .custom:
      false
    }
  }
}
