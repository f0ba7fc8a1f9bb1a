import Diagrams
import TextMetrics

/// Elements of SVG by their usual names, as values.
///
/// Classes carry the colours, see `StyleSheet`.
enum Shapes {
  static func group(_ className: String, title: [String] = [], _ children: [Element]) -> Element {
    let titles = title.isEmpty ? [] : [Element("title", text: title.joined(separator: "\n"))]
    return Element("g", titles + children).with("class", className)
  }

  static func rect(_ className: String, _ box: Rect, radius: Double = 0) -> Element {
    let rect = Element("rect").with("class", className)
      .with("x", box.x).with("y", box.y).with("width", box.width).with("height", box.height)
    return radius > 0 ? rect.with("rx", radius) : rect
  }

  static func circle(_ className: String, _ center: Point, radius: Double) -> Element {
    Element("circle").with("class", className).with("cx", center.x).with("cy", center.y).with("r", radius)
  }

  static func path(_ className: String, _ data: PathData) -> Element {
    Element("path").with("class", className).with("d", data.text)
  }

  static func text(
    _ className: String, _ text: String, at point: Point, font: Font, anchor: StaticString = "start"
  ) -> Element {
    let element = Element("text", text: text).with("class", className).with("x", point.x).with("y", point.y)
      .with("font-size", font.size)
    let weighted = font.weight == .bold ? element.with("font-weight", "700") : element
    return "\(anchor)" == "start" ? weighted : weighted.with("text-anchor", "\(anchor)")
  }
}
