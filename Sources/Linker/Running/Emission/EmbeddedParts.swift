import NavigationModel

/// Screens that are nothing but a part of one other screen: a table in a container view.
struct EmbeddedParts {
  private var hosts: [NodeID: Set<NodeID>] = [:]
  private var others: Set<NodeID> = []

  /// - Parameter views: the views of SwiftUI that are screens. One in another is what that shows, and acts itself.
  init(_ transitions: [Transition], nodes: NodeTable, views: Set<NodeID>) {
    for transition in transitions where transition.level != .flow {
      guard let to = transition.to, to != transition.from else { continue }
      if transition.kind == .embed, nodes[transition.from]?.kind == .screen,
        !views.contains(to) || !views.contains(transition.from)
      {
        hosts[to, default: []].insert(transition.from)
      } else if !transition.kind.isWayBack {
        others.insert(to)
      }
    }
  }

  /// The screen that holds a part, if nothing else ever shows it.
  func host(of node: NodeID) -> NodeID? {
    guard let hosts = hosts[node], hosts.count == 1, !others.contains(node) else { return nil }
    return hosts.first
  }
}
