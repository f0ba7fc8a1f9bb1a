import Diagrams

/// The head of an arrow, from the end of its line to its tip.
struct ArrowheadDrawing {
  let style: ArrowStyle
  let line: PlacedDiagram.Line

  /// Half of the head's width.
  private static let spread = 4.0

  var elements: [Element] {
    let tone = style.tone.rawValue
    switch style.head {
    case .filled: return [area("f-\(tone) s-\(tone)", triangle(from: 0, to: 1))]
    case .hollow: return [area("paper s-" + tone, triangle(from: 0, to: 1))]
    case .vee:
      return [
        Shapes.path("line s-" + tone, PathData(corners: triangle(from: 0, to: 1), closed: false))
          .with("stroke-width", 1.6)
      ]
    case .diamond: return [area("f-\(tone) s-\(tone)", [at(0, 0), at(0.5, 1), at(1, 0), at(0.5, -1)])]
    case .disc: return [Shapes.circle("f-" + tone, at(0.55, 0), radius: Self.spread)]
    case .doubled:
      return [
        area("f-\(tone) s-\(tone)", triangle(from: 0, to: 0.55)),
        area("f-\(tone) s-\(tone)", triangle(from: 0.5, to: 1)),
      ]
    }
  }

  private func area(_ className: String, _ corners: [Point]) -> Element {
    Shapes.path(className, PathData(corners: corners, closed: true))
  }

  /// One side, the tip, the other side.
  private func triangle(from start: Double, to end: Double) -> [Point] { [at(start, 1), at(end, 0), at(start, -1)] }

  /// A point of the head: how far from the line's end to the tip, and how many spreads to the side.
  private func at(_ along: Double, _ aside: Double) -> Point {
    let base = line.curve.last ?? line.tip
    let dx = line.tip.x - base.x
    let dy = line.tip.y - base.y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return line.tip }
    let side = aside * Self.spread / length
    return Point(x: base.x + dx * along - dy * side, y: base.y + dy * along + dx * side)
  }
}

extension ArrowStyle.Head {
  /// Where the line goes on to inside an open head.
  func lineEnd(_ line: PlacedDiagram.Line) -> Point? {
    switch self {
    case .vee, .disc: line.tip
    case .filled, .hollow, .diamond, .doubled: nil
    }
  }
}
