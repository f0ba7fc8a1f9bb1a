import Diagrams

extension Diagram {
  /// A placement without a layout engine: good enough to be written, not to be looked at.
  func onAGrid() -> PlacedDiagram {
    let boxes = (cards.map(\.size) + pins.map(\.size)).enumerated().map { index, size in
      Rect(x: 20 + Double(index % 5) * 260, y: 20 + Double(index / 5) * 160, width: size.width, height: size.height)
    }
    let extent = Size(width: 1320, height: 180 + Double(boxes.count / 5) * 160)
    let placedArrows = arrows.map { arrow in
      let start = boxes[tailBox(of: arrow)].center
      let end = boxes[arrow.to].center
      let label = arrow.label.isEmpty ? nil : Rect(x: end.x, y: end.y, width: 40, height: 14)
      return PlacedDiagram.Line(curve: [start, start, end, end], tip: Point(x: end.x + 8, y: end.y), label: label)
    }
    return PlacedDiagram(
      diagram: self, size: extent, cards: Array(boxes.prefix(cards.count)), pins: Array(boxes.dropFirst(cards.count)),
      frames: frames.map { _ in Rect(x: 1, y: 1, width: extent.width - 2, height: extent.height - 2) },
      arrows: placedArrows, containments: cards.map { _ in nil })
  }

  private func tailBox(of arrow: Arrow) -> Int {
    switch arrow.from {
    case .card(let card): card
    case .pin(let pin): cards.count + pin
    }
  }
}
