import Diagrams

/// A placed diagram as an answer: places, and what the layout has to say; who asked has the rest.
extension MessageWriter {
  mutating func add(placesOf placed: PlacedDiagram) {
    add(list: placed.diagram.remarks) { $0.add($1) }
    add(placed.size)
    add(list: placed.cards) { $0.add($1) }
    add(list: placed.pins) { $0.add($1) }
    add(list: placed.frames) { $0.add(optional: $1) { $0.add($1) } }
    add(list: placed.arrows) { $0.add($1) }
    add(list: placed.containments) { $0.add(optional: $1) { $0.add($1) } }
  }

  private mutating func add(_ line: PlacedDiagram.Line) {
    add(list: line.curve) { $0.add($1) }
    add(line.tip)
    add(optional: line.label) { $0.add($1) }
  }
}

extension MessageReader {
  /// - Parameter diagram: what was asked about.
  mutating func places(of diagram: Diagram) throws(LayoutError) -> PlacedDiagram {
    let remarks = try list { message throws(LayoutError) in try message.text() }
    let size = try size()
    let cards = try list { message throws(LayoutError) in try message.box() }
    let pins = try list { message throws(LayoutError) in try message.box() }
    let frames = try list { message throws(LayoutError) in
      try message.optional { message throws(LayoutError) in try message.box() }
    }
    let arrows = try list { message throws(LayoutError) in try message.line() }
    let containments = try list { message throws(LayoutError) in
      try message.optional { message throws(LayoutError) in try message.line() }
    }
    var placed = PlacedDiagram(
      diagram: diagram, size: size, cards: cards, pins: pins, frames: frames, arrows: arrows,
      containments: containments)
    placed.diagram.remarks += remarks
    return placed
  }

  private mutating func line() throws(LayoutError) -> PlacedDiagram.Line {
    PlacedDiagram.Line(
      curve: try list { message throws(LayoutError) in try message.point() }, tip: try point(),
      label: try optional { message throws(LayoutError) in try message.box() })
  }
}
