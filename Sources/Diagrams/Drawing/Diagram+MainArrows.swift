import NavigationModel

extension Diagram {
  /// Positions of the arrows of an overview that become jumps: all but the main one to each card.
  ///
  /// In most apps every part leads to every other. What shows how the app hangs together is where a user comes to each
  /// part first: the strongest way from what is nearer to launch.
  func weakArrows(startingAt launch: [Int]) -> Set<Int> {
    var waysIn = Array(repeating: [Int](), count: cards.count)
    var tails: [Int: Int] = [:]
    for (index, arrow) in arrows.enumerated() {
      guard case .card(let tail) = arrow.from else { continue }
      tails[index] = tail
      if tail != arrow.to { waysIn[arrow.to].append(index) }
    }
    let distances = distances(from: launch)
    var weak = Set(tails.keys)
    for card in cards.indices {
      let fromNearer = waysIn[card].filter { way in
        arrows[way].isMain && distances[tails[way] ?? card] < distances[card]
      }
      let main = fromNearer.min { first, second in
        let (a, b) = (arrows[first], arrows[second])
        return (distances[tails[first] ?? 0], -a.transitions.count, first)
          < (distances[tails[second] ?? 0], -b.transitions.count, second)
      }
      if let main { weak.remove(main) }
    }
    return weak
  }

  /// By card: how many arrows that lead on are between launch and it; many where none do.
  private func distances(from launch: [Int]) -> [Int] {
    var next = Array(repeating: [Int](), count: cards.count)
    for arrow in arrows where arrow.isMain {
      if case .card(let tail) = arrow.from { next[tail].append(arrow.to) }
    }
    // A container shows what it holds.
    for card in cards.indices {
      if let frame = cards[card].frame { next[frames[frame].plate].append(card) }
    }
    var distances = Array(repeating: cards.count + 1, count: cards.count)
    // From what else the user may come in by, where launch leads to nothing.
    let outside = [launch, cardsOfPins(\.isLaunch), cardsOfPins { !$0.isLaunch }]
    for starts in outside + cardsEnteredFromSheets.map({ [$0] }) {
      var queue = starts.filter { distances[$0] > cards.count }
      for card in queue { distances[card] = 0 }
      var head = 0
      while head < queue.count {
        let card = queue[head]
        head += 1
        for target in next[card] where distances[target] > cards.count {
          distances[target] = distances[card] + 1
          queue.append(target)
        }
      }
    }
    return distances
  }

  /// In the overview of an area: where a user comes in from others, the most used first.
  private var cardsEnteredFromSheets: [Int] {
    let ways = cards.map { card in card.stubs.reduce(0) { $0 + ($1.leadsIn ? $1.transitions.count : 0) } }
    return cards.indices.filter { ways[$0] > 0 }.sorted { (-ways[$0], $0) < (-ways[$1], $1) }
  }

  private func cardsOfPins(_ isWanted: (Pin) -> Bool) -> [Int] {
    arrows.compactMap { arrow in
      guard case .pin(let pin) = arrow.from, isWanted(pins[pin]) else { return nil }
      return arrow.to
    }
  }
}

extension Arrow {
  /// Whether it may be what brings a user to a part of the app: an alert that parts share is none of it.
  fileprivate var isMain: Bool { meaning.leadsOn && meaning != .transition(.alert) }
}
