import NavigationModel

/// Screens that are nothing but a part of one other screen: a table in a container view.
struct EmbeddedParts {
  private var hosts: [NodeID: Set<NodeID>] = [:]
  private var others: Set<NodeID> = []
  /// The flows that show a screen.
  private var flows: [NodeID: Set<NodeID>] = [:]

  /// - Parameter views: the views of SwiftUI that are screens. One in another is what that shows, and acts itself.
  init(_ transitions: [Transition], nodes: NodeTable, views: Set<NodeID>) {
    for transition in transitions {
      if transition.level == .flow, let to = transition.to { flows[to, default: []].insert(transition.from) }
    }
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

  /// The screen at which a flow makes a move that starts in a part of it: the one that the flow itself has shown.
  ///
  /// Of a coordinator that the part has made for itself, or that is only handed the part, nothing says that it knows more.
  func host(of move: Transition) -> NodeID? {
    guard let host = host(of: move.from), let flows = flows[host] else { return nil }
    return move.to.map { flows.isDisjoint(with: self.flows[$0] ?? []) } ?? false ? nil : host
  }
}
