import Diagrams

/// The ground that new lines find their way on: squares of a fine grid, some of them blocked by cards, others better
/// avoided because lines or labels lie there.
struct RoutingMap {
  /// Side of a square.
  let side: Double
  let columns: Int
  let rows: Int
  /// What a step on the square costs besides its length, as a multiple of it; infinite where a card is.
  private(set) var toll: [Float]
  private let boxes: [Rect]

  /// Squares are this small unless there would be too many of them.
  private static let finest = 7.0
  private static let mostSquares = 400_000.0
  /// Room between a line and a card.
  private static let clearance = 7.0
  /// What it costs to cross a line, to run over a label, and to run through a frame that neither end lies in.
  private static let lineToll: Float = 3.5
  private static let labelToll: Float = 2
  private static let frameToll: Float = 0.5

  /// The ground of a picture with all lines that it has so far.
  init(of arrangement: Arrangement) {
    let corner = arrangement.corner
    let room = 60.0
    let (width, height) = (corner.x + room, corner.y + room)
    side = max(Self.finest, (width * height / Self.mostSquares).squareRoot())
    columns = max(Int(width / side), 1)
    rows = max(Int(height / side), 1)
    toll = Array(repeating: 0, count: columns * rows)
    boxes = (arrangement.cards + arrangement.pins).compactMap(\.self)
    for line in arrangement.arrows.compactMap(\.self) {
      add(line)
      if let label = line.label { charge(Self.labelToll, on: label) }
    }
    for box in boxes { charge(.infinity, on: box.insetBy(-Self.clearance)) }
    // A line along the very border of the page looks lost.
    for row in 0..<rows { toll[row * columns] = .infinity }
    for column in 0..<columns { toll[column] = .infinity }
  }

  /// Makes later lines avoid this one.
  mutating func add(_ line: PlacedDiagram.Line) {
    let points = Bezier.flattened(line.curve, to: line.tip)
    var last = -1
    for (from, to) in zip(points, points.dropFirst()) {
      let steps = max(Int(from.distance(to: to) / side * 2), 1)
      for step in 0...steps {
        let point = from.mixed(with: to, Double(step) / Double(steps))
        guard let square = square(at: point), square != last else { continue }
        toll[square] += Self.lineToll
        last = square
      }
    }
  }

  private mutating func charge(_ amount: Float, on area: Rect) {
    guard let columns = range(area.x, area.maxX, self.columns), let rows = range(area.y, area.maxY, self.rows) else {
      return
    }
    for row in rows {
      for column in columns { toll[row * self.columns + column] += amount }
    }
  }

  /// The squares whose middle lies between two coordinates.
  private func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int>? {
    let first = max(Int((low / side - 0.5).rounded(.up)), 0)
    let last = min(Int((high / side - 0.5).rounded(.down)), count - 1)
    return first <= last ? first...last : nil
  }

  func square(at point: Point) -> Int? {
    guard point.x >= 0, point.y >= 0 else { return nil }
    let (column, row) = (Int(point.x / side), Int(point.y / side))
    return column < columns && row < rows ? row * columns + column : nil
  }

  func middle(of square: Int) -> Point {
    Point(x: (Double(square % columns) + 0.5) * side, y: (Double(square / columns) + 0.5) * side)
  }

  // MARK: Ways

  /// A line from one box to another; nothing where there is no way.
  func route(from tail: Rect, to head: Rect, leadsOn: Bool, around strangers: [Rect]) -> PlacedDiagram.Line? {
    if tail == head { return loop(at: tail) }
    var ground = self
    for frame in strangers { ground.charge(Self.frameToll, on: frame) }
    let starts = Gate.around(tail, best: leadsOn ? .below : nil)
    let ends = Gate.around(head, best: leadsOn ? .above : nil)
    guard let way = ShortestWay(on: ground, from: starts, to: ends).found else { return nil }
    let corners = ground.straightened(way.squares, from: way.start.outside, to: way.end.outside)
    return Spline(through: [way.start.border] + corners + [way.end.border])?.line
  }

  /// From the right side of a box back to it.
  private func loop(at box: Rect) -> PlacedDiagram.Line? {
    let (top, bottom) = (box.center.y - 10, box.center.y + 10)
    let reach = box.maxX + 18
    return Spline(
      through: [
        Point(x: box.maxX, y: top), Point(x: reach, y: top), Point(x: reach, y: bottom), Point(x: box.maxX, y: bottom),
      ])?.line
  }

  /// The corners of a way after everything is pulled straight that costs no more so.
  private func straightened(_ squares: [Int], from start: Point, to end: Point) -> [Point] {
    let points = [start] + squares.dropFirst().dropLast().map(middle) + [end]
    var costs = [0.0]
    for (from, to) in zip(points, points.dropFirst()) { costs.append((costs.last ?? 0) + cost(from: from, to: to)) }
    var corners = [start]
    var here = 0
    while here < points.count - 1 {
      var next = here + 1
      for further in stride(from: points.count - 1, to: here + 1, by: -1)
      where cost(from: points[here], to: points[further]) <= costs[further] - costs[here] + 0.5 {
        next = further
        break
      }
      corners.append(points[next])
      here = next
    }
    return corners
  }

  /// What a straight line costs, its length among it.
  private func cost(from start: Point, to end: Point) -> Double {
    let length = start.distance(to: end)
    let steps = max(Int(length / side * 2), 1)
    var sum = 0.0
    for step in 0..<steps {
      let point = start.mixed(with: end, (Double(step) + 0.5) / Double(steps))
      guard let square = square(at: point) else { return .infinity }
      sum += Double(toll[square])
    }
    return length * (1 + sum / Double(steps))
  }
}
