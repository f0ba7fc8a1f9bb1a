import Diagrams

/// Something new that is placed as a whole: a card, a pin, or a container with all that it holds.
struct Block {
  /// The cards with their places, from the corner of the block.
  var cards: [(index: Int, box: Rect)] = []
  var pin: Int?
  /// New frames, from the corner of the block.
  var frames: [(index: Int, box: Rect)] = []
  var size: Size
  /// The kept frames around it, from the inside.
  var home: [Int] = []
}

extension Arrangement {
  /// Everything without a place, as blocks.
  func newBlocks() throws(KeepingFailure) -> [Block] {
    var blocks: [Block] = []
    for card in cards.indices where cards[card] == nil && diagram.cards[card].ownFrame == nil {
      guard chain(ofCard: card).allSatisfy({ frames[$0] != nil }) else { continue }
      var block = block(ofCard: card)
      block.home = chain(ofCard: card)
      blocks.append(block)
    }
    for frame in frames.indices where frames[frame] == nil {
      let around = chains[frame].dropFirst()
      guard around.allSatisfy({ frames[$0] != nil }) else { continue }
      var block = try block(ofFrame: frame)
      block.home = Array(around)
      blocks.append(block)
    }
    for pin in pins.indices where pins[pin] == nil { blocks.append(Block(pin: pin, size: diagram.pins[pin].size)) }
    return blocks
  }

  private func block(ofCard card: Int) -> Block {
    let size = diagram.cards[card].size
    return Block(cards: [(card, Rect(x: 0, y: 0, width: size.width, height: size.height))], size: size)
  }

  /// A new container: its plate in the corner, below it what it holds, in rows.
  private func block(ofFrame frame: Int) throws(KeepingFailure) -> Block {
    let plate = diagram.frames[frame].plate
    var inner: [Block] = []
    for card in cards.indices where diagram.cards[card].frame == frame {
      // A frame around what was there before changes the picture as a whole.
      guard cards[card] == nil else { throw .tooMuchChanged }
      guard let own = diagram.cards[card].ownFrame else {
        inner.append(block(ofCard: card))
        continue
      }
      guard frames[own] == nil else { throw .tooMuchChanged }
      inner.append(try block(ofFrame: own))
    }
    let rows = Rows(
      of: inner.map { Size(width: $0.size.width + Self.gap.width, height: $0.size.height + Self.gap.height) })
    let heading = diagram.cards[plate].size
    let top = heading.height + 8 + Self.gap.height / 2
    let left = Self.frameMargin
    var block = Block(
      cards: [(plate, Rect(x: 8, y: 8, width: heading.width, height: heading.height))],
      size: Size(
        width: max(heading.width + 8, rows.size.width - Self.gap.width + left) + Self.frameMargin,
        height: inner.isEmpty ? top : top + rows.size.height - Self.gap.height + Self.frameMargin))
    for (part, corner) in zip(inner, rows.corners) {
      let place = Point(x: corner.x + left, y: corner.y + top)
      block.cards += part.cards.map { ($0.index, $0.box.offset(by: place)) }
      block.frames += part.frames.map { ($0.index, $0.box.offset(by: place)) }
    }
    block.frames.append((frame, Rect(x: 0, y: 0, width: block.size.width, height: block.size.height)))
    return block
  }
}

extension Rect {
  func offset(by corner: Point) -> Rect {
    Rect(x: hundredths(x + corner.x), y: hundredths(y + corner.y), width: width, height: height)
  }
}
