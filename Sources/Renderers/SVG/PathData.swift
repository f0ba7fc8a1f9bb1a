import Diagrams

/// The outline of a path, in the short language of SVG.
struct PathData {
  private(set) var text = ""

  /// An outline written by hand for a drawing of our own, around the origin.
  init(drawing: StaticString) { text = "\(drawing)" }

  /// A Bézier spline of 1 + 3n control points, and perhaps a straight end.
  init(spline: [Point], to end: Point? = nil) {
    for (index, point) in spline.enumerated() {
      switch index {
      case 0: text += "M"
      case 1: text += " C"
      default: text += " "
      }
      text += Self.pair(point)
    }
    if let end { text += " L" + Self.pair(end) }
  }

  /// A line through points, closed to an area or open.
  init(corners: [Point], closed: Bool) {
    for (index, point) in corners.enumerated() { text += (index == 0 ? "M" : " L") + Self.pair(point) }
    if closed { text += " Z" }
  }

  /// The upper part of a rounded box: its title bar.
  init(roundedTop box: Rect, height: Double, radius: Double) {
    let bottom = XMLNumber(box.y + height).text
    let corner = XMLNumber(radius).text
    text = "M\(XMLNumber(box.x).text) \(bottom) V\(XMLNumber(box.y + radius).text) a\(corner) \(corner) 0 0 1 "
    text += "\(corner) -\(corner) H\(XMLNumber(box.maxX - radius).text) a\(corner) \(corner) 0 0 1 \(corner) "
    text += "\(corner) V\(bottom) Z"
  }

  private static func pair(_ point: Point) -> String { XMLNumber(point.x).text + " " + XMLNumber(point.y).text }
}
