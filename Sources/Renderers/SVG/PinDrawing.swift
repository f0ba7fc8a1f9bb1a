import Diagrams
import NavigationModel
import TextMetrics

/// A way in: a dark pill, which nothing inside the app looks like.
struct PinDrawing {
  let pin: Pin
  let box: Rect

  var element: Element {
    let textX = box.x + CardMetrics.sideMargin + CardMetrics.iconWidth
    return Shapes.group(
      "pin-\(pin.kind.rawValue)", title: pin.details,
      [
        Shapes.rect("f-ink", box, radius: box.height / 2),
        Icon.of(pin.kind).element(at: Point(x: box.x + 10, y: box.center.y - 8), tone: "paper"),
        Shapes.text("paper", pin.title, at: Point(x: textX, y: box.y + 15), font: Typography.title),
        Shapes.text("paper", pin.subtitle, at: Point(x: textX, y: box.y + 26.5), font: Typography.subtitle),
      ])
  }
}
