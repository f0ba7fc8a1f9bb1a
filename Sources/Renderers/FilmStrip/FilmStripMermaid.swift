import Diagrams

/// A film strip as a Mermaid flowchart.
enum FilmStripMermaid {
  /// The whole file.
  ///
  /// Throws ``MermaidError`` where Mermaid would refuse a flowchart of that size.
  static func text(of strip: FilmStrip) throws -> String {
    let graph = FilmGraph(strip)
    var body: [String] = []
    for (index, frame) in graph.frames.enumerated() {
      body.append("  subgraph s\(index) [\(MermaidText.quoted(["\(index + 1) · \(frame.caption)"]))]")
      body.append("    direction TB")
      for box in frame.boxes { write(box, "    ", to: &body) }
      body += frame.covers.map { "    \($0.below.id) -.->|\(MermaidText.quoted(["covered by"]))| \($0.above.id)" }
      body.append("  end")
    }
    for (index, move) in strip.moves.enumerated() {
      body.append("  m\(index)>\(MermaidText.quoted(move.captionLines))]:::\(move.succeeded ? "arrived" : "failed")")
      body.append("  s\(index) --> m\(index) --> s\(index + 1)")
    }
    let head = ["flowchart LR", "  accTitle: \(MermaidText(strip.title).text)"]
    let classes = styles.filter { style in body.contains { $0.hasSuffix(":::\(style.name)") } }
    let lines = head + body + classes.map { "  classDef \($0.name) \($0.look)" }
    let text = lines.joined(separator: "\n") + "\n"
    let arrows = 2 * strip.moves.count + graph.frames.reduce(0) { $0 + $1.covers.count }
    guard text.utf8.count <= MermaidPacking.mostCharacters, arrows <= MermaidPacking.mostArrows else {
      throw MermaidError.isTooLong
    }
    return text
  }

  /// Strokes only: the page decides whether the background is light or dark.
  private static let styles = [
    (name: "arrived", look: "stroke:#2a8a4a"), (name: "failed", look: "stroke:#c0392b,stroke-width:2px"),
    (name: "seen", look: "stroke-width:3px"),
  ]

  private static func write(_ box: FilmGraph.Box, _ indent: String, to lines: inout [String]) {
    let text = MermaidText.quoted([box.label])
    guard !box.children.isEmpty else {
      lines.append("\(indent)\(box.id)(\(text))\(box.isSeen ? ":::seen" : "")")
      return
    }
    lines.append("\(indent)subgraph \(box.id) [\(text)]")
    for child in box.children { write(child, indent + "  ", to: &lines) }
    lines.append("\(indent)end")
  }
}
