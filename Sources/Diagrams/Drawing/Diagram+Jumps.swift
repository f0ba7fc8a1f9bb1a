import NavigationModel
import TextMetrics

extension Diagram {
  /// Writes those arrows on the cards that they leave which would cross the picture and say little by it.
  ///
  /// A screen that half of the app leads to, such as a login, would be buried under arrows; a change of tab runs across
  /// everything. Small pictures bear all of their arrows.
  mutating func shortenToJumps(startingAt launch: [Int]) {
    let isOverview = cards.contains { $0.shape == .group }
    guard isOverview || arrows.count > Self.arrowsOfASmallPicture else { return }
    let jumps = isOverview ? weakArrows(startingAt: launch) : jumpingArrows()
    for index in arrows.indices where jumps.contains(index) {
      guard case .card(let tail) = arrows[index].from else { continue }
      cards[tail].stubs.append(Stub(jumping: arrows[index], to: name(ofTarget: arrows[index].to)))
      if tail != arrows[index].to { cards[arrows[index].to].jumpsIn += 1 }
    }
    arrows = arrows.indices.filter { !jumps.contains($0) }.map { arrows[$0] }
  }

  private static let arrowsOfASmallPicture = 12
  private static let arrowsOfADensePicture = 30

  /// Cuts the labels of a picture with many arrows; the whole text is among their details.
  mutating func shortenLabels() {
    guard arrows.count > Self.arrowsOfADensePicture else { return }
    for index in arrows.indices { arrows[index].label.measure(limit: CardMetrics.denseLabelTextLimit) }
  }

  /// A card with more arrows than this pointing at it keeps only those that belong to it.
  ///
  /// Where there are many more arrows than cards, nobody can follow them: then each card keeps one.
  private var arrowsOfAHub: Int { isDense ? 1 : 3 }

  private var isDense: Bool { arrows.count > Self.arrowsOfADensePicture && 2 * arrows.count > 3 * cards.count }

  /// Positions of the arrows that become jumps.
  private func jumpingArrows() -> Set<Int> {
    var jumps: Set<Int> = []
    let isDense = isDense
    let arrowsOfAHub = arrowsOfAHub
    var waysIn = Array(repeating: [Int](), count: cards.count)
    for (index, arrow) in arrows.enumerated() {
      guard case .card(let tail) = arrow.from else { continue }
      if tail == arrow.to { jumps.insert(index) } else { waysIn[arrow.to].append(index) }
    }
    for card in cards.indices {
      let order = waysIn[card].sorted { rank($0) < rank($1) }
      let isHub = order.count > arrowsOfAHub
      jumps.formUnion(
        order.filter { isHub ? !isWithinFrame(arrows[$0]) : !arrows[$0].meaning.leadsOn && !isAtHome(arrows[$0]) })
      // What leads to a card at all must be seen at a glance.
      if let first = order.first, isDense || needsArrow(card), order.allSatisfy(jumps.contains) { jumps.remove(first) }
    }
    return jumps
  }

  /// The better arrow to keep first: read off the source, from nearby, leading on, written earlier.
  private func rank(_ index: Int) -> (Int, Int, Int, Int) {
    let arrow = arrows[index]
    return (arrow.isInferred ? 1 : 0, isAtHome(arrow) ? 0 : 1, arrow.meaning.leadsOn ? 0 : 1, index)
  }

  /// Whether both ends lie in one frame, beside each other.
  private func isAtHome(_ arrow: Arrow) -> Bool {
    guard case .card(let tail) = arrow.from else { return false }
    return cards[tail].frame == cards[arrow.to].frame
  }

  /// Whether both ends are held by the same container.
  private func isWithinFrame(_ arrow: Arrow) -> Bool { cards[arrow.to].frame != nil && isAtHome(arrow) }

  /// Whether nothing else in the picture says how a user gets to a card: no pin, and no arrow to what holds it.
  private func needsArrow(_ card: Int) -> Bool {
    let pinned = arrows.contains { arrow in
      if case .pin = arrow.from { return arrow.to == card }
      return false
    }
    var frame = cards[card].frame
    while let here = frame, !pinned {
      let plate = frames[here].plate
      if arrows.contains(where: { $0.to == plate && $0.from != .card(plate) }) { return false }
      frame = frames[here].parent
    }
    return !pinned
  }

  /// What to call the card that a jump leads to: its title, with what it holds where another has the same.
  private func name(ofTarget card: Int) -> String {
    let title = cards[card].title
    // A screen and the container around it often share their title; who looks for one finds the other.
    let isTaken = cards.contains { other in
      other.title == title && other.node != cards[card].node && other.isPlateLike == cards[card].isPlateLike
    }
    guard isTaken else { return title }
    let held = cards[card].ownFrame.flatMap { frame in cards.first { $0.frame == frame && $0.title != title } }
    return [title, held?.title ?? cards[card].subtitle].compactMap(\.self).joined(separator: ": ")
  }
}

extension Stub {
  fileprivate init(jumping arrow: Arrow, to name: String) {
    var kind = Transition.Kind.custom
    var isBundle = true
    if case .transition(let only) = arrow.meaning { (kind, isBundle) = (only, false) }
    let gates = arrow.label.lines.filter(\.isGate)
    let text = Self.shortened(name)
    self.init(
      kind: kind, target: arrow.to, link: nil, leadsIn: false, isBundle: isBundle, isInferred: arrow.isInferred,
      text: arrow.transitions.count > 1 ? "\(text) ×\(arrow.transitions.count)" : text, isGated: !gates.isEmpty,
      transitions: arrow.transitions, box: Rect(x: 0, y: 0, width: 0, height: CardMetrics.stubHeight),
      label: arrow.label, details: arrow.details)
    fit()
  }
}
