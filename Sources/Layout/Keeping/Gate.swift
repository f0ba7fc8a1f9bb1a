import Diagrams

/// A place on the border of a box where a line may begin or end, and the point before it.
struct Gate {
  /// A side of a box.
  enum Side: CaseIterable {
    case below, above, left, right

    /// Away from the box.
    fileprivate var direction: Point {
      switch self {
      case .below: Point(x: 0, y: 1)
      case .above: Point(x: 0, y: -1)
      case .left: Point(x: -1, y: 0)
      case .right: Point(x: 1, y: 0)
      }
    }

    fileprivate var opposite: Side {
      switch self {
      case .below: .above
      case .above: .below
      case .left: .right
      case .right: .left
      }
    }
  }

  var border: Point
  /// Far enough from the box for the head of an arrow.
  var outside: Point
  /// How much worse it is than the best one, in points of distance.
  var cost: Double

  private static let distance = 14.0
  /// Parts of a side, the middle first.
  private static let parts = [0.5, 0.36, 0.64, 0.22, 0.78]

  /// Places around a box; where one side is the best, the others cost more, that across from it most.
  static func around(_ box: Rect, best: Side?) -> [Gate] {
    Side.allCases.flatMap { side in
      let isBest = best == nil || best == side
      let cost = isBest ? 0.0 : (best?.opposite == side ? 80 : 36)
      return parts.map { part in
        let border =
          switch side {
          case .below: Point(x: box.x + box.width * part, y: box.maxY)
          case .above: Point(x: box.x + box.width * part, y: box.y)
          case .left: Point(x: box.x, y: box.y + box.height * part)
          case .right: Point(x: box.maxX, y: box.y + box.height * part)
          }
        let direction = side.direction
        let outside = Point(x: border.x + direction.x * distance, y: border.y + direction.y * distance)
        return Gate(border: border, outside: outside, cost: cost + 16 * abs(part - 0.5))
      }
    }
  }
}
