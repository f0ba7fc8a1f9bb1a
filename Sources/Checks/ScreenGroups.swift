internal import Graphs
internal import NavigationModel

/// Screens that stand on the display together: a container with all that it holds.
///
/// Whoever sees one of them can use the others: a tab bar stays while its tabs change.
struct ScreenGroups: Sendable {
  private let ofNode: [Int32]
  private let members: [[Int]]

  init(_ model: Model, nodeIndex: [NodeID: Int]) {
    // Holding and being held count alike, so the groups are the strong components of the edges in both directions.
    let edges = model.transitions.filter(\.kind.isContainment).flatMap { transition -> [Digraph.Edge] in
      guard let from = nodeIndex[transition.from], let to = transition.to.flatMap({ nodeIndex[$0] }) else { return [] }
      return [.init(from, to), .init(to, from)]
    }
    let components = Digraph(nodeCount: model.nodes.count, edges: edges).strongComponents()
    ofNode = components.ofNode
    members = components.members()
  }

  /// Nodes that stand together with a node, itself among them, in ascending order.
  func members(with node: Int) -> [Int] { members[Int(ofNode[node])] }

  /// Whether two nodes stand together.
  func areTogether(_ a: Int, _ b: Int) -> Bool { ofNode[a] == ofNode[b] }
}
