/// A diagram in which everything has its place: all that a renderer needs.
package struct PlacedDiagram: Hashable, Sendable {
  /// A line with an arrowhead.
  package struct Line: Hashable, Sendable {
    /// Control points of a Bézier spline: 1 + 3*n* of them.
    package var curve: [Point]
    /// Where the arrowhead ends; it begins at the curve's last point.
    package var tip: Point
    /// Where the label stands, if there is one.
    package var label: Rect?

    /// Creates a line.
    package init(curve: [Point], tip: Point, label: Rect? = nil) {
      self.curve = curve
      self.tip = tip
      self.label = label
    }
  }

  package var diagram: Diagram
  /// Extent of the picture, from the origin.
  package var size: Size
  /// Places of the cards, by card.
  package var cards: [Rect]
  /// Places of the pins, by pin.
  package var pins: [Rect]
  /// Places of the frames, by frame; `nil` for one that is not drawn.
  package var frames: [Rect?]
  /// Lines of the arrows, by arrow.
  package var arrows: [Line]
  /// By card: the line from its container's plate, where no frame shows that it lies inside.
  package var containments: [Line?]
  /// Whether a later picture may be drawn by this one; one that is always drawn in the same way needs no record.
  package var isRecorded = true

  /// Creates a placed diagram.
  package init(
    diagram: Diagram, size: Size, cards: [Rect], pins: [Rect], frames: [Rect?], arrows: [Line], containments: [Line?]
  ) {
    self.diagram = diagram
    self.size = size
    self.cards = cards
    self.pins = pins
    self.frames = frames
    self.arrows = arrows
    self.containments = containments
  }
}
