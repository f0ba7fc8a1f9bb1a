import NavigationModel

/// What screens are seen inside of, as far as the transitions tell that are known by now.
final class Enclosures {
  private let views: Views
  private lazy var sources: [NodeID: Set<NodeID>] = {
    var sources: [NodeID: Set<NodeID>] = [:]
    for transition in views.linkage.draft.transitions + views.runner.emission.transitions
    where !transition.kind.isWayBack {
      guard let to = transition.to, to != transition.from else { continue }
      sources[to, default: []].insert(transition.from)
    }
    return sources
  }()

  init(_ views: Views) { self.views = views }

  /// Whether all ways to a screen lead through others, and to those not through the screen itself alone.
  ///
  /// - Parameter outside: screens from which the ways begin, with the roots of the app.
  /// - Returns: `nil` where nothing is known that leads to some screen on the way.
  func isInside(_ screen: NodeID, of holders: Set<NodeID>, withoutPassing outside: Set<NodeID>) -> Bool? {
    guard !holders.isEmpty, !holders.contains(screen) else { return false }
    var seen: Set<NodeID> = [screen]
    var queue = [screen]
    var isOpen = false
    var isHeld = false
    while let next = queue.popLast() {
      if outside.contains(next) || views.roots.contains(next) { return false }
      let from = sources[next] ?? []
      if from.isEmpty { isOpen = true }
      for source in from {
        if holders.contains(source) {
          isHeld = true
        } else if seen.insert(source).inserted {
          queue.append(source)
        }
      }
    }
    return isOpen ? nil : isHeld
  }
}
