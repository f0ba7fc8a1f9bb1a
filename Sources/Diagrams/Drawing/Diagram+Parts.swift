import NavigationModel
import TextMetrics

extension Diagram {
  /// Writes on each container what it shows side by side, in the order in which a user sees it: tabs, columns, pages.
  ///
  /// Titles stand on the fields, so that the bar is the one that a user knows; arrows and frames say the rest.
  mutating func addParts(of model: Model, selection: Selection) {
    var shown: [Int: [Shown]] = [:]
    for index in selection.transitions {
      let transition = model.transitions[index]
      guard transition.kind.isSideBySide, let holder = selection.cards[transition.from], let node = transition.to,
        cards[holder].shape != .group, shown[holder]?.contains(where: { $0.node == node }) != true
      else { continue }
      let card = selection.cards[node]
      let link = card.map { selection.group(of: $0)?.link(to: node) } ?? selection.surroundings.elsewhere[node]
      guard card != nil || link != nil else { continue }
      shown[holder, default: []].append(Shown(node: node, card: card, link: link, transition: transition, order: index))
    }
    guard !shown.isEmpty else { return }
    let names = SpokenNames(of: model).names
    for (holder, parts) in shown where parts.count > 1 { write(parts.sorted(), on: holder, names: names) }
  }

  /// What a bar has room for; a phone shows five tabs, and the rest behind "More".
  private static let shownParts = 8

  private mutating func write(_ shown: [Shown], on holder: Int, names: [NodeID: String]) {
    let rest = shown.count - Self.shownParts
    let fields = shown.prefix(Self.shownParts).map { shown in
      var link = shown.link
      link?.node = shown.node
      let own = shown.card.flatMap { shown.link == nil ? nameOfPart($0) : nil }
      let name = own ?? shown.link?.name ?? names[shown.node] ?? shown.node.rawValue
      return Card.Part(
        kind: shown.kind, target: shown.card, link: link, text: name, fits: CardMetrics.partTextLimit)
    }
    let last = Card.Part(kind: shown[0].kind, target: nil, link: nil, text: "+\(rest)", fits: CardMetrics.partTextLimit)
    cards[holder].parts = rest > 0 ? fields + [last] : fields
  }

  /// Title of a tab: of what it shows first, where it is a stack without a name of its own.
  private func nameOfPart(_ card: Int) -> String {
    guard cards[card].isPlateLike, cards[card].subtitle == nil, let frame = cards[card].ownFrame else {
      return cards[card].title
    }
    let root = cards.indices.first { cards[$0].frame == frame && cards[$0].containment != nil }
    return root.map(nameOfPart) ?? cards[card].title
  }
}

/// A card that a container shows side by side with others; ordered as the user sees them.
private struct Shown: Comparable {
  var node: NodeID
  /// Its card, which may be that of a group.
  var card: Int?
  /// The sheet that its own card is on, if it is another.
  var link: SheetLink?
  var kind: Transition.Kind
  private var index: Int
  private var source: SourcePlace
  /// Where it stands in the model.
  private var order: Int

  init(node: NodeID, card: Int?, link: SheetLink?, transition: Transition, order: Int) {
    self.node = node
    self.card = card
    self.link = link
    self.order = order
    kind = transition.kind
    index = transition.position ?? Int.max
    source = transition.source
  }

  static func < (a: Shown, b: Shown) -> Bool {
    if a.index != b.index { return a.index < b.index }
    return a.source == b.source ? a.order < b.order : a.source < b.source
  }
}

extension Transition {
  /// Where a container puts the target: the number that the source gives, or the usual order of columns.
  var position: Int? {
    guard let detail else { return nil }
    if detail.hasPrefix("index ") { return Int(detail.dropFirst(6)) }
    return ["sidebar", "primary", "content", "supplementary", "detail", "secondary", "inspector"]
      .firstIndex(of: detail)
  }
}

extension Transition.Kind {
  /// Whether the container shows the target beside others, or lets the user change between them at once.
  fileprivate var isSideBySide: Bool { self == .tab || self == .split || self == .page }
}

extension Card.Part {
  fileprivate init(kind: Transition.Kind, target: Int?, link: SheetLink?, text: String, fits limit: Double) {
    let text = Typography.stub.truncate(text, to: limit / Typography.slack)
    let width = Typography.stub.width(of: text) * Typography.slack + 2 * CardMetrics.sideMargin
    self.init(
      kind: kind, target: target, link: link, text: text,
      box: Rect(x: 0, y: 0, width: width, height: CardMetrics.partHeight))
  }
}
