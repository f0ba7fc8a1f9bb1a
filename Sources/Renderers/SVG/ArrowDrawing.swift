import Diagrams
import NavigationModel

/// An arrow: its line in the dashes of its kind, its head, and its label.
struct ArrowDrawing {
  let style: ArrowStyle
  let line: PlacedDiagram.Line
  let title: [String]
  var label: ArrowLabel?
  var isInferred = false
  /// What to call it for somebody who hears the picture; a sample in a legend has no name.
  var name: String?
  /// Which arrow of the diagram it is, if any.
  var index: Int?

  /// Line and head.
  ///
  /// Labels are drawn later, over all lines.
  var element: Element {
    var group = Shapes.group("arrow", title: title, strokes)
    if let name { group = Shapes.named(group, name) }
    return index.map { group.with("data-arrow", "\($0)") } ?? group
  }

  /// The parts of line and head.
  var strokes: [Element] {
    let tone = style.tone.rawValue
    var path = Shapes.path("line s-" + tone, PathData(spline: line.curve, to: style.head.lineEnd(line)))
      .with("stroke-width", isInferred ? min(style.width, 1) : style.width)
    if let dashes = style.dash.pattern { path = path.with("stroke-dasharray", dashes) }
    let head = ArrowheadDrawing(style: style, line: line).elements
    let mark = isInferred ? line.curve.first.map { Shapes.circle("paper s-" + tone, $0, radius: 3) } : nil
    return [path] + head + [mark].compactMap(\.self)
  }

  /// The text with a pale ground, so that a line below does not strike it out.
  var labelElement: Element? {
    guard let box = line.label, let label = label?.cut(to: box.width) else { return nil }
    let tone = style.tone.rawValue
    // The room of a label is for the widest of fonts; the ground is for the letters.
    let ground = Rect(x: box.x, y: box.y, width: min(label.widthOfLetters, box.width), height: box.height)
    var parts = [Shapes.rect("halo", ground, radius: 3)]
    for (position, text) in label.lines.enumerated() {
      let baseline = box.y + Double(position + 1) * Typography.labelLineHeight - 2
      if text.isGate {
        parts.append(Icon.lock.element(at: Point(x: box.x + 1, y: baseline - 8.5), tone: tone, scale: 0.62))
      }
      let x = box.x + 2 + (text.isGate ? CardMetrics.lockWidth : 0)
      parts.append(Shapes.text("f-" + tone, text.text, at: Point(x: x, y: baseline), font: Typography.label))
    }
    let group = Shapes.group("label", title: title, parts)
    return index.map { group.with("data-label", "\($0)") } ?? group
  }
}

extension ArrowStyle.Dash {
  /// Lengths for `stroke-dasharray`; none for a solid line.
  fileprivate var pattern: String? {
    switch self {
    case .solid: nil
    case .long: "10 4"
    case .dashed: "5 4"
    case .dotted: "1 4"
    case .dashDot: "8 4 1 4"
    }
  }
}
