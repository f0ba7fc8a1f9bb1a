package import NavigationModel

extension PlacedDiagram {
  /// Proves that the placed picture still holds every transition and entry of the model.
  package func proveComplete(for model: Model) throws(DiagramError) {
    try diagram.proveComplete(for: model)
    try proveDrawable()
  }

  /// Proves that every part of the diagram has a place which can be drawn, and that the picture does not lie.
  ///
  /// Lying would be: two cards on one spot, a card outside the frame that holds it, one inside a frame that does not.
  package func proveDrawable() throws(DiagramError) {
    try proveCounts()
    try proveBoxes()
    for (index, line) in arrows.enumerated() {
      try prove(line, name: "arrow \(index)")
      let needsLabel = !diagram.arrows[index].label.isEmpty
      guard needsLabel == (line.label != nil) else { throw .misplaced("the label of arrow \(index)") }
    }
    for (index, line) in containments.enumerated() {
      if let line { try prove(line, name: "containment of card \(index)") }
    }
    try proveApart()
    try proveNesting()
  }

  private var canvas: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  private func proveCounts() throws(DiagramError) {
    guard cards.count == diagram.cards.count else { throw .misplaced("a card") }
    guard pins.count == diagram.pins.count else { throw .misplaced("a pin") }
    guard frames.count == diagram.frames.count else { throw .misplaced("a frame") }
    guard arrows.count == diagram.arrows.count else { throw .misplaced("an arrow") }
    guard containments.count == diagram.cards.count else { throw .misplaced("a containment") }
  }

  private func proveBoxes() throws(DiagramError) {
    guard canvas.isDrawable else { throw .misplaced("the picture") }
    for (index, box) in cards.enumerated() where !(box.isDrawable && canvas.contains(box)) {
      throw .misplaced("card \(index)")
    }
    for (index, box) in pins.enumerated() where !(box.isDrawable && canvas.contains(box)) {
      throw .misplaced("pin \(index)")
    }
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      guard frame.isDrawable, canvas.contains(frame) else { throw .misplaced("frame \(index)") }
    }
  }

  private func prove(_ line: Line, name: String) throws(DiagramError) {
    guard line.curve.count >= 4, line.curve.count % 3 == 1 else { throw .misplaced(name) }
    for point in line.curve + [line.tip] where !(point.x.isFinite && point.y.isFinite && canvas.contains(point)) {
      throw .misplaced(name)
    }
    guard let label = line.label else { return }
    guard label.isDrawable, canvas.contains(label) else { throw .misplaced("the label of \(name)") }
  }

  /// - Complexity: O(*n* log *n* + *k*) for *k* pairs of boxes that share a column of the picture.
  private func proveApart() throws(DiagramError) {
    let boxes = (cards + pins).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        if other.x >= box.maxX { break }
        if box.overlaps(other) { throw .misplaced("the card at \(Int(other.x)), \(Int(other.y))") }
      }
    }
  }

  private func proveNesting() throws(DiagramError) {
    for (index, card) in diagram.cards.enumerated() {
      guard card.containment != nil, let holder = card.frame else { continue }
      let drawn = frames[holder].map { $0.contains(cards[index]) } ?? false
      guard drawn || containments[index] != nil else { throw .misplaced("card \(index)") }
    }
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      let members = diagram.cards(inside: index)
      for card in cards.indices where !members.contains(card) && frame.overlaps(cards[card]) {
        throw .misplaced("card \(card)")
      }
    }
  }
}
