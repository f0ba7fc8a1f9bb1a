import Diagrams

extension PlacedDiagram {
  /// Whether the mirror image would read better: children of containers stand in the order of their tabs, and where
  /// that says nothing, the launch is on the left.
  var readsFromTheRight: Bool {
    let order = steps.reduce(0) { $0 + ($1 > 0 ? 1 : -1) }
    guard order == 0 else { return order < 0 }
    guard let launch = diagram.pins.firstIndex(where: \.isLaunch) else { return false }
    return pins[launch].center.x > size.width / 2 + 1
  }

  /// How far each child of a container is to the right of the one before it.
  private var steps: [Double] {
    diagram.frames.indices.flatMap { frame -> [Double] in
      let held = cards.indices.filter { diagram.cards[$0].frame == frame && diagram.cards[$0].containment != nil }
      let order = held.sorted { firstTransition(to: $0) < firstTransition(to: $1) }
      let places = order.map { place(of: $0).center.x }
      return zip(places, places.dropFirst()).map { $1 - $0 }.filter { abs($0) > 1 }
    }
  }

  private func firstTransition(to card: Int) -> Int { diagram.cards[card].containment?.transitions.first ?? 0 }

  /// Where a card lies with everything in its frame.
  private func place(of card: Int) -> Rect { diagram.cards[card].ownFrame.flatMap { frames[$0] } ?? cards[card] }
}
