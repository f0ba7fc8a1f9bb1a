import Diagrams
import NavigationModel
import TextMetrics

/// Distances of film strips, in points.
enum FilmMetrics {
  static let cardWidths = 92.0...168.0
  static let cardHeight = 62.0
  static let plateHeight = 22.0
  static let padding = 8.0
  static let tabBarHeight = 22.0
  static let tabWidths = 52.0...120.0
  /// How much of a card in a stack the next one leaves uncovered: its title bar.
  static let uncovered = CardMetrics.titleBarHeight + 2
}

extension FilmBlock {
  /// A screen with everything that is presented above it, the topmost on top.
  ///
  /// - Parameter width: what a card has at least, so that it covers those behind it.
  init(chain screen: FilmScreen, width: Double = 0) {
    var parts: [FilmBlock] = []
    for sheet in screen.above.reversed() { parts += [FilmBlock(sheet: sheet), .presents] }
    self = .column(parts + [FilmBlock(screen, width)], gap: 3)
  }

  /// A screen or container without what is presented above it.
  private init(_ screen: FilmScreen, _ width: Double) {
    switch screen.kind {
    case .plain: self = .card(screen, width)
    case .navigation:
      let width = screen.children.filter { $0.kind == .plain }.map(cardWidth).max() ?? 0
      let cards = screen.children.map { child in
        let block = FilmBlock(chain: child, width: width)
        // A card that presents something itself is not covered, for the whole of it counts.
        return (block, child.above.isEmpty ? FilmMetrics.uncovered : block.size.height + 6)
      }
      self = .container(screen, holding: .stack(cards, shift: 12))
    case .tab:
      let front = screen.children.indices.contains(screen.selected) ? [screen.children[screen.selected]] : []
      let blocks = front.map { FilmBlock(chain: $0) } + (screen.children.isEmpty ? [] : [.tabBar(screen)])
      self = .container(screen, holding: .column(blocks, gap: 6))
    case .split, .custom:
      self = .container(screen, holding: .row(screen.children.map { FilmBlock(chain: $0) }, gap: 8))
    }
  }

  /// What is presented: a sheet with a grip at its top.
  private init(sheet: FilmScreen) {
    let inner = FilmBlock(chain: sheet)
    let margin = FilmMetrics.padding
    let size = Size(width: inner.size.width + 2 * margin, height: inner.size.height + 2 * margin + 6)
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let grip = Rect(x: size.width / 2 - 14, y: 5, width: 28, height: 3)
    let shade = Rect(x: 1, y: 2.5, width: size.width, height: size.height)
    self.init(
      size: size,
      elements: [
        Shapes.rect("shadow", shade, radius: 14),
        Shapes.rect("inner edge", box, radius: 14).with("stroke-width", 1.2),
        Shapes.rect("f-grey", grip, radius: 1.5),
        inner.element(at: Point(x: margin, y: margin + 6)),
      ])
  }

  /// An arrow upwards, from who presents to what is presented.
  private static var presents: FilmBlock {
    let stroke = PathData(corners: [Point(x: 8, y: 20), Point(x: 8, y: 7)], closed: false)
    let head = PathData(corners: [Point(x: 3.5, y: 8), Point(x: 8, y: 1), Point(x: 12.5, y: 8)], closed: true)
    let parts = [Shapes.path("line s-blue", stroke).with("stroke-width", 1.4), Shapes.path("f-blue", head)]
    let arrow = Shapes.group("film-presents", title: ["presents"], parts)
    return FilmBlock(size: Size(width: 16, height: 22), elements: [arrow])
  }

  // MARK: - Cards

  private static func card(_ screen: FilmScreen, _ least: Double) -> FilmBlock {
    let name = ReadableName.of(screen.name)
    let width = max(cardWidth(screen), least)
    let box = Rect(x: 0, y: 0, width: width, height: FilmMetrics.cardHeight)
    let room = (width - 2 * CardMetrics.sideMargin) / Typography.slack
    let title = Typography.title.truncate(name, to: room - (screen.isNew ? 12 : 0))
    var parts = [
      Shapes.rect("shadow", Rect(x: 1, y: 2.5, width: width, height: box.height), radius: 10),
      Shapes.rect(screen.isSeen ? "card s-blue" : "card edge", box, radius: 10)
        .with("stroke-width", screen.isSeen ? 2.4 : 1.2),
      Shapes.path("bar", PathData(roundedTop: box.insetBy(1.2), height: CardMetrics.titleBarHeight, radius: 9)),
      Shapes.text("f-ink", title, at: Point(x: width / 2, y: 18), font: Typography.title, anchor: "middle"),
    ]
    for (text, tone) in [(screen.classLine, "f-grey"), (screen.payloadLine, "f-ink")] where !text.isEmpty {
      let line = Typography.subtitle.truncate(text, to: room)
      let baseline = Point(x: width / 2, y: parts.count == 4 ? 41.0 : 53)
      parts.append(Shapes.text("\(tone)", line, at: baseline, font: Typography.subtitle, anchor: "middle"))
    }
    if screen.isNew { parts.append(plus(at: Point(x: width - 11, y: 14))) }
    let state = [screen.label] + (screen.isSeen ? ["seen by the user"] : []) + (screen.isNew ? ["new"] : [])
    return FilmBlock(size: box.size, elements: [Shapes.group("film-card", title: state, parts)])
  }

  /// The sign of what was not there before.
  private static func plus(at center: Point) -> Element {
    let path = PathData(drawing: "M-4 0 H4 M0 -4 V4")
    return Shapes.path("line s-green", path).with("stroke-width", 2).moved(to: center)
  }

  // MARK: - Containers

  private static func container(_ screen: FilmScreen, holding content: FilmBlock) -> FilmBlock {
    let padding = FilmMetrics.padding
    let words = screen.children.isEmpty ? "\(screen.label), empty" : screen.label
    let label = Typography.legend.truncate(words, to: 200)
    let labelWidth = Typography.legend.width(of: label) * Typography.slack + 46
    let width = max(content.size.width + 2 * padding, labelWidth)
    let isEmpty = content.size.height == 0
    let height = FilmMetrics.plateHeight + (isEmpty ? padding : content.size.height + 2 * padding)
    let box = Rect(x: 0, y: 0, width: width, height: height)
    let isSeen = screen.isSeen
    let frame = Shapes.rect(isSeen ? "frame s-blue" : "frame edge", box, radius: 12)
      .with("stroke-width", isSeen ? 2.4 : 1.3)
    var parts = [
      screen.kind == .custom ? frame.with("stroke-dasharray", "7 4") : frame,
      Icon.of(film: screen.kind).element(at: Point(x: 8, y: 5), tone: "green", scale: 0.85),
      Shapes.text("f-ink", label, at: Point(x: 26, y: 16), font: Typography.legend),
      content.element(at: Point(x: (width - content.size.width) / 2, y: FilmMetrics.plateHeight + padding)),
    ]
    if screen.isNew { parts.append(plus(at: Point(x: width - 12, y: 12))) }
    let state = [words] + (screen.isNew ? ["new"] : [])
    return FilmBlock(size: box.size, elements: [Shapes.group("film-\(screen.kind.rawValue)", title: state, parts)])
  }

  /// One field for each tab; those behind say in words what they hold.
  private static func tabBar(_ screen: FilmScreen) -> FilmBlock {
    let fields = screen.children.enumerated().map { index, tab in
      let isFront = index == screen.selected
      let font = isFront ? Font(size: Typography.subtitle.size, weight: .bold) : Typography.subtitle
      let width = (font.width(of: tab.summary) * Typography.slack + 14).clamped(to: FilmMetrics.tabWidths)
      let box = Rect(x: 0, y: 0, width: width, height: FilmMetrics.tabBarHeight)
      let text = font.truncate(tab.summary, to: (width - 10) / Typography.slack)
      let parts = [
        Shapes.rect(isFront ? "plate s-green" : "bar edge", box, radius: 5).with("stroke-width", isFront ? 1.6 : 1),
        Shapes.text("f-ink", text, at: Point(x: width / 2, y: 14.5), font: font, anchor: "middle"),
      ]
      let title = "tab \(index)\(isFront ? ", selected" : ""): \(tab.summary)"
      return FilmBlock(size: box.size, elements: [Shapes.group("film-tab-item", title: [title], parts)])
    }
    return .row(fields, gap: 3)
  }
}

/// Room for every line of a card, within limits.
private func cardWidth(_ screen: FilmScreen) -> Double {
  let wanted = max(
    Typography.title.width(of: ReadableName.of(screen.name)), Typography.subtitle.width(of: screen.classLine),
    Typography.subtitle.width(of: screen.payloadLine))
  return (wanted * Typography.slack + 30).clamped(to: FilmMetrics.cardWidths)
}

extension FilmScreen {
  /// The class, unless the title says it.
  fileprivate var classLine: String { ReadableName.of(name) == name ? "" : name }

  fileprivate var payloadLine: String { payload.map { "(\($0))" } ?? "" }

  /// What it holds, in a few words: `Trips › Trip (7)`.
  fileprivate var summary: String {
    let inside =
      switch kind {
      case .plain: readable
      case .navigation: children.isEmpty ? readable : children.map(\.summary).joined(separator: " › ")
      case .tab, .split, .custom: readable
      }
    return ([inside] + above.map(\.readable)).joined(separator: " ^ ")
  }

  private var readable: String { ReadableName.of(name) + (payload.map { " (\($0))" } ?? "") }
}

extension Icon {
  fileprivate static func of(film kind: FilmScreen.Kind) -> Icon {
    switch kind {
    case .plain, .custom: .of(.custom)
    case .navigation: .of(.navigation)
    case .tab: .of(.tab)
    case .split: .of(.split)
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
