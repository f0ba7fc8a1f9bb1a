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

  /// What was asked before: who changes what several watch asks once for each of them.
  private var answers: [Question: Bool?] = [:]

  private struct Question: Hashable {
    var screen: NodeID
    var holders: Set<NodeID>
    var outside: Set<NodeID>
  }

  init(_ views: Views) { self.views = views }

  /// Whether all ways to a screen lead through others, and to those not through the screen itself alone.
  ///
  /// - Parameter outside: screens from which the ways begin, with the roots of the app.
  /// - Returns: `nil` where nothing is known that leads to some screen on the way.
  /// - Complexity: O(*n*) in the number of transitions for each question, once.
  func isInside(_ screen: NodeID, of holders: Set<NodeID>, withoutPassing outside: Set<NodeID>) -> Bool? {
    let question = Question(screen: screen, holders: holders, outside: outside)
    if let known = answers[question] { return known }
    let answer = findWhetherIsInside(screen, of: holders, withoutPassing: outside)
    answers[question] = .some(answer)
    return answer
  }

  private func findWhetherIsInside(
    _ screen: NodeID, of holders: Set<NodeID>, withoutPassing outside: Set<NodeID>
  ) -> Bool? {
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
