extension Diagram {
  /// The cards in the order in which somebody would tell of them: nearest to launch first, what nothing leads to last.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cards and arrows.
  package func readingOrder() -> [Int] {
    var next = Array(repeating: [Int](), count: cards.count)
    for arrow in arrows {
      if case .card(let tail) = arrow.from { next[tail].append(arrow.to) }
    }
    for (card, stub) in cards.indices.flatMap({ card in cards[card].stubs.map { (card, $0) } }) {
      if let target = stub.target { next[card].append(target) }
    }
    for card in cards.indices {
      if let frame = cards[card].frame { next[frames[frame].plate].append(card) }
    }
    let distances = distances(from: firstCards, along: next)
    return cards.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
  }

  /// What a user sees at launch, or by whatever entry there is where the picture has no launch.
  private var firstCards: [Int] {
    let pinned = arrows.compactMap { arrow -> (isLaunch: Bool, card: Int)? in
      guard case .pin(let pin) = arrow.from else { return nil }
      return (pins[pin].isLaunch, arrow.to)
    }
    let launched = pinned.filter(\.isLaunch)
    return (launched.isEmpty ? pinned : launched).map(\.card)
  }

  private func distances(from first: [Int], along next: [[Int]]) -> [Int] {
    var distances = Array(repeating: Int.max, count: cards.count)
    var queue: [Int] = []
    for card in first where distances[card] == Int.max {
      distances[card] = 0
      queue.append(card)
    }
    var head = 0
    while head < queue.count {
      let card = queue[head]
      head += 1
      for target in next[card] where distances[target] == Int.max {
        distances[target] = distances[card] + 1
        queue.append(target)
      }
    }
    return distances
  }
}
