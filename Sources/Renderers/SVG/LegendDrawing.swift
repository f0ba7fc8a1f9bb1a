import Diagrams
import TextMetrics

/// The legend: one sample and one caption for each sign in use, in rows as wide as the picture.
struct LegendDrawing {
  private let items: [Item]
  private let width: Double
  let height: Double

  private struct Item {
    var sign: Legend.Sign
    var origin: Point
  }

  private static let headHeight = 34.0
  private static let rowHeight = 26.0
  private static let sampleWidth = 48.0
  private static let margin = 16.0

  init(_ legend: Legend, width: Double) {
    self.width = width
    let widest = legend.signs.map { Typography.legend.width(of: $0.caption) }.max() ?? 0
    let column = Self.sampleWidth + widest * Typography.slack + 24
    let columns = max(Int((width - 2 * Self.margin) / column), 1)
    items = legend.signs.enumerated().map { position, sign in
      let x = Self.margin + Double(position % columns) * column
      let y = Self.headHeight + Double(position / columns) * Self.rowHeight
      return Item(sign: sign, origin: Point(x: x, y: y))
    }
    let rows = (legend.signs.count + columns - 1) / columns
    height = items.isEmpty ? 0 : Self.headHeight + Double(rows) * Self.rowHeight + 8
  }

  var element: Element {
    guard !items.isEmpty else { return Shapes.group("legend", []) }
    let ends = [Point(x: Self.margin, y: 0.5), Point(x: width - Self.margin, y: 0.5)]
    let rule = Shapes.path("line edge", PathData(corners: ends, closed: false))
    let heading = Shapes.text("f-ink", "Legend", at: Point(x: Self.margin, y: 20), font: Typography.title)
    return Shapes.group("legend", [rule, heading] + items.flatMap(draw))
  }

  private func draw(_ item: Item) -> [Element] {
    let baseline = Point(x: item.origin.x + Self.sampleWidth + 7, y: item.origin.y + 13.5)
    return LegendSample(sign: item.sign, origin: item.origin).elements
      + [Shapes.text("f-ink", item.sign.caption, at: baseline, font: Typography.legend)]
  }
}
