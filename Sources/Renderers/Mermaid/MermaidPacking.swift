import Diagrams

/// What one flowchart shows.
struct MermaidBlock: Hashable {
  var cards: [Int] = []
  var pins: [Int] = []
  var arrows: [Int] = []
  /// Characters that it takes at most.
  var length = 0
}

/// Divides a diagram into flowcharts that Mermaid accepts.
///
/// What lies in one frame stays together where it can; every arrow is drawn with the card that it leaves.
struct MermaidPacking {
  private(set) var blocks: [MermaidBlock] = []

  /// Mermaid takes 500 edges and 50,000 characters; some are kept in reserve for what a page puts around it.
  static let mostArrows = 480
  static let mostCharacters = 46_000
  /// Head, styles, indents and the ends of frames.
  private static let overhead = 1_500

  init(_ diagram: Diagram, _ parts: MermaidParts) {
    var groups = MermaidPacking.groups(of: diagram).map { group in
      group.map { Item(card: $0, length: MermaidPacking.length(parts.cards[$0]) + MermaidPacking.frameRoom) }
    }
    var home: [Int: (group: Int, item: Int)] = [:]
    for (group, items) in groups.enumerated() {
      for (index, item) in items.enumerated() { home[item.card] = (group, index) }
    }
    var led: Set<Int> = []
    for (index, arrow) in diagram.arrows.enumerated() {
      let target = MermaidPacking.length(parts.strangers[arrow.to])
      var piece = Piece(arrow: index, pin: nil, length: MermaidPacking.length(parts.arrows[index]) + target)
      var owner = arrow.to
      switch arrow.from {
      case .card(let tail):
        owner = tail
        piece.length += MermaidPacking.length(parts.strangers[tail])
      case .pin(let pin):
        piece.pin = pin
        piece.length += MermaidPacking.length(parts.pins[pin])
        led.insert(pin)
      }
      if let place = home[owner] { groups[place.group][place.item].pieces.append(piece) }
    }
    for items in groups { add(items) }
    for pin in diagram.pins.indices where !led.contains(pin) {
      add(Piece(arrow: nil, pin: pin, length: MermaidPacking.length(parts.pins[pin])))
    }
    if blocks.isEmpty { blocks = [MermaidBlock()] }
  }

  /// A card and what is drawn with it.
  private struct Item {
    var card: Int
    var length: Int
    var pieces: [Piece] = []
  }

  /// An arrow, or a pin, or both.
  private struct Piece {
    var arrow: Int?
    var pin: Int?
    var length: Int
  }

  /// The line that opens a frame and the one that ends it, should a card be the only one in its frame.
  private static let frameRoom = 120

  /// At least as many as Mermaid counts, line break and indent included.
  private static func length(_ line: String) -> Int { line.utf8.count + 24 }

  /// Cards that should stay together: those within one outermost frame; any other is on its own.
  private static func groups(of diagram: Diagram) -> [[Int]] {
    var roots = Array(diagram.frames.indices)
    for frame in diagram.framesFromOutside {
      if let parent = diagram.frames[frame].parent { roots[frame] = roots[parent] }
    }
    var groups: [[Int]] = []
    var groupOfRoot: [Int: Int] = [:]
    for (index, card) in diagram.cards.enumerated() {
      guard let root = (card.ownFrame ?? card.frame).map({ roots[$0] }) else {
        groups.append([index])
        continue
      }
      if let known = groupOfRoot[root] {
        groups[known].append(index)
      } else {
        groupOfRoot[root] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private mutating func add(_ items: [Item]) {
    let length = items.reduce(0) { $0 + $1.length + $1.pieces.reduce(0) { $0 + $1.length } }
    let arrows = items.reduce(0) { $0 + $1.pieces.count }
    let isSmall = length <= Self.mostCharacters - Self.overhead && arrows <= Self.mostArrows
    if isSmall, !hasRoom(length: length, arrows: arrows) { blocks.append(MermaidBlock()) }
    for item in items {
      makeRoom(length: item.length, arrows: 0)
      blocks[blocks.count - 1].cards.append(item.card)
      blocks[blocks.count - 1].length += item.length
      for piece in item.pieces { add(piece) }
    }
  }

  private mutating func add(_ piece: Piece) {
    makeRoom(length: piece.length, arrows: 1)
    let last = blocks.count - 1
    if let arrow = piece.arrow { blocks[last].arrows.append(arrow) }
    if let pin = piece.pin { blocks[last].pins.append(pin) }
    blocks[last].length += piece.length
  }

  private mutating func makeRoom(length: Int, arrows: Int) {
    if !hasRoom(length: length, arrows: arrows) { blocks.append(MermaidBlock()) }
  }

  private func hasRoom(length: Int, arrows: Int) -> Bool {
    guard let last = blocks.last else { return false }
    return last.length + length <= Self.mostCharacters - Self.overhead
      && last.arrows.count + arrows <= Self.mostArrows
  }
}
