import Diagrams

extension Diagram {
  /// One component as a diagram of its own, its parts renumbered.
  func part(_ component: Component) -> Diagram {
    let newCards = Self.renumbering(component.cards)
    let newPins = Self.renumbering(component.pins)
    let newFrames = Self.renumbering(component.frames)
    var part = Diagram(title: title, projection: projection)
    part.cards = component.cards.map { old in
      var card = cards[old]
      card.frame = card.frame.flatMap { newFrames[$0] }
      card.ownFrame = card.ownFrame.flatMap { newFrames[$0] }
      return card
    }
    part.pins = component.pins.map { pins[$0] }
    part.frames = component.frames.map { old in
      var frame = frames[old]
      frame.plate = newCards[frame.plate] ?? frame.plate
      frame.parent = frame.parent.flatMap { newFrames[$0] }
      return frame
    }
    part.arrows = component.arrows.map { old in
      var arrow = arrows[old]
      arrow.to = newCards[arrow.to] ?? arrow.to
      switch arrow.from {
      case .card(let card): arrow.from = .card(newCards[card] ?? card)
      case .pin(let pin): arrow.from = .pin(newPins[pin] ?? pin)
      }
      return arrow
    }
    return part
  }

  private static func renumbering(_ old: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zip(old, old.indices))
  }
}
