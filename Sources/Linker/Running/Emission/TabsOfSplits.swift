import NavigationModel

/// Tab bars inside of split views: what a split view puts into tabs is in those of the tab bar that it holds.
struct TabsOfSplits {
  private var bars: [NodeID: Set<NodeID>] = [:]

  /// - Parameter transitions: all that are known so far.
  init(_ transitions: [Transition], in nodes: NodeTable) {
    for transition in transitions where transition.kind.isContainment && transition.kind != .tab {
      guard let to = transition.to, nodes[to]?.container == .tab, nodes[transition.from]?.container == .split else {
        continue
      }
      bars[transition.from, default: []].insert(to)
    }
  }

  /// The same transition as one of the tab bar's.
  func moved(_ transition: Transition) -> Transition {
    guard transition.kind == .tab, let inside = bars[transition.from], inside.count == 1, let bar = inside.first else {
      return transition
    }
    var moved = transition
    moved.from = bar
    return moved
  }
}
