/// A film strip as a DOT file that any Graphviz opens.
package enum FilmStripDOT {
  /// The whole file.
  package static func text(of strip: FilmStrip) -> String {
    let graph = FilmGraph(strip)
    var lines = [
      "digraph film {",
      // Without the newer ranking, labels and nested clusters make some releases lose edges.
      "  graph [newrank=true, compound=true, ordering=out, rankdir=LR, fontname=\"Helvetica\", "
        + "label=\(DOTLabel([strip.title]).text), labelloc=t];",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=12];",
      "  edge [fontname=\"Helvetica\", fontsize=9];",
    ]
    for (index, frame) in graph.frames.enumerated() {
      lines.append("  subgraph cluster_s\(index) {")
      lines.append("    graph [label=\(DOTLabel(["\(index + 1) · \(frame.caption)"]).text), style=rounded];")
      for box in frame.boxes { write(box, "    ", to: &lines) }
      lines.append("  }")
      for cover in frame.covers {
        lines.append("  \(cover.below.leaf.id) -> \(cover.above.leaf.id) [style=dashed\(ends(cover))];")
      }
    }
    for (index, move) in strip.moves.enumerated() {
      guard let from = graph.frames[index].boxes.first?.leaf.id, let to = graph.frames[index + 1].boxes.first?.leaf.id
      else { continue }
      let color = move.succeeded ? "#2a8a4a" : "#c0392b"
      lines.append(
        "  m\(index) [shape=note, style=solid, fontsize=10, color=\"\(color)\", "
          + "label=\(DOTLabel(move.captionLines).text)];")
      lines.append("  \(from) -> m\(index) [ltail=cluster_s\(index)];")
      lines.append("  m\(index) -> \(to) [lhead=cluster_s\(index + 1)];")
      // The rest of a state stands behind the move that leads to it, too.
      for leaf in graph.frames[index + 1].boxes.flatMap(\.leaves).dropFirst() {
        lines.append("  m\(index) -> \(leaf.id) [style=invis];")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func write(_ box: FilmGraph.Box, _ indent: String, to lines: inout [String]) {
    let label = DOTLabel([box.label]).text
    guard !box.children.isEmpty else {
      lines.append("\(indent)\(box.id) [label=\(label)\(box.isSeen ? ", penwidth=3" : "")];")
      return
    }
    lines.append("\(indent)subgraph cluster_\(box.id) {")
    lines.append("\(indent)  graph [label=\(label), style=rounded];")
    for child in box.children { write(child, indent + "  ", to: &lines) }
    lines.append("\(indent)}")
  }

  /// An edge joins screens; what it means are the containers around them.
  private static func ends(_ cover: FilmGraph.Cover) -> String {
    let tail = cover.below.children.isEmpty ? "" : ", ltail=cluster_\(cover.below.id)"
    return tail + (cover.above.children.isEmpty ? "" : ", lhead=cluster_\(cover.above.id)")
  }
}
