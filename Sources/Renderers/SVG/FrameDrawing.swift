import Diagrams
import NavigationModel

/// The region of a container: what it holds lies inside, and its border hints at how it shows them.
struct FrameDrawing {
  let container: Node.Container
  let box: Rect
  /// How many frames are around it; neighbours in depth differ in shade.
  let depth: Int
  /// How many tabs, columns or pages its plate names.
  var parts = 0
  let title: [String]

  var element: Element { Shapes.group("frame-\(container.rawValue)", title: title, [background] + ornament) }

  private var background: Element {
    let rect = Shapes.rect("\(depth % 2 == 0 ? "frame" : "inner") edge", box, radius: 16).with("stroke-width", 1.5)
    return container == .custom ? rect.with("stroke-dasharray", "7 4") : rect
  }

  /// Two sheets that look out behind the topmost one of a stack.
  private var sheets: [Element] {
    [6.0, 3.0].map { offset in
      let corners = [
        Point(x: box.x + 16 + offset, y: box.y - offset), Point(x: box.maxX - 16 - offset, y: box.y - offset),
      ]
      return Shapes.path("line edge", PathData(corners: corners, closed: false)).with("stroke-width", 1.5)
    }
  }

  /// Inside the margin that the layout keeps free around what the frame holds.
  private var ornament: [Element] {
    switch container {
    case .navigation: sheets
    case .custom: []
    case .tab: tabBar
    case .split: [vertical(at: box.x + 5.5)]
    case .page: dots
    case .drawer: [vertical(at: box.x + 4), vertical(at: box.x + 7)]
    }
  }

  private var tabBar: [Element] {
    let size = 5.0
    let line = [Point(x: box.x, y: box.maxY - 9.5), Point(x: box.maxX, y: box.maxY - 9.5)]
    let count = parts == 0 ? 5 : min(parts, 5)
    let tabs = (0..<count).map { position in
      let x = box.center.x + (Double(position) - Double(count - 1) / 2) * 18 - size / 2
      return Shapes.rect("f-grey", Rect(x: x, y: box.maxY - 7.2, width: size, height: size), radius: 1.5)
    }
    return [Shapes.path("line edge", PathData(corners: line, closed: false))] + tabs
  }

  private var dots: [Element] {
    (-1...1).map { position in
      let center = Point(x: box.center.x + Double(position) * 11, y: box.maxY - 6)
      return Shapes.circle(position == 0 ? "f-grey" : "line s-grey", center, radius: 2.2)
    }
  }

  private func vertical(at x: Double) -> Element {
    let line = [Point(x: x, y: box.y + 12), Point(x: x, y: box.maxY - 12)]
    return Shapes.path("line edge", PathData(corners: line, closed: false)).with("stroke-width", 1.5)
  }
}
