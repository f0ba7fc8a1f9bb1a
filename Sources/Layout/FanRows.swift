import Diagrams

extension Diagram {
  /// By arrow: how many ranks it goes down.
  ///
  /// A screen that leads to thirty others, none of which anything else leads to, would make a picture that is thirty
  /// screens wide. So the heads of such a fan stand in several rows, about as many as make a page of them.
  ///
  /// - Complexity: O(*cards* + *arrows*).
  func ranksDown() -> [Int] {
    var ranks = Array(repeating: 1, count: arrows.count)
    let waysIn = waysIn()
    let waysOut = waysOut()
    for card in cards.indices {
      let light = waysOut[card].filter { isLight(arrows[$0].to, besides: card, waysIn: waysIn, waysOut: waysOut) }
      // Only what stands in the same frame stands side by side.
      for fan in Dictionary(grouping: light, by: { cards[arrows[$0].to].frame }).values
      where fan.count >= Self.smallestFan {
        let rows = max(Int((Double(fan.count) / Self.columnsPerRow).squareRoot().rounded()), 2)
        for (position, index) in fan.enumerated() { ranks[index] = 1 + position % rows }
      }
    }
    return ranks
  }

  /// Up to so many heads stand beside each other.
  private static let smallestFan = 6
  /// Columns by rows of a fan; a card with its margin is half again as wide as it is high.
  private static let columnsPerRow = 1.6

  /// Whether a card hangs on nothing but another one, and nothing much hangs on it.
  private func isLight(_ card: Int, besides tail: Int, waysIn: [Int], waysOut: [[Int]]) -> Bool {
    guard card != tail, waysIn[card] == 1, cards[card].ownFrame == nil, waysOut[card].count <= 2 else { return false }
    return waysOut[card].allSatisfy { index in
      let next = arrows[index].to
      return waysIn[next] == 1 && waysOut[next].isEmpty && next != card && cards[next].ownFrame == nil
    }
  }

  /// By card: how many arrows lead on to it, those from pins among them.
  private func waysIn() -> [Int] {
    var count = Array(repeating: 0, count: cards.count)
    for arrow in arrows where arrow.meaning.leadsOn { count[arrow.to] += 1 }
    return count
  }

  /// By card: the arrows that lead on from it.
  private func waysOut() -> [[Int]] {
    var ways = Array(repeating: [Int](), count: cards.count)
    for (index, arrow) in arrows.enumerated() where arrow.meaning.leadsOn {
      if case .card(let tail) = arrow.from { ways[tail].append(index) }
    }
    return ways
  }
}
