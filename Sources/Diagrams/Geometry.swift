/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A position in points; the origin is at the top left, y grows downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Creates a position.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An upright rectangle in points.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Creates a rectangle from its top left corner.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  package var size: Size { Size(width: width, height: height) }

  /// Whether every number is one that a picture can hold.
  package var isDrawable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }

  /// The rectangle shrunk by a margin on every side, or grown by a negative one.
  package func insetBy(_ margin: Double) -> Rect {
    Rect(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }

  /// Whether the other lies inside, a hundredth of a point of rounding forgiven.
  package func contains(_ other: Rect) -> Bool {
    let slack = 0.02
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }

  /// Whether a point lies inside, a hundredth of a point of rounding forgiven.
  package func contains(_ point: Point) -> Bool {
    contains(Rect(x: point.x, y: point.y, width: 0, height: 0))
  }

  /// Whether both share an area, not just a border.
  package func overlaps(_ other: Rect) -> Bool {
    let slack = 0.02
    return x < other.maxX - slack && other.x < maxX - slack && y < other.maxY - slack && other.y < maxY - slack
  }
}
