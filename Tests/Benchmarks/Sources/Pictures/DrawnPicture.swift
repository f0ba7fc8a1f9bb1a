import Diagrams

/// What lies where in a picture, whoever drew it.
struct DrawnPicture {
  /// A line between two boxes.
  struct Line {
    /// The boxes at its ends, by number.
    var ends: (Int, Int)
    /// Corners of a line that follows the curve closely.
    var points: [Point]
  }

  var size: Size
  var boxes: [Rect]
  var labels: [Rect]
  var lines: [Line]

  /// Corners for each cubic piece of a spline.
  private static let cornersPerPiece = 8

  /// A Bézier spline of 1 + 3*n* control points as corners.
  static func flattened(_ spline: [Point], to tip: Point? = nil) -> [Point] {
    var points = spline.first.map { [$0] } ?? []
    for piece in 0..<max((spline.count - 1) / 3, 0) {
      let controls = Array(spline[(3 * piece)...(3 * piece + 3)])
      for step in 1...cornersPerPiece { points.append(point(controls, at: Double(step) / Double(cornersPerPiece))) }
    }
    if let tip { points.append(tip) }
    return points
  }

  private static func point(_ controls: [Point], at t: Double) -> Point {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return zip(weights, controls).reduce(Point(x: 0, y: 0)) { sum, next in
      Point(x: sum.x + next.0 * next.1.x, y: sum.y + next.0 * next.1.y)
    }
  }
}

extension DrawnPicture {
  /// One of ours.
  init(_ placed: PlacedDiagram) {
    let pins = placed.cards.count
    size = placed.size
    boxes = placed.cards + placed.pins
    labels = placed.arrows.compactMap(\.label)
    lines = zip(placed.diagram.arrows, placed.arrows).map { arrow, line in
      let tail =
        switch arrow.from {
        case .card(let card): card
        case .pin(let pin): pins + pin
        }
      return Line(ends: (tail, arrow.to), points: Self.flattened(line.curve, to: line.tip))
    }
  }
}
