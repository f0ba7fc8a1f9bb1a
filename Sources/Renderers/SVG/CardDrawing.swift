import Diagrams
import NavigationModel
import TextMetrics

/// A card: what looks like a phone for a screen, and simpler boxes for the rest.
struct CardDrawing {
  let card: Card
  let box: Rect
  /// The files of other sheets, if there are any.
  var files: SheetFiles?

  /// The whole card, findings and ways off included.
  var element: Element {
    let stubs = card.stubs.map { StubDrawing(stub: $0, origin: Point(x: box.x, y: box.y), files: files).element }
    let fields = PartsDrawing(parts: card.parts, origin: Point(x: box.x, y: box.y), files: files).elements
    let drawn = linked(body) + waysBack + fields + mentions + stubs + [jumpsIn].compactMap(\.self) + badges
    let group = Shapes.group("card-\(card.shape.className)", title: card.details, drawn)
    guard files != nil else { return group }
    let anchored = group.with("id", Anchor.of(card.node))
    // Who looks for the stack finds it here.
    return card.stack.map { anchored.with(Element("g").with("id", Anchor.of($0.node))) } ?? anchored
  }

  /// Parts of the card that lead to its own sheet where there is one.
  private func linked(_ parts: [Element]) -> [Element] {
    guard let link = card.link, let files else { return parts }
    return [Element("a", parts).with("href", files.address(of: link))]
  }

  /// The screens that a card of a group names, below each other.
  private var mentions: [Element] {
    guard let contents = card.contents else { return [] }
    return contents.mentions.enumerated().map { position, mention in
      let line = box.y + contents.mentionsTop + Double(position) * CardMetrics.mentionHeight + 9
      let left = box.x + CardMetrics.sideMargin
      let icon = mention.landmark.map {
        Icon.of($0).element(at: Point(x: left, y: line - 8.5), tone: "ink", scale: 0.65)
      }
      let place = Point(x: left + (icon == nil ? 0 : CardMetrics.mentionIconWidth), y: line)
      let tone = mention.link == nil ? "f-grey" : "f-ink"
      let plain = Shapes.text(tone, mention.text, at: place, font: Typography.stub)
      let text = icon.map { Element("g", [$0, plain.with("font-weight", "700")]) } ?? plain
      guard let link = mention.link, let files else { return text }
      return Element("a", [text]).with("href", files.address(of: link))
    }
  }

  private var body: [Element] {
    let outline = Self.outline(of: card.shape, box: card.shape == .group ? topmost : box)
    switch card.shape {
    case .screen:
      let edges = card.stack == nil ? [] : Self.edges(behind: box, inset: 14)
      return edges + [shadow] + outline + [titleBar] + texts + [homeIndicator]
    case .alert: return [shadow] + outline + texts
    case .group: return pile + outline + [titleBar] + texts
    case .system, .external, .flow, .event: return outline + texts
    case .container(let container):
      let corner = Point(x: box.x + 8, y: box.y + 6)
      return outline + texts + [Icon.of(container).element(at: corner, tone: "green", scale: 0.95)]
    }
  }

  /// The empty card of a shape, in a legend too.
  static func outline(of shape: Card.Shape, box: Rect, rounding: Double = 1) -> [Element] {
    let (surface, usual, dashes): (String, Double, String?) =
      switch shape {
      case .screen, .group: ("card", 12, nil)
      case .alert: ("card", 20, nil)
      case .system: ("card", 6, "5 3")
      case .external: ("card", 6, "1.5 3")
      case .flow: ("inner", 13, nil)
      case .event: ("inner", 13, "2 3")
      case .container: ("plate", 8, nil)
      }
    let radius = min(usual * rounding, box.height / 2)
    let rect = Shapes.rect("\(surface) edge", box, radius: radius).with("stroke-width", 1.2)
    return [dashes.map { rect.with("stroke-dasharray", $0) } ?? rect]
  }

  private var shadow: Element {
    Shapes.rect("shadow", Rect(x: box.x + 1, y: box.y + 2.5, width: box.width, height: box.height), radius: 12)
  }

  /// What looks out behind the topmost screen of a stack.
  static func edges(behind box: Rect, inset: Double) -> [Element] {
    [5.0, 2.5].map { offset in
      let corners = [
        Point(x: box.x + inset + offset, y: box.y - offset), Point(x: box.maxX - inset - offset, y: box.y - offset),
      ]
      return Shapes.path("line edge", PathData(corners: corners, closed: false)).with("stroke-width", 1.5)
    }
  }

  /// More cards below the one on top.
  private var pile: [Element] {
    let card = topmost
    return [Self.pileHeight, Self.pileHeight / 2].map { offset in
      let below = Rect(x: card.x + offset, y: card.y + offset, width: card.width - 2 * offset, height: card.height)
      return Shapes.rect("card edge", below, radius: 12).with("stroke-width", 1.2)
    }
  }

  /// The uppermost of a pile, which leaves room for the edges of those below it.
  private var topmost: Rect { Rect(x: box.x, y: box.y, width: box.width, height: box.height - Self.pileHeight) }

  private static let pileHeight = 5.0

  /// A landmark stands out among the others.
  private var titleBar: Element {
    let inner = box.insetBy(0.6)
    return Shapes.path(
      card.landmark == nil ? "bar" : "f-ink",
      PathData(roundedTop: inner, height: CardMetrics.titleBarHeight - 0.6, radius: 11.4))
  }

  /// Where a user of the app finds them: a chevron in the title bar, a grip at the top.
  private var waysBack: [Element] {
    let tone = card.landmark == nil ? "blue" : "paper"
    let chevron =
      card.waysBack.contains(.backButton) && !card.isPlateLike
      ? [Icon.chevron.element(at: Point(x: box.x + 5, y: box.y + 8), tone: tone, scale: 0.72)] : []
    let grip =
      card.waysBack.contains(.pullDown) ? [Self.grip(at: Point(x: box.center.x, y: box.y + 3.2), tone: tone)] : []
    let sign = card.landmark.map {
      Icon.of($0).element(at: Point(x: box.maxX - 18, y: box.y + 7), tone: "paper", scale: 0.8)
    }
    return chevron + grip + [sign].compactMap(\.self)
  }

  /// The grip of a sheet, in a legend too.
  static func grip(at center: Point, tone: String) -> Element {
    Shapes.rect(
      tone == "paper" ? "paper" : "f-\(tone)", Rect(x: center.x - 11, y: center.y - 1.3, width: 22, height: 2.6),
      radius: 1.3)
  }

  private var homeIndicator: Element {
    let width = 40.0
    let bar = Rect(x: box.center.x - width / 2, y: box.maxY - 7, width: width, height: 3)
    return Shapes.rect("edge bar", bar, radius: 1.5).with("stroke-width", 0.6)
  }

  private var texts: [Element] {
    let x = card.isPlateLike ? box.x + CardMetrics.sideMargin + CardMetrics.iconWidth - 4 : box.center.x
    let anchor: String = card.isPlateLike ? "start" : "middle"
    let title = Shapes.text(
      card.landmark == nil ? "f-ink" : "paper", card.title, at: Point(x: x, y: box.y + 17.5), font: Typography.title,
      anchor: anchor)
    let top = box.y + CardMetrics.titleBarHeight + (card.isPlateLike ? 5 : 11.5)
    let small = [(tone: "f-grey", text: card.subtitle), (tone: "f-ink", text: card.payload)].filter { $0.text != nil }
    let lines = small.enumerated().map { position, line in
      let place = Point(x: x, y: top + Double(position) * CardMetrics.payloadHeight)
      return Shapes.text(line.tone, line.text ?? "", at: place, font: Typography.subtitle, anchor: anchor)
    }
    return [title] + lines
  }

  /// Tells whoever looks for the way here that not every one is an arrow.
  private var jumpsIn: Element? {
    let mentioned = card.contents.flatMap { $0.mentions.isEmpty ? nil : $0 }.map {
      $0.mentionsTop + Double($0.mentions.count) * CardMetrics.mentionHeight - 4
    }
    let last = card.stubs.last?.box.maxY ?? mentioned ?? card.parts.last?.box.maxY ?? card.headHeight - 4
    return card.jumpsInText.map { text in
      let place = Point(x: box.center.x, y: box.y + last + CardMetrics.jumpsInHeight)
      return Shapes.text("f-grey", text, at: place, font: Typography.subtitle, anchor: "middle")
    }
  }

  private var badges: [Element] {
    card.badges.enumerated().map { position, badge in
      BadgeDrawing(badge: badge, center: Point(x: box.maxX - 5 - Double(position) * 18, y: box.y)).element
    }
  }
}

extension Card.Shape {
  /// For whoever styles the picture further.
  fileprivate var className: String {
    switch self {
    case .screen: "screen"
    case .container(let container): container.rawValue
    case .alert: "alert"
    case .system: "system"
    case .external: "external"
    case .flow: "flow"
    case .event: "event"
    case .group: "group"
    }
  }
}
