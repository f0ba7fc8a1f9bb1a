import Diagrams
import TextMetrics

/// Where launch, log in, tabs and settings are: a line for each, above the picture.
struct LandmarksDrawing {
  let landmarks: [Landmark]
  /// Names and what leads there have to fit into this.
  let width: Double
  var files: SheetFiles?

  private static let rowHeight = 17.0
  private static let iconWidth = 20.0
  private static let captionWidth = 62.0

  var height: Double { landmarks.isEmpty ? 0 : Double(landmarks.count) * Self.rowHeight + 8 }

  var element: Element {
    Shapes.group("landmarks", landmarks.enumerated().flatMap { row(Double($0) * Self.rowHeight, $1) })
      .with("role", "list").with("aria-label", "Landmarks")
  }

  private func row(_ top: Double, _ landmark: Landmark) -> [Element] {
    let line = top + 11
    let caption = Shapes.text(
      "f-grey", landmark.kind.caption, at: Point(x: Self.iconWidth, y: line), font: Typography.legend)
    let icon = Icon.of(landmark.kind).element(at: Point(x: 0, y: top + 1), tone: "ink", scale: 0.78)
    var x = Self.iconWidth + Self.captionWidth
    var texts: [Element] = []
    for (position, place) in landmark.places.enumerated() {
      if position > 0 { x += 14 }
      var name = place.name
      let rest = landmark.places.count - position
      let end = x + Self.font.width(of: name) * Typography.slack + (rest > 1 ? 30 : 0)
      if position > 0, end > width {
        texts.append(Shapes.text("f-grey", "+\(rest)", at: Point(x: x, y: line), font: Typography.legend))
        break
      }
      name = Self.font.truncate(name, to: max(width - x, 0) / Typography.slack)
      let text = Shapes.text(
        address(of: place) == nil ? "f-ink" : "f-blue", name, at: Point(x: x, y: line), font: Self.font)
      texts.append(address(of: place).map { Element("a", [text]).with("href", $0) } ?? text)
      x += Self.font.width(of: name) * Self.spread
    }
    let from = Typography.legend.truncate(landmark.fromText, to: max(width - x - 8, 0) / Typography.slack)
    if !from.isEmpty {
      texts.append(Shapes.text("f-grey", from, at: Point(x: x + 8, y: line), font: Typography.legend))
    }
    let spoken = ([landmark.kind.caption] + landmark.places.map(\.name) + [landmark.fromText]).filter { !$0.isEmpty }
    return [
      Shapes.group("landmark-\(landmark.kind.rawValue)", [icon, caption] + texts)
        .with("role", "listitem").with("aria-label", spoken.joined(separator: ", "))
    ]
  }

  private static let font = Font(size: Typography.legend.size, weight: .bold)
  /// A fallback font is wider, but names side by side should not fall apart in the usual one.
  private static let spread = 1.06

  private func address(of place: Landmark.Place) -> String? {
    guard let files, let link = place.link else { return nil }
    return files.address(of: link)
  }
}
