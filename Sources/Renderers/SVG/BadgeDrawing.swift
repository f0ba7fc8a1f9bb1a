import Diagrams
import Findings
import TextMetrics

/// A mark for findings: its outline tells the severity, its number how many there are.
struct BadgeDrawing {
  let badge: Badge
  let center: Point

  var element: Element {
    let name = "badge-\(badge.severity.rawValue)"
    return Shapes.group(name, title: badge.messages, [Self.outline(badge.severity, center), number])
  }

  /// A circle for an error, a triangle for a warning, a square for a note: told apart without colour.
  static func outline(_ severity: Severity, _ center: Point) -> Element {
    let side = 7.5
    switch severity {
    case .error: return Shapes.circle("f-red", center, radius: 8.5)
    case .warning:
      let corners = [
        Point(x: center.x, y: center.y - 10), Point(x: center.x + 10, y: center.y + 7.5),
        Point(x: center.x - 10, y: center.y + 7.5),
      ]
      return Shapes.path("f-orange", PathData(corners: corners, closed: true))
    case .note, .off:
      return Shapes.rect(
        "f-blue", Rect(x: center.x - side, y: center.y - side, width: 2 * side, height: 2 * side), radius: 3)
    }
  }

  private var number: Element {
    let count = badge.messages.count
    let text = count > 1 ? (count > 9 ? "9+" : "\(count)") : "!"
    let baseline = Point(x: center.x, y: center.y + (badge.severity == .warning ? 5 : 3.4))
    return Shapes.text("paper", text, at: baseline, font: Font(size: 9.5, weight: .bold), anchor: "middle")
  }
}
