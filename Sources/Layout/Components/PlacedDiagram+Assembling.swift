import Diagrams

extension PlacedDiagram {
  /// A diagram put together from its components, each already placed on its own.
  init(assembling parts: [(component: Component, placed: PlacedDiagram)], of diagram: Diagram) {
    let rows = Rows(of: parts.map(\.placed.size))
    let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
    self.init(
      diagram: diagram, size: rows.size, cards: diagram.cards.map { _ in nowhere },
      pins: diagram.pins.map { _ in nowhere },
      frames: diagram.frames.map { _ in nil }, arrows: diagram.arrows.map { _ in Line(curve: [], tip: nowhere.center) },
      containments: diagram.cards.map { _ in nil })
    for (part, corner) in zip(parts, rows.corners) {
      insert(part.placed.moved(byX: corner.x, y: corner.y), as: part.component)
    }
  }

  private mutating func insert(_ part: PlacedDiagram, as component: Component) {
    for (new, old) in component.cards.enumerated() {
      cards[old] = part.cards[new]
      containments[old] = part.containments[new]
    }
    for (new, old) in component.pins.enumerated() { pins[old] = part.pins[new] }
    for (new, old) in component.frames.enumerated() { frames[old] = part.frames[new] }
    for (new, old) in component.arrows.enumerated() { arrows[old] = part.arrows[new] }
  }
}
