/// Writes a diagram as a DOT file that any Graphviz opens: every transition and every entry is an edge of its own.
///
/// Containment is written twice, as clusters for the eye and as edges for whoever counts.
package struct DOTWriter {
  private let diagram: Diagram
  private var lines: [String] = []

  /// The file's text.
  package static func text(of diagram: Diagram) -> String {
    var writer = DOTWriter(diagram: diagram)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(diagram: Diagram) { self.diagram = diagram }

  private mutating func write() {
    lines = [
      "digraph navigation {",
      // Without the newer ranking, labels and nested clusters make some releases lose edges.
      "  graph [newrank=true, rankdir=TB, fontname=\"Helvetica\", label=\(DOTLabel([diagram.title]).text), labelloc=t];",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#ffffff\", fontname=\"Helvetica\", fontsize=12];",
      "  edge [fontname=\"Helvetica\", fontsize=9];",
    ]
    for frame in diagram.frames.indices where diagram.frames[frame].parent == nil { writeCluster(frame, depth: 1) }
    for card in diagram.cards.indices where home(of: card) == nil { writeCard(card, depth: 1) }
    for pin in diagram.pins.indices { writePin(pin) }
    for card in diagram.cards.indices { writeEdges(of: card) }
    for arrow in diagram.arrows { write(arrow) }
    lines.append("}")
  }

  private func home(of card: Int) -> Int? { diagram.cards[card].ownFrame ?? diagram.cards[card].frame }

  private mutating func writeCluster(_ frame: Int, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let caption = DOTLabel([diagram.frames[frame].container.caption])
    lines.append("\(indent)subgraph \(DOTIdentifier.cluster(frame).text) {")
    lines.append("\(indent)  graph [label=\(caption.text), style=rounded, color=\"\(Tone.grey.light)\"];")
    for card in diagram.cards.indices where home(of: card) == frame { writeCard(card, depth: depth + 1) }
    for inner in diagram.frames.indices where diagram.frames[inner].parent == frame {
      writeCluster(inner, depth: depth + 1)
    }
    lines.append("\(indent)}")
  }

  private mutating func writeCard(_ index: Int, depth: Int) {
    let card = diagram.cards[index]
    let marks = card.badges.map { "\($0.messages.count) × \($0.severity.caption)" }
    let label = DOTHTML(title: card.title, lines: [card.subtitle].compactMap(\.self) + marks)
    let tooltip = DOTLabel(card.details + card.badges.flatMap(\.messages))
    let indent = String(repeating: "  ", count: depth)
    let id = DOTIdentifier.card(index).text
    lines.append("\(indent)\(id) [label=\(label.text), tooltip=\(tooltip.text)\(card.shape.dotAttributes)];")
  }

  private mutating func writePin(_ index: Int) {
    let pin = diagram.pins[index]
    let label = DOTHTML(title: pin.title, lines: [pin.subtitle])
    lines.append(
      "  \(DOTIdentifier.pin(index).text) [label=\(label.text), tooltip=\(DOTLabel(pin.details).text), "
        + "shape=cds, style=filled, fillcolor=\"\(Tone.ink.light)\", fontcolor=\"#ffffff\"];")
  }

  /// What the card's own record holds: why it lies in its frame, and its ways off.
  private mutating func writeEdges(of index: Int) {
    let card = diagram.cards[index]
    if let containment = card.containment, let frame = card.frame {
      let edge = DOTEdge(
        from: .card(diagram.frames[frame].plate), to: .card(index), style: containment.kind.style,
        leadsOn: true, tooltip: containment.details)
      for _ in containment.transitions { lines.append(edge.text()) }
    }
    for (position, stub) in card.stubs.enumerated() {
      if let target = stub.target {
        write(stub, from: index, to: target)
        continue
      }
      let end = DOTIdentifier.end(position, of: index)
      lines.append("  \(end.text) [shape=point, label=\"\"];")
      let edge = DOTEdge(
        from: .card(index), to: end, style: stub.kind.style, leadsOn: true, tooltip: stub.details)
      lines.append(edge.text(label: DOTLabel([stub.text])))
      for _ in stub.transitions.dropFirst() { lines.append(edge.text()) }
    }
  }

  /// A jump as the edge that it stands for, kept from pulling the two cards together.
  private mutating func write(_ jump: Stub, from card: Int, to target: Int) {
    let edge = DOTEdge(
      from: .card(card), to: .card(target), style: jump.kind.style, leadsOn: false, tooltip: jump.details)
    let label = DOTLabel([jump.kind.caption] + jump.label.lines.map(\.dotText))
    for position in jump.transitions.indices { lines.append(edge.text(label: position == 0 ? label : nil)) }
  }

  private mutating func write(_ arrow: Arrow) {
    let tail: DOTIdentifier =
      switch arrow.from {
      case .card(let card): .card(card)
      case .pin(let pin): .pin(pin)
      }
    let edge = DOTEdge(
      from: tail, to: .card(arrow.to), style: arrow.meaning.style, leadsOn: arrow.meaning.leadsOn,
      tooltip: arrow.details)
    lines.append(edge.text(label: DOTLabel([arrow.meaning.caption] + arrow.label.lines.map(\.dotText))))
    for _ in arrow.transitions.dropFirst() { lines.append(edge.text()) }
  }
}

extension ArrowLabel.Line {
  fileprivate var dotText: String { isGate ? "🔒 \(text)" : text }
}
