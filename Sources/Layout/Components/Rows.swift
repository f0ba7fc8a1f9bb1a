import Diagrams

/// Places for boxes of different sizes: in rows from the left, as wide as makes a page of them.
struct Rows {
  /// The top left corner of each box.
  private(set) var corners: [Point] = []
  /// What all of them take together.
  private(set) var size = Size(width: 0, height: 0)

  /// Width of a page by its height.
  private static let shape = 1.6

  init(of sizes: [Size]) {
    let area = sizes.reduce(0) { $0 + $1.width * $1.height }
    let limit = max(sizes.map(\.width).max() ?? 0, (area * Self.shape).squareRoot())
    var x = 0.0
    var top = 0.0
    for box in sizes {
      if x > 0, x + box.width > limit {
        x = 0
        top = size.height
      }
      corners.append(Point(x: x, y: top))
      x += box.width
      size = Size(width: max(size.width, x), height: max(size.height, top + box.height))
    }
  }
}
