import Diagrams

/// A part of a diagram that nothing connects with the rest: neither an arrow nor a frame.
///
/// Laid out on their own, parts can be put into rows. The engine would set all of them side by side, and a hundred lone
/// screens would make a picture that is a hundred screens wide.
struct Component {
  var cards: [Int] = []
  var pins: [Int] = []
  var frames: [Int] = []
  var arrows: [Int] = []
}

extension Diagram {
  /// The parts, the largest first, else in the order of their first card.
  ///
  /// - Complexity: O(*n* log *n*).
  func components() -> [Component] {
    let groups = boxGroups()
    var components: [Component] = []
    var found: [Int: Int] = [:]
    func component(of box: Int) -> Int {
      let group = groups[box]
      if let known = found[group] { return known }
      found[group] = components.count
      components.append(Component())
      return components.count - 1
    }
    for card in cards.indices { components[component(of: card)].cards.append(card) }
    for pin in pins.indices { components[component(of: cards.count + pin)].pins.append(pin) }
    for frame in frames.indices { components[component(of: frames[frame].plate)].frames.append(frame) }
    for arrow in arrows.indices { components[component(of: arrows[arrow].to)].arrows.append(arrow) }
    let order = components.indices.sorted { (-components[$0].size, $0) < (-components[$1].size, $1) }
    return order.map { components[$0] }
  }

  /// By box, cards before pins: a number that connected boxes share.
  private func boxGroups() -> [Int] {
    var groups = Groups(count: cards.count + pins.count)
    for (index, card) in cards.enumerated() {
      if let frame = card.frame { groups.join(index, frames[frame].plate) }
    }
    for arrow in arrows {
      switch arrow.from {
      case .card(let card): groups.join(card, arrow.to)
      case .pin(let pin): groups.join(cards.count + pin, arrow.to)
      }
    }
    return (0..<(cards.count + pins.count)).map { groups.leader(of: $0) }
  }
}

extension Component {
  fileprivate var size: Int { cards.count + pins.count }
}

/// Disjoint sets of numbers.
private struct Groups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func leader(of member: Int) -> Int {
    var current = member
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (leader(of: a), leader(of: b))
    parents[max(first, second)] = min(first, second)
  }
}
