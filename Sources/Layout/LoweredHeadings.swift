import Diagrams

extension PlacedDiagram {
  /// The same picture with the plates of frames near what their frames hold.
  ///
  /// The engine puts a plate into the row of whatever else is as many steps away; if something high stands there, the
  /// frame is mostly empty.
  func loweringHeadings() -> PlacedDiagram {
    var result = self
    // Inner frames first: an outer one may shrink with them.
    for frame in diagram.framesFromOutside.reversed() {
      if let lowered = result.loweringHeading(of: frame) { result = lowered }
    }
    return result
  }

  private func loweringHeading(of frame: Int) -> PlacedDiagram? {
    let plate = diagram.frames[frame].plate
    guard var box = frames[frame], let top = topOfContents(of: frame) else { return nil }
    let leadsDown = diagram.arrows.contains { $0.from == .card(plate) }
    let way = hundredths(top - cards[plate].maxY - (leadsDown ? Self.roomForLines : Self.room))
    guard way >= Self.leastWay else { return nil }
    var result = self
    result.cards[plate].y += way
    box.y += way
    box.height -= way
    result.frames[frame] = box
    for (index, arrow) in diagram.arrows.enumerated() {
      if arrow.to == plate { result.arrows[index].lowerEnd(by: way) }
      if arrow.from == .card(plate) { result.arrows[index].lowerStart(by: way) }
    }
    let isWorse = diagram.arrows.indices.contains { index in
      let touches = diagram.arrows[index].to == plate || diagram.arrows[index].from == .card(plate)
      let others = touches ? cards.indices.filter { $0 != plate } : [plate]
      return result.line(index, strikesAnyOf: others) && !line(index, strikesAnyOf: others)
    }
    return isWorse ? nil : result
  }

  /// Between a plate and the first card below it.
  private static let room = 22.0
  /// The same where lines lead from the plate, with their labels.
  private static let roomForLines = 56.0
  /// Less is not worth a line that is not as the engine drew it.
  private static let leastWay = 12.0

  /// Where what a frame holds besides its plate begins; nothing where it is empty.
  private func topOfContents(of frame: Int) -> Double? {
    var tops: [Double] = []
    for (index, card) in diagram.cards.enumerated() where card.frame == frame && card.ownFrame == nil {
      tops.append(cards[index].y)
    }
    for (index, inner) in diagram.frames.enumerated() where inner.parent == frame {
      tops.append(frames[index]?.y ?? cards[inner.plate].y)
    }
    return tops.min()
  }

  /// Whether a line runs through one of some cards that it does not belong to.
  private func line(_ index: Int, strikesAnyOf others: [Int]) -> Bool {
    let arrow = diagram.arrows[index]
    let track = Bezier.flattened(arrows[index].curve, to: arrows[index].tip)
    return others.contains { card in
      card != arrow.to && arrow.from != .card(card) && Bounds(cards[card]).isCut(by: track)
    }
  }
}

extension PlacedDiagram.Line {
  /// Moves where the line ends, and bends its last piece.
  fileprivate mutating func lowerEnd(by way: Double) {
    for index in curve.indices.suffix(2) { curve[index].y = hundredths(curve[index].y + way) }
    tip.y = hundredths(tip.y + way)
  }

  /// Moves where the line begins, and bends its first piece.
  fileprivate mutating func lowerStart(by way: Double) {
    for index in curve.indices.prefix(2) { curve[index].y = hundredths(curve[index].y + way) }
  }
}
