import Diagrams

/// Arithmetic on splines of cubic Bézier curves.
enum Bezier {
  /// Whether a spline comes so near to a box that nobody doubts that they belong together.
  static func comes(_ spline: [Point], near box: Rect) -> Bool {
    let surroundings = box.insetBy(-10)
    let steps = stepsPerCurve * max((spline.count - 1) / 3, 1)
    return (0...steps).contains { step in
      point(on: spline, at: Double(step) / Double(steps)).map(surroundings.contains) ?? false
    }
  }

  /// The point at a part of the way, from 0 to 1, each curve of the spline being as long as the others.
  static func point(on spline: [Point], at way: Double) -> Point? {
    let pieces = (spline.count - 1) / 3
    guard pieces > 0 else { return spline.first }
    let position = min(max(way, 0), 1) * Double(pieces)
    let piece = min(Int(position), pieces - 1)
    let t = position - Double(piece)
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    let (p, q, r, s) = (spline[3 * piece], spline[3 * piece + 1], spline[3 * piece + 2], spline[3 * piece + 3])
    return Point(x: a * p.x + b * q.x + c * r.x + d * s.x, y: a * p.y + b * q.y + c * r.y + d * s.y)
  }

  /// Corners of a line that follows a spline closely, and then leads straight to a tip.
  static func flattened(_ spline: [Point], to tip: Point) -> [Point] {
    let steps = stepsPerCurve * max((spline.count - 1) / 3, 1)
    var corners: [Point] = []
    corners.reserveCapacity(steps + 2)
    for step in 0...steps {
      if let corner = point(on: spline, at: Double(step) / Double(steps)) { corners.append(corner) }
    }
    corners.append(tip)
    return corners
  }

  private static let stepsPerCurve = 8
}
