import Diagrams
import NavigationModel
import TextMetrics

/// What a container shows side by side, as the user knows it: a tab bar, columns or pages, in their order.
struct PartsDrawing {
  let parts: [Card.Part]
  let origin: Point
  var files: SheetFiles?

  var elements: [Element] { parts.enumerated().flatMap(draw) }

  private func draw(_ position: Int, _ part: Card.Part) -> [Element] {
    let box = Rect(x: origin.x + part.box.x, y: origin.y + part.box.y, width: part.box.width, height: part.box.height)
    let field = Shapes.rect("card edge", box, radius: 3).with("stroke-width", 1)
    let text = Shapes.text(
      "f-ink", part.text, at: Point(x: box.center.x, y: box.y + (part.kind == .tab ? 14.5 : 12.3)),
      font: Typography.stub, anchor: "middle")
    let drawn = [field] + sign(of: part, at: position, in: box) + [text]
    guard let link = part.link, let files else { return drawn }
    return [Element("a", drawn).with("href", files.address(of: link))]
  }

  /// A dot above the name of a tab, where its picture is; columns and pages have none.
  private func sign(of part: Card.Part, at position: Int, in box: Rect) -> [Element] {
    guard part.kind == .tab else { return [] }
    let center = Point(x: box.center.x, y: box.y + 3.6)
    return [Shapes.circle(position == 0 ? "f-green" : "line s-green", center, radius: 1.8)]
  }
}
