import CGraphviz
import Diagrams

/// Reads places off a graph that Graphviz has laid out, and turns them into points from the top left.
struct PlacementReader {
  private let graph: LayoutGraph
  private let diagram: Diagram
  private let box: boxf
  /// Whether left and right change places.
  private var isMirrored = false

  init(_ root: UnsafeMutablePointer<Agraph_t>, graph: LayoutGraph, diagram: Diagram) {
    self.graph = graph
    self.diagram = diagram
    box = navgraph_graph_box(root)
  }

  /// Everything with its place, or the mirror image where that reads better from the left.
  func read() throws(LayoutError) -> PlacedDiagram {
    let placed = try readPlaces().loweringHeadings()
    guard placed.readsFromTheRight else { return placed.placingLabels().fittedToContents() }
    var mirror = self
    mirror.isMirrored = true
    return try mirror.readPlaces().loweringHeadings().placingLabels().fittedToContents()
  }

  /// Lost arrows are an error, not an omission.
  private func readPlaces() throws(LayoutError) -> PlacedDiagram {
    let frames = graph.clusters.map { $0.map { rect(navgraph_graph_box($0)) } }
    let pins = try boxes(graph.pins, sizes: diagram.pins.map(\.size))
    let arrows = graph.arrows.map(line)
    let lost = arrows.count { $0 == nil }
    guard lost == 0 else { throw .arrowsLost(lost) }
    let cards = try cardBoxes(frames: frames, lines: arrows.compactMap(\.self))
    return PlacedDiagram(
      diagram: diagram, size: Size(width: hundredths(box.UR.x - box.LL.x), height: hundredths(box.UR.y - box.LL.y)),
      cards: cards, pins: pins, frames: frames,
      arrows: arrows.compactMap(\.self), containments: try containments(cards))
  }

  /// The cards with a box of their own, and the headings in the corners of their frames.
  private func cardBoxes(frames: [Rect?], lines: [PlacedDiagram.Line]) throws(LayoutError) -> [Rect] {
    var rects: [Rect] = []
    let tracks = graph.headings.isEmpty ? [] : lines.map { Bezier.flattened($0.curve, to: $0.tip) }
    for (index, card) in diagram.cards.enumerated() {
      if let frame = card.ownFrame, graph.headings.contains(frame), let box = frames[frame] {
        rects.append(heading(card.size, of: frame, in: box).besideLines(tracks, in: box.insetBy(Self.headingMargin)))
      } else {
        rects += try boxes([graph.cards[index]], sizes: [card.size])
      }
    }
    return rects
  }

  private func heading(_ size: Size, of frame: Int, in box: Rect) -> Rect {
    let margin = Self.headingMargin
    var top = box.y + margin
    if let label = graph.clusters[frame].flatMap(navgraph_graph_label), isSet(label.pointee.set) {
      top = point(label.pointee.pos.x, label.pointee.pos.y).y - size.height / 2
    }
    return Rect(x: hundredths(box.x + margin), y: hundredths(top), width: size.width, height: size.height)
  }

  private static let headingMargin = 8.0

  private func boxes(
    _ nodes: [UnsafeMutablePointer<Agnode_t>?], sizes: [Size]
  ) throws(LayoutError) -> [Rect] {
    var rects: [Rect] = []
    for (node, size) in zip(nodes, sizes) {
      guard let node else { throw .broken("a box was not taken") }
      let center = point(navgraph_node_x(node), navgraph_node_y(node))
      rects.append(
        Rect(
          x: hundredths(center.x - size.width / 2), y: hundredths(center.y - size.height / 2), width: size.width,
          height: size.height))
    }
    return rects
  }

  /// The lines of those nested cards which no drawn frame holds.
  private func containments(_ cards: [Rect]) throws(LayoutError) -> [PlacedDiagram.Line?] {
    var lines: [PlacedDiagram.Line?] = []
    for (index, card) in diagram.cards.enumerated() {
      guard card.containment != nil, let holder = card.frame, graph.clusters[holder] == nil else {
        lines.append(nil)
        continue
      }
      guard let line = line(graph.containments[index]) else { throw .arrowsLost(1) }
      lines.append(line)
    }
    return lines
  }

  private func line(_ edge: UnsafeMutablePointer<Agedge_t>?) -> PlacedDiagram.Line? {
    guard let edge, let splines = navgraph_edge_splines(edge), splines.pointee.size > 0,
      let bezier = splines.pointee.list?.pointee, let first = bezier.list, bezier.size >= 4
    else { return nil }
    let curve = UnsafeBufferPointer(start: first, count: Int(bezier.size)).map { point($0.x, $0.y) }
    guard let last = curve.last else { return nil }
    return PlacedDiagram.Line(curve: curve, tip: bezier.eflag == 0 ? last : point(bezier.ep.x, bezier.ep.y))
  }

  /// A byte in older releases, a Boolean in newer ones.
  private func isSet(_ flag: UInt8) -> Bool { flag != 0 }
  private func isSet(_ flag: Bool) -> Bool { flag }

  private func rect(_ box: boxf) -> Rect {
    let corner = point(isMirrored ? box.UR.x : box.LL.x, box.UR.y)
    return Rect(
      x: corner.x, y: corner.y, width: hundredths(box.UR.x - box.LL.x), height: hundredths(box.UR.y - box.LL.y))
  }

  /// Graphviz counts y upwards.
  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: hundredths(isMirrored ? box.UR.x - x : x - box.LL.x), y: hundredths(box.UR.y - y))
  }
}
