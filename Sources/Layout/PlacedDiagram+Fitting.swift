import Diagrams

extension PlacedDiagram {
  /// The same picture, moved and grown so that everything lies inside with a margin.
  ///
  /// Curves and labels may reach over the box that the engine reports.
  func fittedToContents() -> PlacedDiagram {
    let margin = 16.0
    let bounds = bounds
    var fitted = moved(byX: margin - bounds.x, y: margin - bounds.y)
    fitted.size = Size(
      width: hundredths(bounds.width + 2 * margin).rounded(.up),
      height: hundredths(bounds.height + 2 * margin).rounded(.up))
    return fitted
  }

  /// The smallest box around everything; control points of curves count, though curves do not come to them.
  private var bounds: Rect {
    var bounds: Rect?
    func include(_ box: Rect) { bounds = bounds?.joined(with: box) ?? box }
    for box in cards { include(box) }
    for box in pins { include(box) }
    for case let box? in frames { include(box) }
    for line in arrows + containments.compactMap(\.self) {
      for point in line.curve { include(Rect(x: point.x, y: point.y, width: 0, height: 0)) }
      include(Rect(x: line.tip.x, y: line.tip.y, width: 0, height: 0))
      if let label = line.label { include(label) }
    }
    return bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
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
  fileprivate func joined(with other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

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
