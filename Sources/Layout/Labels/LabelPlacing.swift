package import Diagrams

extension PlacedDiagram {
  /// The same picture with a place for every label that has none, or one far from its line or on it.
  ///
  /// Tries spots beside the line from its middle outwards, then a little further off. The best covers no card, no other
  /// label, nothing that frames and badges say, and no line. Where every spot covers a box, the label is cut to what
  /// room there is beside the line, and where there is no room at all, it covers as little as possible.
  ///
  /// - Parameter staysOnPage: whether no label may reach over the left or upper border, where the origin is fixed.
  /// - Complexity: O(*labels* × *boxes and lines*).
  package func placingLabels(staysOnPage: Bool = false) -> PlacedDiagram {
    guard diagram.arrows.contains(where: { !$0.label.isEmpty }) else { return self }
    var result = self
    var taken = cards + pins
    for index in arrows.indices {
      guard let label = arrows[index].label else { continue }
      if !taken.contains(where: label.overlaps), arrows[index].isBeside(label) {
        taken.append(label)
      } else {
        result.arrows[index].label = nil
      }
    }
    let signs = cards.map(\.roomOfBadge) + frames.compactMap { $0?.roomOfOrnament }
    var ground = LabelGround(lines: arrows, boxes: taken + signs)
    for index in arrows.indices where result.arrows[index].label == nil && !diagram.arrows[index].label.isEmpty {
      let spots = LabelSpots(
        line: index, curve: arrows[index].curve, size: diagram.arrows[index].label.size, offered: arrows[index].label)
      guard let spot = spots.best(on: &ground, from: staysOnPage ? 2 : -Double.infinity) else { continue }
      result.arrows[index].label = spot
      ground.add(spot)
    }
    return result
  }
}

extension PlacedDiagram.Line {
  /// Whether a label lies near the line and not on it.
  fileprivate func isBeside(_ label: Rect) -> Bool {
    Bezier.comes(curve, near: label) && !Bounds(label).isCut(by: Bezier.flattened(curve, to: tip))
  }
}

extension Rect {
  /// Where a badge sticks out of a card, if it has one: labels keep off, so that findings move nothing.
  fileprivate var roomOfBadge: Rect { Rect(x: maxX - 15, y: y - 10, width: 20, height: 10) }

  /// Where a frame has the dots of its tabs or pages, if it has them.
  fileprivate var roomOfOrnament: Rect { Rect(x: x, y: maxY - 11, width: width, height: 12) }
}
