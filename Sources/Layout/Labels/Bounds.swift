import Diagrams

/// A rectangle by its sides, which are asked far more often than its size.
struct Bounds {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(_ box: Rect) { (left, top, right, bottom) = (box.x, box.y, box.x + box.width, box.y + box.height) }

  /// The bounds of two points.
  init(from start: Point, to end: Point) {
    (left, right) = (min(start.x, end.x), max(start.x, end.x))
    (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The bounds with some air on every side.
  func widened(by air: Double) -> Bounds {
    Bounds(left: left - air, top: top - air, right: right + air, bottom: bottom + air)
  }

  /// The area that both have in common.
  func sharedArea(with other: Bounds) -> Double {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Whether a straight line comes inside: neither the box around it nor the line itself has all of this box beside it.
  func isCut(from start: Point, to end: Point) -> Bool {
    if max(start.x, end.x) <= left || min(start.x, end.x) >= right { return false }
    if max(start.y, end.y) <= top || min(start.y, end.y) >= bottom { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (atLeft, atRight) = (dy * (left - start.x), dy * (right - start.x))
    let (atTop, atBottom) = (dx * (top - start.y), dx * (bottom - start.y))
    let least = min(atTop, atBottom) - max(atLeft, atRight)
    let most = max(atTop, atBottom) - min(atLeft, atRight)
    return least < 0 && most > 0
  }
  /// Whether a line of straight pieces comes inside.
  func isCut(by corners: [Point]) -> Bool {
    for index in corners.indices.dropFirst() where isCut(from: corners[index - 1], to: corners[index]) { return true }
    return false
  }
}
