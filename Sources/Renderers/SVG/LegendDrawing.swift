import Diagrams
import TextMetrics

/// The legend: one sample and one caption for each sign in use, in as many columns as the picture is wide enough for.
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

  private static let gap = 24.0

  init(_ legend: Legend, width: Double) {
    self.width = width
    let needed = legend.signs.map { Self.sampleWidth + Typography.legend.width(of: $0.caption) * Typography.slack }
    let columns = Self.columns(of: needed, fitting: width - 2 * Self.margin)
    let rows = columns.first?.count ?? 0
    var x = Self.margin
    var items: [Item] = []
    for column in columns {
      for (row, position) in column.enumerated() {
        let y = Self.headHeight + Double(row) * Self.rowHeight
        items.append(Item(sign: legend.signs[position], origin: Point(x: x, y: y)))
      }
      x += (needed[column].max() ?? 0) + Self.gap
    }
    self.items = items
    height = items.isEmpty ? 0 : Self.headHeight + Double(rows) * Self.rowHeight + 8
  }

  /// The items of each column, read downwards: as many columns as fit, each as wide as what is in it.
  private static func columns(of widths: [Double], fitting limit: Double) -> [Range<Int>] {
    for rows in 1..<max(widths.count, 2) {
      let columns = stride(from: 0, to: widths.count, by: rows).map { $0..<min($0 + rows, widths.count) }
      let width = columns.reduce(-gap) { $0 + (widths[$1].max() ?? 0) + gap }
      if width <= limit { return columns }
    }
    return [0..<widths.count]
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
