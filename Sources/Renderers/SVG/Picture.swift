import Diagrams
import NavigationModel
import TextMetrics

/// The page: heading, drawing and legend below each other.
struct Picture {
  private let placed: PlacedDiagram
  private let legend: LegendDrawing
  private let width: Double
  private let files: SheetFiles?
  /// Colours and fonts.
  var style = StyleSheet.text

  private static let headingHeight = 40.0
  private static let remarkHeight = 15.0
  private static let margin = 16.0
  /// A legend in a narrower column would be a tower.
  private static let leastWidth = 560.0

  init(_ placed: PlacedDiagram, files: SheetFiles? = nil) {
    self.placed = placed
    self.files = files
    width = max(placed.size.width, Self.leastWidth)
    legend = LegendDrawing(Legend(of: placed), width: width)
  }

  var element: Element {
    let height = drawingTop + placed.size.height + legend.height
    let left = (width - placed.size.width) / 2
    let parts = [
      Element("title", text: placed.diagram.title).with("id", "navgraph-title"),
      Element("desc", text: description).with("id", "navgraph-description"),
      Element("style", verbatim: style),
      Shapes.rect("paper", Rect(x: 0, y: 0, width: width, height: height)),
      Shapes.group("heading", heading),
      moved(drawing, x: left, y: drawingTop),
      moved([legend.element], x: 0, y: drawingTop + placed.size.height),
    ]
    return Element("svg", parts).with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height)
      .with("viewBox", "0 0 \(XMLNumber(width).text) \(XMLNumber(height).text)")
      .with("role", "img").with("aria-labelledby", "navgraph-title navgraph-description")
  }

  private var drawingTop: Double {
    Self.headingHeight + Double(placed.diagram.remarks.count) * Self.remarkHeight
  }

  private var description: String {
    let diagram = placed.diagram
    let transitions =
      diagram.arrows.reduce(0) { $0 + $1.transitions.count }
      + diagram.cards.reduce(0) { $0 + ($1.containment?.transitions.count ?? 0) }
      + diagram.cards.reduce(0) { $0 + $1.stubs.reduce(0) { $0 + $1.transitions.count } }
      + diagram.cards.reduce(0) { $0 + ($1.contents?.transitions.count ?? 0) }
    let entries = diagram.pins.reduce(0) { $0 + $1.entries.count }
    return "\(diagram.cards.count) screens and containers, \(transitions) transitions, \(entries) entries."
  }

  private var heading: [Element] {
    let limit = width - 2 * Self.margin
    let title = Typography.heading.truncate(placed.diagram.title, to: limit / Typography.slack)
    let remarks = placed.diagram.remarks.enumerated().map { position, remark in
      Shapes.text(
        "f-grey", Typography.legend.truncate(remark, to: limit / Typography.slack),
        at: Point(x: Self.margin, y: Self.headingHeight + Double(position) * Self.remarkHeight + 4),
        font: Typography.legend)
    }
    return [Shapes.text("f-ink", title, at: Point(x: Self.margin, y: 27), font: Typography.heading)] + remarks
      + [wayUp].compactMap(\.self)
  }

  /// Leads to the sheet above this one.
  private var wayUp: Element? {
    guard let link = placed.diagram.overview, let files else { return nil }
    let text = Shapes.text(
      "f-blue", "‹ \(link.title)", at: Point(x: width - Self.margin, y: 27), font: Typography.title, anchor: "end")
    return Element("a", [text]).with("href", files.address(of: link))
  }

  private func moved(_ children: [Element], x: Double, y: Double) -> Element {
    Element("g", children).with("transform", "translate(\(XMLNumber(x).text) \(XMLNumber(y).text))")
  }

  /// From back to front: frames, lines, cards, labels.
  private var drawing: [Element] {
    let arrows = arrowDrawings
    return frames + arrows.map(\.element) + cards + pins + arrows.compactMap(\.labelElement)
  }

  private var frames: [Element] {
    let depths = placed.diagram.frameDepths
    return placed.diagram.framesFromOutside.compactMap { index in
      guard let box = placed.frames[index] else { return nil }
      let frame = placed.diagram.frames[index]
      let title = placed.diagram.cards[frame.plate].details
      return FrameDrawing(container: frame.container, box: box, depth: depths[index], title: title).element
    }
  }

  private var arrowDrawings: [ArrowDrawing] {
    let arrows = zip(placed.diagram.arrows, placed.arrows).map { arrow, line in
      ArrowDrawing(
        style: arrow.meaning.style, line: line, title: arrow.details, label: arrow.label,
        isInferred: arrow.isInferred)
    }
    let containments = zip(placed.diagram.cards, placed.containments).compactMap { card, line -> ArrowDrawing? in
      guard let line, let containment = card.containment else { return nil }
      return ArrowDrawing(style: containment.kind.style, line: line, title: containment.details)
    }
    return containments + arrows
  }

  private var cards: [Element] {
    zip(placed.diagram.cards, placed.cards).map { card, box in
      let drawing = CardDrawing(card: card, box: box, files: files).element
      if card.link != nil { return drawing }
      guard let link = placed.diagram.sourceLink, let source = card.source else { return drawing }
      return Element("a", [drawing]).with("href", link.address(of: source))
    }
  }

  private var pins: [Element] {
    zip(placed.diagram.pins, placed.pins).map { PinDrawing(pin: $0, box: $1).element }
  }
}
