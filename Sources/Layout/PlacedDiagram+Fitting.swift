import Diagrams

extension PlacedDiagram {
  /// The same picture, moved and grown so that everything lies inside with a margin.
  ///
  /// Curves and labels may reach over the box that the engine reports.
  func fittedToContents() -> PlacedDiagram {
    let margin = 16.0
    let points = corners()
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    var fitted = moved(byX: margin - left, y: margin - top)
    fitted.size = Size(
      width: hundredths(right - left + 2 * margin).rounded(.up),
      height: hundredths(bottom - top + 2 * margin).rounded(.up))
    return fitted
  }

  private func corners() -> [Point] {
    let boxes = cards + pins + frames.compactMap(\.self) + arrows.compactMap(\.label)
    let lines = arrows + containments.compactMap(\.self)
    return boxes.flatMap { [Point(x: $0.x, y: $0.y), Point(x: $0.maxX, y: $0.maxY)] }
      + lines.flatMap { $0.curve + [$0.tip] }
  }

  /// The same picture, everything a little further to the right and down.
  func moved(byX x: Double, y: Double) -> PlacedDiagram {
    var result = self
    result.cards = cards.map { $0.moved(byX: x, y: y) }
    result.pins = pins.map { $0.moved(byX: x, y: y) }
    result.frames = frames.map { $0?.moved(byX: x, y: y) }
    result.arrows = arrows.map { $0.moved(byX: x, y: y) }
    result.containments = containments.map { $0?.moved(byX: x, y: y) }
    return result
  }
}

extension Rect {
  fileprivate func moved(byX dx: Double, y dy: Double) -> Rect {
    Rect(x: hundredths(x + dx), y: hundredths(y + dy), width: width, height: height)
  }
}

extension PlacedDiagram.Line {
  fileprivate func moved(byX dx: Double, y dy: Double) -> PlacedDiagram.Line {
    let move = { (point: Point) in Point(x: hundredths(point.x + dx), y: hundredths(point.y + dy)) }
    return PlacedDiagram.Line(curve: curve.map(move), tip: move(tip), label: label?.moved(byX: dx, y: dy))
  }
}

/// Two decimals are finer than any screen, and end the noise of the last bits.
func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
