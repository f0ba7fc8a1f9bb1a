package import NavigationModel

/// Where everything lies in a picture, by what lies there: what a later picture of the same app needs to look alike.
///
/// A picture carries its own record, so that the picture alone is enough to draw the next one by.
package struct LayoutRecord: Hashable, Sendable {
  /// A card and the frame that it lies in.
  package struct Card: Hashable, Sendable {
    package var node: NodeID
    package var box: Rect
    /// The card at the top of that frame.
    package var holder: NodeID?
  }

  /// A pin, known by what is written on it.
  package struct Pin: Hashable, Sendable {
    package var title: String
    package var box: Rect
  }

  /// An arrow, known by its ends.
  package struct Arrow: Hashable, Sendable {
    package var from: Diagrams.Arrow.Tail
    package var to: Int
    package var line: PlacedDiagram.Line
  }

  /// What the part of the app is called that the picture shows, if it is the sheet of one.
  package var part: String?
  package var cards: [Card] = []
  package var pins: [Pin] = []
  /// The frames, by the node of their plate.
  package var frames: [NodeID: Rect] = [:]
  /// Their ends are positions in the cards and pins.
  package var arrows: [Arrow] = []

  /// The record of an empty picture.
  package init() {}

  /// The record of a picture.
  package init(of placed: PlacedDiagram) {
    let diagram = placed.diagram
    part = diagram.part
    let plate = { (frame: Int) in diagram.cards[diagram.frames[frame].plate].node }
    cards = zip(diagram.cards, placed.cards).map { card, box in
      Card(node: card.node, box: box, holder: card.frame.map(plate))
    }
    pins = zip(diagram.pins, placed.pins).map { Pin(title: $0.title, box: $1) }
    for (frame, box) in placed.frames.enumerated() {
      if let box { frames[plate(frame)] = box }
    }
    arrows = zip(diagram.arrows, placed.arrows).map { Arrow(from: $0.from, to: $0.to, line: $1) }
  }
}
