import Diagrams
import NavigationModel

/// A way off a card that names no target: a chip with an arrow that turns back or leaves.
struct StubDrawing {
  let stub: Stub
  let origin: Point

  var element: Element {
    let box = Rect(
      x: origin.x + stub.box.x, y: origin.y + stub.box.y, width: stub.box.width, height: stub.box.height)
    let tone = stub.kind.style.tone.rawValue
    let icon = stub.kind.isWayBack ? Icon.back : Icon.out
    var parts = [
      Shapes.rect("card s-\(tone)", box, radius: box.height / 2),
      icon.element(at: Point(x: box.x + 4, y: box.y + 2.5), tone: tone, scale: 0.62),
    ]
    var textX = box.x + CardMetrics.stubIconWidth + 4
    if stub.isGated {
      parts.append(Icon.lock.element(at: Point(x: textX, y: box.y + 2), tone: tone, scale: 0.65))
      textX += CardMetrics.lockWidth
    }
    parts.append(
      Shapes.text("f-\(tone)", stub.text, at: Point(x: textX, y: box.y + 10.8), font: Typography.stub))
    return Shapes.group("stub", title: stub.details, parts)
  }
}
