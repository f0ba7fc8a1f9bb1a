import Diagrams

extension Diagram {
  /// Cards that a container reaches itself: from them every other card in its frame can be reached by arrows.
  ///
  /// Only they need to be tied under the plate; the arrows order the rest. Fewer ties make a better and faster layout.
  ///
  /// - Complexity: O(*cards* + *arrows*).
  func frameRoots() -> Set<Int> {
    let forward = arrowsInsideFrames()
    let pointedAt = Set(forward.flatMap(\.self))
    // Cards that nothing points at are roots anyway, so that walks from them come first.
    let order = cards.indices.filter { !pointedAt.contains($0) } + cards.indices.filter(pointedAt.contains)
    var roots: Set<Int> = []
    var reached = Array(repeating: false, count: cards.count)
    for card in order where cards[card].frame != nil && !reached[card] {
      roots.insert(card)
      var waiting = [card]
      while let here = waiting.popLast() {
        guard !reached[here] else { continue }
        reached[here] = true
        waiting.append(contentsOf: forward[here])
      }
    }
    return roots
  }

  /// By card: the cards beside it in the same frame that an arrow leads on to.
  private func arrowsInsideFrames() -> [[Int]] {
    var forward = Array(repeating: [Int](), count: cards.count)
    for arrow in arrows where arrow.meaning.leadsOn {
      guard case .card(let tail) = arrow.from, tail != arrow.to, let frame = cards[tail].frame,
        cards[arrow.to].frame == frame
      else { continue }
      forward[tail].append(arrow.to)
    }
    return forward
  }
}
