import Diagrams

/// The outline of a path, in the short language of SVG.
struct PathData {
  /// As it stands in the file: nothing in it has to be escaped.
  private(set) var bytes: [UInt8] = []

  /// An outline written by hand for a drawing of our own, around the origin.
  init(drawing: StaticString) { bytes = drawing.withUTF8Buffer(Array.init) }

  /// A Bézier spline of 1 + 3n control points, and perhaps a straight end.
  init(spline: [Point], to end: Point? = nil) {
    bytes.reserveCapacity(16 * (spline.count + 1))
    for (index, point) in spline.enumerated() {
      switch index {
      case 0: add("M", point)
      case 1: add(" C", point)
      default: add(" ", point)
      }
    }
    if let end { add(" L", end) }
  }

  /// A line through points, closed to an area or open.
  init(corners: [Point], closed: Bool) {
    for (index, point) in corners.enumerated() { add(index == 0 ? "M" : " L", point) }
    if closed { add(" Z") }
  }

  /// The upper part of a rounded box: its title bar.
  init(roundedTop box: Rect, height: Double, radius: Double) {
    add("M", box.x)
    add(" ", box.y + height)
    add(" V", box.y + radius)
    add(cornerOf: radius)
    add(" ", -radius)
    add(" H", box.maxX - radius)
    add(cornerOf: radius)
    add(" ", radius)
    add(" V", box.y + height)
    add(" Z")
  }

  /// A quarter of a circle to the right; how far down or up comes next.
  private mutating func add(cornerOf radius: Double) {
    add(" a", radius)
    add(" ", radius)
    add(" 0 0 1 ", radius)
  }

  private mutating func add(_ command: StaticString) {
    command.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ command: StaticString, _ number: Double) {
    add(command)
    bytes.append(number: number)
  }

  private mutating func add(_ command: StaticString, _ point: Point) {
    add(command, point.x)
    add(" ", point.y)
  }
}
