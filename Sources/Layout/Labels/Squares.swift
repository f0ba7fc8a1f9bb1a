import Diagrams

/// A picture divided into squares, each with a list of the things in it.
///
/// The lists are chains through one piece of memory: squares are asked a million times and must not be counted as used.
struct Squares {
  private let corner: Point
  private let columns: Int
  private let rows: Int
  /// By square: where its chain begins, or none.
  private var heads: [Int]
  private var chain: [(thing: Int, next: Int)] = []

  /// As large as a short label, so that few squares are asked, and few things are in them.
  private static let side = 64.0
  /// In a row or a column: a picture that somebody made up may be of any size.
  private static let most = 1000
  private static let none = -1

  init(over extent: Rect) {
    corner = Point(x: extent.x, y: extent.y)
    columns = Self.position(extent.width, of: Self.most) + 1
    rows = Self.position(extent.height, of: Self.most) + 1
    heads = Array(repeating: Self.none, count: columns * rows)
  }

  /// Puts a thing into all squares that a box touches.
  mutating func add(_ thing: Int, in box: Bounds) {
    for square in touched(by: box) {
      chain.append((thing, heads[square]))
      heads[square] = chain.count - 1
    }
  }

  /// The squares that a box touches; what lies outside is in the squares along the border.
  func touched(by box: Bounds) -> Touched {
    Touched(
      left: Self.position(box.left - corner.x, of: columns), right: Self.position(box.right - corner.x, of: columns),
      row: Self.position(box.top - corner.y, of: rows), lastRow: Self.position(box.bottom - corner.y, of: rows),
      columns: columns)
  }

  /// What lies nowhere is in the first.
  private static func position(_ distance: Double, of count: Int) -> Int {
    distance > 0 ? Int(min(distance / side, Double(count - 1))) : 0
  }

  /// Where the things of a square begin.
  func first(in square: Int) -> Int { heads[square] }

  /// A thing, and where the next one of its square is; nothing after the last.
  func entry(at place: Int) -> (thing: Int, next: Int)? { place == Self.none ? nil : chain[place] }

  /// Numbers of squares, row by row.
  struct Touched: Sequence, IteratorProtocol {
    let left: Int
    let right: Int
    var row: Int
    let lastRow: Int
    let columns: Int
    private var column: Int

    fileprivate init(left: Int, right: Int, row: Int, lastRow: Int, columns: Int) {
      (self.left, self.right, self.row, self.lastRow, self.columns) = (left, right, row, lastRow, columns)
      column = left
    }

    mutating func next() -> Int? {
      guard row <= lastRow else { return nil }
      defer {
        column += 1
        if column > right { (row, column) = (row + 1, left) }
      }
      return row * columns + column
    }
  }
}
