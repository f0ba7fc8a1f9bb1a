import Diagrams
import NavigationModel
import TextMetrics

/// A way in: a dark pill, which nothing inside the app looks like.
struct PinDrawing {
  let pin: Pin
  let box: Rect

  var element: Element {
    let textX = box.x + CardMetrics.sideMargin + Double(pin.kinds.count) * CardMetrics.iconWidth
    let icons = pin.kinds.enumerated().map { position, kind in
      let x = box.x + 10 + Double(position) * CardMetrics.iconWidth
      return Icon.of(kind).element(at: Point(x: x, y: box.center.y - 8), tone: "paper")
    }
    return Shapes.group(
      pin.kinds.map { "pin-\($0.rawValue)" }.joined(separator: " "), title: pin.details,
      [Shapes.rect("f-ink", box, radius: box.height / 2)] + icons + [
        Shapes.text("paper", pin.title, at: Point(x: textX, y: box.y + 15), font: Typography.title),
        Shapes.text("paper", pin.subtitle, at: Point(x: textX, y: box.y + 26.5), font: Typography.subtitle),
      ])
  }
}
