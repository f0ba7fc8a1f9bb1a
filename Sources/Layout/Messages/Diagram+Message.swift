import Diagrams

/// A diagram as a question: sizes, and what is connected with what.
extension MessageWriter {
  mutating func add(outlineOf diagram: Diagram) {
    add(list: diagram.cards) { message, card in
      message.add(card.size)
      message.add(position: card.frame)
      message.add(position: card.ownFrame)
      message.add(position: card.containment.map { $0.transitions.first ?? 0 })
    }
    add(list: diagram.frames) { message, frame in
      message.add(frame.plate)
      message.add(position: frame.parent)
    }
    add(list: diagram.pins) { message, pin in
      message.add(pin.size)
      message.add(pin.isLaunch)
    }
    add(list: diagram.arrows) { message, arrow in
      switch arrow.from {
      case .card(let card): message.add(card)
      case .pin(let pin): message.add(-1 - pin)
      }
      message.add(arrow.to)
      message.add(arrow.meaning.leadsOn)
      message.add(optional: arrow.label.isEmpty ? nil : arrow.label.size) { $0.add($1) }
    }
  }
}

extension MessageReader {
  mutating func outline() throws(LayoutError) -> Diagram {
    var diagram = Diagram(title: "")
    diagram.cards = try list { message throws(LayoutError) in
      Card(
        outline: try message.size(), frame: try message.position(), ownFrame: try message.position(),
        heldBy: try message.position())
    }
    diagram.frames = try list { message throws(LayoutError) in
      Frame(outline: try message.number(), parent: try message.position())
    }
    diagram.pins = try list { message throws(LayoutError) in
      Pin(outline: try message.size(), isLaunch: try message.flag())
    }
    diagram.arrows = try list { message throws(LayoutError) in
      let tail = try message.number()
      return Arrow(
        outline: tail < 0 ? .pin(-1 - tail) : .card(tail), to: try message.number(), leadsOn: try message.flag(),
        label: try message.optional { message throws(LayoutError) in try message.size() })
    }
    return diagram
  }
}
