import Diagrams

extension Arrangement {
  /// Puts what the former picture shows, and what lies in the same frame as there, where it was.
  mutating func keepBoxes() throws(KeepingFailure) {
    for frame in diagram.framesFromOutside {
      let plate = diagram.frames[frame].plate
      guard staysAtHome(plate) else { continue }
      frames[frame] = record.frames[diagram.cards[plate].node]
    }
    var grown: [Int] = []
    for card in cards.indices where isKept(card) {
      guard let old = former[card].map({ record.cards[$0].box }) else { continue }
      if old.size.isAlmost(diagram.cards[card].size) {
        let size = diagram.cards[card].size
        cards[card] = Rect(x: old.x, y: old.y, width: size.width, height: size.height)
      } else {
        grown.append(card)
      }
    }
    let strangers = cards.indices.count { cards[$0] == nil } - grown.count
    guard strangers <= max(Self.newCardsAtLeast, cards.count / 4), 2 * grown.count <= cards.count + 4 else {
      throw .tooMuchChanged
    }
    keepPins()
    for card in grown { try keep(grown: card) }
  }

  /// So many new cards are never too much of a change.
  private static let newCardsAtLeast = 6

  /// Whether a card is in the former picture in the same frame, which is kept.
  private func staysAtHome(_ card: Int) -> Bool {
    guard let old = former[card].map({ record.cards[$0] }) else { return false }
    guard let frame = diagram.cards[card].frame else { return old.holder == nil }
    return old.holder == diagram.cards[diagram.frames[frame].plate].node && frames[frame] != nil
  }

  private func isKept(_ card: Int) -> Bool {
    guard staysAtHome(card) else { return false }
    return diagram.cards[card].ownFrame.map { frames[$0] != nil } ?? true
  }

  /// A card that now needs more or less room: about where it was, if that covers nothing.
  private mutating func keep(grown card: Int) throws(KeepingFailure) {
    guard let old = former[card].map({ record.cards[$0].box }) else { return }
    let size = diagram.cards[card].size
    let isHeading = diagram.cards[card].ownFrame != nil
    let middle = hundredths(old.center.x - size.width / 2)
    let lefts = isHeading ? [old.x] : [middle, old.x, old.maxX - size.width]
    changed.insert(card)
    for left in lefts {
      for top in isHeading ? [old.y] : [old.y, old.maxY - size.height] {
        let box = Rect(x: hundredths(left), y: hundredths(top), width: size.width, height: size.height)
        let home = surroundings(ofCard: card)
        guard box.x >= 4, box.y >= 4, let frames = room(for: box, margin: 4, in: home) else { continue }
        cards[card] = box
        self.frames = frames
        return
      }
    }
    // A plate belongs into the corner of its frame.
    guard !isHeading else { throw .noRoom }
  }

  /// Pins are known by what is written on them, or else by what they lead to.
  private mutating func keepPins() {
    let targets = targetsOfPins()
    let formerTargets = Dictionary(
      record.arrows.compactMap { arrow in
        if case .pin(let pin) = arrow.from { (pin, record.cards[arrow.to].node) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    var free = Set(record.pins.indices)
    for isSameTitle in [true, false] {
      for pin in pins.indices where pins[pin] == nil {
        let found = free.sorted().first { old in
          let leadsAlike = formerTargets[old] == targets[pin].map { diagram.cards[$0].node }
          return leadsAlike && (isSameTitle ? record.pins[old].title == diagram.pins[pin].title : targets[pin] != nil)
        }
        guard let found else { continue }
        free.remove(found)
        let old = record.pins[found].box
        let size = diagram.pins[pin].size
        let left = old.size.isAlmost(size) ? old.x : hundredths(old.center.x - size.width / 2)
        let box = Rect(x: left, y: old.y, width: size.width, height: size.height)
        guard box.x >= 4, old.size.isAlmost(size) || room(for: box, margin: 4, in: []) != nil else { continue }
        pins[pin] = box
        formerPins[pin] = found
      }
    }
  }

  /// By pin: the card that it leads to.
  func targetsOfPins() -> [Int?] {
    var targets = [Int?](repeating: nil, count: pins.count)
    for arrow in diagram.arrows {
      if case .pin(let pin) = arrow.from { targets[pin] = arrow.to }
    }
    return targets
  }

  /// The frames, grown so that a box lies inside those around it; nothing where the box or a grown frame would cover
  /// what does not belong there.
  func room(for box: Rect, margin: Double, in chain: [Int]) -> [Rect?]? {
    let wide = box.insetBy(-margin)
    for other in (cards + pins).compactMap(\.self) where wide.overlaps(other) { return nil }
    let home = Set(chain)
    for frame in frames.indices where !home.contains(frame) {
      if let place = frames[frame], wide.overlaps(place) { return nil }
    }
    var grown = frames
    var inner = box
    for frame in chain {
      guard let place = grown[frame] else { return nil }
      let needed = place.union(inner.insetBy(-Self.frameMargin))
      if needed != place {
        guard needed.x >= 4, needed.y >= 4, isFree(needed, for: frame) else { return nil }
        grown[frame] = needed
      }
      inner = needed
    }
    return grown
  }

  /// Whether a frame of that size would hold nothing but its own.
  private func isFree(_ place: Rect, for frame: Int) -> Bool {
    let wide = place.insetBy(-6)
    for card in cards.indices {
      if let box = cards[card], wide.overlaps(box), !surroundings(ofCard: card).contains(frame) { return false }
    }
    if pins.contains(where: { $0.map(wide.overlaps) ?? false }) { return false }
    return frames.indices.allSatisfy { other in
      guard let box = frames[other], wide.overlaps(box) else { return true }
      return chains[other].contains(frame) || chains[frame].contains(other)
    }
  }
}

extension Size {
  /// Whether both are drawn alike; a record has no more than two decimals.
  func isAlmost(_ other: Size) -> Bool { abs(width - other.width) < 0.02 && abs(height - other.height) < 0.02 }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    if contains(other) { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: hundredths(left), y: hundredths(top), width: hundredths(max(maxX, other.maxX) - left),
      height: hundredths(max(maxY, other.maxY) - top))
  }
}
