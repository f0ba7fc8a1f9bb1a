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

  /// A group with a name for those who hear the picture, and what else there is to say.
  static func named(
    _ group: Element, _ name: String, description: String = "", role: String = "img"
  ) -> Element {
    let named = group.with("role", role).with("aria-label", name)
    return description.isEmpty ? named : named.with(Element("desc", text: description))
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
    Element("path").with("class", className).with("d", data)
  }

  static func text(
    _ className: String, _ text: String, at point: Point, font: Font, anchor: String = "start"
  ) -> Element {
    let element = Element("text", text: isolated(text)).with("class", className).with("x", point.x).with("y", point.y)
      .with("font-size", font.size)
    let weighted = font.weight == .bold ? element.with("font-weight", "700") : element
    return anchor == "start" ? weighted : weighted.with("text-anchor", anchor)
  }

  /// A text that is written from right to left keeps its ellipsis and its numbers on their side.
  private static func isolated(_ text: String) -> String {
    // Most texts are ASCII, which need not be taken apart.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.unicodeScalars.contains(where: \.isWrittenFromTheRight) ? "\u{2068}\(text)\u{2069}" : text
  }
}

extension Element {
  /// The element moved so that its origin is at a point, and scaled around it.
  consuming func moved(to point: Point, scale: Double = 1) -> Element {
    let move = "translate(" + XMLNumber(point.x).text + " " + XMLNumber(point.y).text + ")"
    return with("transform", scale == 1 ? move : move + " scale(" + XMLNumber(scale).text + ")")
  }
}

extension Unicode.Scalar {
  /// Letters of Hebrew, Arabic and their neighbours.
  fileprivate var isWrittenFromTheRight: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    default: false
    }
  }
}
