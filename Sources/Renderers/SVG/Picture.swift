import Diagrams
import NavigationModel
import TextMetrics

/// The page: heading, drawing and legend below each other.
struct Picture {
  private let placed: PlacedDiagram
  private let legend: LegendDrawing
  private let width: Double
  private let files: SheetFiles?
  private let prefix: String
  /// Colours and fonts; nothing where the page around the picture has them.
  var style: String?

  private static let headingHeight = 40.0
  private static let remarkHeight = 15.0
  private static let margin = 16.0
  /// A legend in a narrower column would be a tower.
  private static let leastWidth = 560.0

  /// A picture that stands alone; or a part of a page, which has the styles and may have several pictures.
  ///
  /// - Parameter files: the files of the other sheets, if there are any.
  init(_ placed: PlacedDiagram, files: SheetFiles? = nil, inPageAs prefix: String? = nil) {
    self.placed = placed
    self.files = files
    self.prefix = prefix ?? "navgraph"
    style = prefix == nil ? StyleSheet.text : nil
    width = max(placed.size.width, Self.leastWidth)
    legend = LegendDrawing(Legend(of: placed), width: width)
  }

  var element: Element {
    let height = drawingTop + placed.size.height + legend.height
    let left = (width - placed.size.width) / 2
    let parts = [
      Element("title", text: placed.diagram.title).with("id", id("title")),
      Element("desc", text: description).with("id", id("description")),
    ]
    let styles = style.map { [Element("style", verbatim: $0)] } ?? []
    let drawn = [
      Shapes.rect("paper", Rect(x: 0, y: 0, width: width, height: height)),
      Shapes.group("heading", heading),
    ]
    let map = placed.diagram.landmarks.isEmpty ? [] : [moved([landmarks.element], x: Self.margin, y: landmarksTop)]
    let body = [
      moved(drawing, x: left, y: drawingTop).with("role", "group").with("aria-label", placed.diagram.title)
        .with("aria-owns", Chapter.allCases.map { id($0.rawValue) }.joined(separator: " ")),
      moved([legend.element], x: 0, y: drawingTop + placed.size.height),
    ]
    let record = placed.isRecorded ? [RecordedLayout.element(of: placed)] : []
    return Element("svg", parts + styles + drawn + map + body + record).with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height)
      .with("viewBox", "0 0 \(XMLNumber(width).text) \(XMLNumber(height).text)")
      .with("role", "graphics-document document")
      .with("aria-labelledby", id("title")).with("aria-describedby", id("description"))
  }

  private func id(_ part: String) -> String { "\(prefix)-\(part)" }

  private var drawingTop: Double { landmarksTop + landmarks.height }

  private var landmarksTop: Double {
    Self.headingHeight + Double(placed.diagram.remarks.count) * Self.remarkHeight
  }

  private var landmarks: LandmarksDrawing {
    LandmarksDrawing(landmarks: placed.diagram.landmarks, width: width - 2 * Self.margin, files: files)
  }

  private var description: String {
    let diagram = placed.diagram
    let transitions =
      diagram.arrows.reduce(0) { $0 + $1.transitions.count }
      + diagram.cards.reduce(0) { $0 + ($1.containment?.transitions.count ?? 0) }
      + diagram.cards.reduce(0) { $0 + $1.stubs.reduce(0) { $0 + $1.transitions.count } }
      + diagram.cards.reduce(0) { $0 + ($1.stack?.transitions.count ?? 0) }
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
    Element("g", children).moved(to: Point(x: x, y: y))
  }

  /// From back to front: frames, lines, cards, labels.
  ///
  /// Told in another order: ways in, what there is, then how it hangs together.
  private var drawing: [Element] {
    let arrows = arrowDrawings
    return [
      Element("g", frames).with("aria-hidden", "true"), told(arrows.map(\.element), as: .transitions),
      told(pins, as: .entries), told(cards, as: .screens),
      Element("g", arrows.compactMap(\.labelElement)).with("aria-hidden", "true"),
    ]
  }

  private func told(_ elements: [Element], as chapter: Chapter) -> Element {
    Element("g", elements).with("id", id(chapter.rawValue)).with("role", "group").with("aria-label", chapter.caption)
  }

  private var frames: [Element] {
    let depths = placed.diagram.frameDepths
    return placed.diagram.framesFromOutside.compactMap { index in
      guard let box = placed.frames[index] else { return nil }
      let frame = placed.diagram.frames[index]
      let plate = placed.diagram.cards[frame.plate]
      return FrameDrawing(
        container: frame.container, box: box, depth: depths[index], parts: plate.parts.count, title: plate.details
      ).element.with("data-frame", "\(index)")
    }
  }

  private var arrowDrawings: [ArrowDrawing] {
    let diagram = placed.diagram
    let arrows = diagram.arrows.indices.map { index in
      let arrow = diagram.arrows[index]
      return ArrowDrawing(
        style: arrow.meaning.style, line: placed.arrows[index], title: arrow.details, label: arrow.label,
        isInferred: arrow.isInferred, name: diagram.name(ofArrow: index), index: index)
    }
    let containments = diagram.cards.indices.compactMap { index -> ArrowDrawing? in
      guard let line = placed.containments[index], let containment = diagram.cards[index].containment else {
        return nil
      }
      return ArrowDrawing(
        style: containment.kind.style, line: line, title: containment.details,
        name: diagram.name(ofContainmentOf: index))
    }
    return containments + arrows
  }

  /// In the order of reading: no two cards overlap, so which is drawn first makes no difference.
  private var cards: [Element] {
    let descriptions = placed.diagram.descriptionsOfCards()
    return placed.diagram.readingOrder().map { index in
      let card = placed.diagram.cards[index]
      let group = CardDrawing(card: card, box: placed.cards[index], files: files).element
      // Who hears an image does not hear of the links in it.
      let drawing = Shapes.named(
        group, placed.diagram.name(ofCard: index), description: descriptions[index],
        role: files != nil && card.leadsToSheets ? "group" : "img"
      ).with("data-card", "\(index)")
      if card.link != nil { return drawing }
      guard let link = placed.diagram.sourceLink, let source = card.source else { return drawing }
      return Element("a", [drawing]).with("href", link.address(of: source))
    }
  }

  private var pins: [Element] {
    placed.diagram.pins.indices.map { index in
      let drawing = PinDrawing(pin: placed.diagram.pins[index], box: placed.pins[index]).element
      return Shapes.named(drawing, placed.diagram.name(ofPin: index)).with("data-pin", "\(index)")
    }
  }
}

/// A part of the picture, as it is told.
private enum Chapter: String, CaseIterable {
  case entries, screens, transitions

  var caption: String {
    switch self {
    case .entries: "Entries"
    case .screens: "Screens"
    case .transitions: "Transitions"
    }
  }
}
