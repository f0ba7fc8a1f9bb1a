import Diagrams
import NavigationModel

/// A picture while it is put together from a former one: what has its place already, and what not yet.
struct Arrangement {
  let diagram: Diagram
  let record: LayoutRecord
  var cards: [Rect?]
  var pins: [Rect?]
  var frames: [Rect?]
  var arrows: [PlacedDiagram.Line?]
  /// Cards that lie elsewhere, or are larger, than in the former picture: lines may not run through them any more.
  var changed: Set<Int> = []
  /// By frame: itself and the frames around it, from the inside.
  let chains: [[Int]]
  /// By card: its position in the record.
  let former: [Int?]
  /// By pin: the same.
  var formerPins: [Int?]

  /// Room between the border of a frame and what lies inside.
  static let frameMargin = 12.0
  /// Least room between two boxes beside and above each other.
  static let gap = Size(width: 22, height: 24)
  /// The margin of the page.
  static let margin = 16.0

  private init(_ diagram: Diagram, record: LayoutRecord) {
    self.diagram = diagram
    self.record = record
    cards = Array(repeating: nil, count: diagram.cards.count)
    pins = Array(repeating: nil, count: diagram.pins.count)
    frames = Array(repeating: nil, count: diagram.frames.count)
    arrows = Array(repeating: nil, count: diagram.arrows.count)
    formerPins = Array(repeating: nil, count: diagram.pins.count)
    let known = Dictionary(
      record.cards.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
    former = diagram.cards.map { known[$0.node] }
    chains = diagram.frames.indices.map { frame in
      var chain = [frame]
      while let parent = chain.last.flatMap({ diagram.frames[$0].parent }) { chain.append(parent) }
      return chain
    }
  }

  /// Puts a picture together, and proves that it is a good one.
  ///
  /// - Parameter attempts: how many times room may be made by moving what is there.
  static func place(
    _ diagram: Diagram, by record: LayoutRecord, attempts: Int = 3
  ) throws(KeepingFailure) -> PlacedDiagram {
    var arrangement = Arrangement(diagram, record: record)
    try arrangement.keepBoxes()
    if let block = try arrangement.placeBlocks() {
      guard attempts > 0, let frame = block.home.first.flatMap({ arrangement.frames[$0] }) else { throw .noRoom }
      return try place(diagram, by: record.opened(in: frame, for: block.size), attempts: attempts - 1)
    }
    arrangement.keepLines()
    try arrangement.routeLines()
    return try arrangement.finished()
  }

  /// Everything with its place, the labels as well.
  private func finished() throws(KeepingFailure) -> PlacedDiagram {
    let nothing = Array<PlacedDiagram.Line?>(repeating: nil, count: cards.count)
    var placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 0, height: 0), cards: cards.compactMap(\.self), pins: pins.compactMap(\.self),
      frames: frames, arrows: arrows.compactMap(\.self), containments: nothing
    ).placingLabels(staysOnPage: true)
    placed.size = placed.extent
    do { try placed.proveDrawable() } catch { throw .broken }
    let labels = placed.arrows.compactMap(\.label)
    let boxes = placed.cards + placed.pins
    for (index, label) in labels.enumerated() {
      guard !boxes.contains(where: label.overlaps), !labels[(index + 1)...].contains(where: label.overlaps) else {
        throw .unclear
      }
    }
    return placed
  }

  // MARK: What lies where

  /// The frames around a card, from the inside; not the one that it is the plate of.
  func chain(ofCard card: Int) -> [Int] { diagram.cards[card].frame.map { chains[$0] } ?? [] }

  /// The frames that a card lies in or is the plate of, from the inside.
  func surroundings(ofCard card: Int) -> [Int] {
    (diagram.cards[card].ownFrame ?? diagram.cards[card].frame).map { chains[$0] } ?? []
  }

  /// Lower right corner of everything that has a place.
  var corner: Point {
    let boxes = (cards + pins + frames).compactMap(\.self)
    return Point(x: boxes.map(\.maxX).max() ?? Self.margin, y: boxes.map(\.maxY).max() ?? Self.margin)
  }
}

extension PlacedDiagram {
  /// The page that everything fits on, from the origin.
  fileprivate var extent: Size {
    let boxes = cards + pins + frames.compactMap(\.self) + arrows.compactMap(\.label)
    let points = arrows.flatMap { $0.curve + [$0.tip] }
    let right = max(boxes.map(\.maxX).max() ?? 0, points.map(\.x).max() ?? 0)
    let bottom = max(boxes.map(\.maxY).max() ?? 0, points.map(\.y).max() ?? 0)
    return Size(
      width: hundredths(right + Arrangement.margin).rounded(.up),
      height: hundredths(bottom + Arrangement.margin).rounded(.up))
  }
}
