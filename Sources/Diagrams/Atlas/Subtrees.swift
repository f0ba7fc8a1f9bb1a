import Graphs
import NavigationModel

/// Screens in pieces: a screen with what can only be reached through it, as large as fits on a sheet.
struct Subtrees {
  struct Piece {
    /// The screen above all others, or the first of several beside each other.
    var root: NodeID
    var screens: [NodeID]
  }

  /// The largest first.
  private(set) var pieces: [Piece] = []

  /// From this many screens on, a screen and what hangs below it is a piece of its own.
  private static let enough = 12
  private static let most = 30

  private let divided: DividedModel
  private let screens: [NodeID]
  private let tree: DominatorTree

  init(of divided: DividedModel, among screens: [NodeID]) {
    self.divided = divided
    self.screens = screens
    let index = Dictionary(screens.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let outside = screens.count
    var edges: [Digraph.Edge] = []
    var isReached = Array(repeating: false, count: screens.count)
    for tie in divided.ties where tie.leadsOn {
      guard let target = index[tie.to] else { continue }
      if let source = index[tie.from] {
        edges.append(.init(source, target))
        isReached[target] = true
      } else {
        edges.append(.init(outside, target))
      }
    }
    for (screen, position) in index.sorted(by: { $0.value < $1.value })
    where divided.entered.contains(screen) || !isReached[position] {
      edges.append(.init(outside, position))
    }
    // A circle that nothing leads into begins with its first screen.
    let reached = Digraph(nodeCount: outside + 1, edges: edges).breadthFirstTree(from: [outside])
    for position in screens.indices where !reached.isReached(position) { edges.append(.init(outside, position)) }
    tree = Digraph(nodeCount: outside + 1, edges: edges).dominatorTree(from: outside)
    cut()
  }

  /// From the leaves to the root: what is large enough is cut off, the rest stays with what is above it.
  private mutating func cut() {
    var carried: [[NodeID]] = Array(repeating: [], count: screens.count)
    let outside = screens.count
    for node in tree.order.reversed().map(Int.init) where node != outside {
      let own = [screens[node]] + carried[node]
      let parent = tree.parent(of: node) ?? outside
      if parent == outside || weight(of: own) >= Self.enough * DividedModel.screenWeight {
        pieces.append(Piece(root: screens[node], screens: own))
      } else if weight(of: carried[parent]) + weight(of: own) > Self.most * DividedModel.screenWeight {
        pieces.append(Piece(root: carried[parent][0], screens: carried[parent]))
        carried[parent] = own
      } else {
        carried[parent] += own
      }
    }
    pieces.sort { (-$0.screens.count, $0.root) < (-$1.screens.count, $1.root) }
  }

  private func weight(of screens: [NodeID]) -> Int { screens.reduce(0) { $0 + divided.weight(of: $1) } }
}
