package import Diagrams

/// Writes a diagram as Mermaid flowcharts.
///
/// Mermaid refuses a flowchart of more than 500 edges or 50,000 characters, and no page may ask it for more. So a large
/// diagram becomes several; what an arrow leads to in another one is drawn again as a dashed box.
package struct MermaidWriter {
  private let diagram: Diagram
  private let parts: MermaidParts

  /// The flowcharts, at least one.
  package static func blocks(of diagram: Diagram) -> [String] {
    let writer = MermaidWriter(diagram: diagram)
    let whole = MermaidBlock(
      cards: Array(diagram.cards.indices), pins: Array(diagram.pins.indices), arrows: Array(diagram.arrows.indices))
    if whole.arrows.count <= MermaidPacking.mostArrows {
      let text = writer.text(of: whole, number: 1, of: 1)
      if text.utf8.count <= MermaidPacking.mostCharacters { return [text] }
    }
    let blocks = MermaidPacking(diagram, writer.parts).blocks
    return blocks.indices.map { writer.text(of: blocks[$0], number: $0 + 1, of: blocks.count) }
  }

  private init(diagram: Diagram) {
    self.diagram = diagram
    parts = MermaidParts(diagram)
  }

  private func text(of block: MermaidBlock, number: Int, of count: Int) -> String {
    let title = count > 1 ? "\(diagram.title), part \(number) of \(count)" : diagram.title
    let members = Set(block.cards)
    var lines = MermaidParts.head(title: title)
    for frame in diagram.frames.indices where diagram.frames[frame].parent == nil {
      write(frame, members, depth: 1, to: &lines)
    }
    for card in block.cards where home(of: card) == nil { lines.append("  " + parts.cards[card]) }
    for stranger in strangers(of: block, members) { lines.append("  " + parts.strangers[stranger]) }
    for pin in block.pins { lines.append("  " + parts.pins[pin]) }
    for arrow in block.arrows { lines.append("  " + parts.arrows[arrow]) }
    return (lines + MermaidParts.classes(in: lines)).joined(separator: "\n") + "\n"
  }

  private func home(of card: Int) -> Int? { diagram.cards[card].ownFrame ?? diagram.cards[card].frame }

  /// Recursive as deep as containers are nested; writes nothing of a frame without members.
  private func write(_ frame: Int, _ members: Set<Int>, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let start = lines.count
    lines.append(indent + parts.frames[frame])
    for card in parts.cardsOfFrame[frame] where members.contains(card) {
      lines.append("\(indent)  \(parts.cards[card])")
    }
    for inner in parts.framesOfFrame[frame] { write(inner, members, depth: depth + 1, to: &lines) }
    if lines.count == start + 1 {
      lines.removeLast()
    } else {
      lines.append("\(indent)end")
    }
  }

  /// Ends of the block's arrows that are drawn in another one.
  private func strangers(of block: MermaidBlock, _ members: Set<Int>) -> [Int] {
    let ends = block.arrows.flatMap { index -> [Int] in
      let arrow = diagram.arrows[index]
      if case .card(let tail) = arrow.from { return [tail, arrow.to] }
      return [arrow.to]
    }
    return Set(ends).subtracting(members).sorted()
  }
}
