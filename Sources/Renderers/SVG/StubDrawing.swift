import Diagrams
import NavigationModel

/// A way off that is written on its card: a chip with an arrow that turns back or leaves, or with the arrow of its kind
/// and the name of the card that it jumps to.
struct StubDrawing {
  let stub: Stub
  let origin: Point
  var files: SheetFiles?

  var element: Element {
    let box = Rect(
      x: origin.x + stub.box.x, y: origin.y + stub.box.y, width: stub.box.width, height: stub.box.height)
    let tone = stub.style.tone.rawValue
    let isJump = stub.target != nil || stub.link != nil
    let surface = stub.link == nil ? "card" : "bar"
    var parts = [Shapes.rect(surface + " s-" + tone, box, radius: isJump ? 4 : box.height / 2)] + sign(in: box)
    var textX = box.x + (isJump ? CardMetrics.jumpIconWidth : CardMetrics.stubIconWidth) + 4
    if stub.isGated {
      parts.append(Icon.lock.element(at: Point(x: textX, y: box.y + 2), tone: tone, scale: 0.65))
      textX += CardMetrics.lockWidth
    }
    parts.append(
      Shapes.text("f-" + tone, stub.text, at: Point(x: textX, y: box.y + 10.8), font: Typography.stub))
    let group = Shapes.group(isJump ? "jump" : "stub", title: stub.details, parts)
    guard let link = stub.link, let files else { return group }
    return Element("a", [group]).with("href", files.address(of: link))
  }

  private func sign(in box: Rect) -> [Element] {
    if stub.target != nil || stub.link != nil {
      return Self.smallArrow(stub.style, from: Point(x: box.x + 6, y: box.center.y), isInferred: stub.isInferred)
    }
    let icon = stub.kind == .alert ? Icon.alert : (stub.kind.isWayBack ? Icon.back : Icon.out)
    return [icon.element(at: Point(x: box.x + 4, y: box.y + 2.5), tone: stub.style.tone.rawValue, scale: 0.62)]
  }

  /// The arrow of a kind, as long as a word.
  static func smallArrow(_ style: ArrowStyle, from start: Point, isInferred: Bool = false) -> [Element] {
    let curve = [0.0, 3.5, 7.5, 11.5].map { Point(x: start.x + $0, y: start.y) }
    let line = PlacedDiagram.Line(curve: curve, tip: Point(x: start.x + 19, y: start.y))
    return ArrowDrawing(style: style, line: line, title: [], isInferred: isInferred).strokes
  }
}
