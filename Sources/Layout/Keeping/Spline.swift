import Diagrams

/// The line of an arrow while it is cut to its ends.
struct Spline {
  /// 1 + 3*n* control points.
  private(set) var points: [Point]

  /// Room for the head of an arrow.
  static let headLength = 10.0

  /// The curve of a line, and a straight piece to its tip.
  init(_ line: PlacedDiagram.Line) {
    points = line.curve
    if let last = points.last, last != line.tip { points += Self.straight(from: last, to: line.tip) }
  }

  /// A line through corners, which are rounded; nothing where there are not two.
  init?(through corners: [Point]) {
    guard let first = corners.first, let last = corners.last, corners.count > 1 else { return nil }
    points = [first]
    for index in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      let room = min(before.distance(to: corner), corner.distance(to: after)) / 2
      let cut = min(room, Self.rounding)
      let start = corner.moved(towards: before, by: cut)
      let end = corner.moved(towards: after, by: cut)
      if let here = points.last, here.distance(to: start) > 0.5 { points += Self.straight(from: here, to: start) }
      let here = points.last ?? start
      points += [here.moved(towards: corner, by: cut * 0.7), end.moved(towards: corner, by: cut * 0.7), end]
    }
    if let here = points.last { points += Self.straight(from: here, to: last) }
  }

  /// How far from a corner its rounding begins, at most.
  private static let rounding = 34.0

  private static func straight(from start: Point, to end: Point) -> [Point] {
    [start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3), end]
  }

  /// As a line whose head has its room; nothing where the spline is too short for one.
  var line: PlacedDiagram.Line? {
    guard let tip = points.last else { return nil }
    let isFree = { (way: Double) in point(at: way).distance(to: tip) >= Self.headLength }
    guard let way = ways(reversed: true).first(where: isFree) else { return nil }
    let curve = split(at: way).before
    guard curve.count >= 4 else { return nil }
    let rounded = { (point: Point) in Point(x: hundredths(point.x), y: hundredths(point.y)) }
    return PlacedDiagram.Line(curve: curve.map(rounded), tip: rounded(tip))
  }

  /// The part outside two boxes, from the border of the first to that of the second; drawn out to them where one of
  /// them has become smaller.
  func between(_ tail: Rect, _ head: Rect) -> Spline? {
    var result = self
    if let way = result.ways(reversed: true).first(where: { tail.contains(result.point(at: $0)) }) {
      result.points = result.split(at: way).after
    } else {
      result.drawStart(to: tail)
    }
    if let way = result.ways(reversed: false).first(where: { head.contains(result.point(at: $0)) }) {
      result.points = result.split(at: way).before
    } else {
      result.points.reverse()
      result.drawStart(to: head)
      result.points.reverse()
    }
    return result.points.count >= 4 ? result : nil
  }

  private mutating func drawStart(to box: Rect) {
    guard let first = points.first else { return }
    let border = Point(x: min(max(first.x, box.x), box.maxX), y: min(max(first.y, box.y), box.maxY))
    guard border != first else { return }
    points = [border] + Self.straight(from: border, to: first).dropLast() + points
  }

  // MARK: Cutting

  /// Where on the whole way to look: a hundredth of a piece apart.
  private func ways(reversed: Bool) -> [Double] {
    let steps = 64 * max((points.count - 1) / 3, 1)
    let ways = (0...steps).map { Double($0) / Double(steps) }
    return reversed ? ways.reversed() : ways
  }

  private func point(at way: Double) -> Point { Bezier.point(on: points, at: way) ?? Point(x: 0, y: 0) }

  /// Both parts, by de Casteljau's construction.
  private func split(at way: Double) -> (before: [Point], after: [Point]) {
    let pieces = (points.count - 1) / 3
    let position = min(max(way, 0), 1) * Double(pieces)
    let piece = min(Int(position), pieces - 1)
    let t = position - Double(piece)
    let p = Array(points[(3 * piece)...(3 * piece + 3)])
    let (a, b, c) = (p[0].mixed(with: p[1], t), p[1].mixed(with: p[2], t), p[2].mixed(with: p[3], t))
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = d.mixed(with: e, t)
    var before = Array(points[...(3 * piece)])
    if t > 0 { before += [a, d, middle] }
    var after = [middle, e, c] + points[(3 * piece + 3)...]
    if t >= 1 { after = Array(points[(3 * piece + 3)...]) }
    return (before, after)
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// A point between both, this one where the part is 0.
  func mixed(with other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  func moved(towards other: Point, by length: Double) -> Point {
    let distance = distance(to: other)
    return distance > 0 ? mixed(with: other, length / distance) : self
  }
}
