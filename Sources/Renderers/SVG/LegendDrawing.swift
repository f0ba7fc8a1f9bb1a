import Diagrams
import TextMetrics

/// The legend: one sample and one caption for each sign in use, in rows as wide as the picture.
struct LegendDrawing {
  private let items: [Item]
  private(set) var height: Double

  private struct Item {
    var sign: Legend.Sign
    var origin: Point
  }

  private static let rowHeight = 26.0
  private static let sampleWidth = 48.0
  private static let margin = 16.0

  init(_ legend: Legend, width: Double, top: Double) {
    var items: [Item] = []
    var x = Self.margin
    var y = top + 12
    for sign in legend.signs {
      let needed = Self.sampleWidth + Typography.legend.width(of: sign.caption) * 1.1 + 24
      if x > Self.margin, x + needed > width - Self.margin {
        x = Self.margin
        y += Self.rowHeight
      }
      items.append(Item(sign: sign, origin: Point(x: x, y: y)))
      x += needed
    }
    self.items = items
    height = items.isEmpty ? 0 : y + Self.rowHeight + 8 - top
  }

  var element: Element {
    Shapes.group("legend", title: ["Legend"], items.flatMap(draw))
  }

  private func draw(_ item: Item) -> [Element] {
    let baseline = Point(x: item.origin.x + Self.sampleWidth + 7, y: item.origin.y + 13.5)
    return LegendSample(sign: item.sign, origin: item.origin).elements
      + [Shapes.text("f-ink", item.sign.caption, at: baseline, font: Typography.legend)]
  }
}
