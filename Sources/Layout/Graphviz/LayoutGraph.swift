import CGraphviz
import Diagrams

/// A diagram as Graphviz sees it: boxes of fixed size, clusters and edges, with no text of ours but numbers.
///
/// Built by calls, not written as text: there is nothing to escape, and no name can be taken for syntax.
struct LayoutGraph {
  /// By card: its box; nothing for the heading of a cluster.
  private(set) var cards: [UnsafeMutablePointer<Agnode_t>?] = []
  private(set) var pins: [UnsafeMutablePointer<Agnode_t>?] = []
  private(set) var clusters: [UnsafeMutablePointer<Agraph_t>?] = []
  private(set) var arrows: [UnsafeMutablePointer<Agedge_t>?] = []
  /// Frames whose plate no line touches: it is the label of the cluster, which takes no rank of its own.
  private(set) var headings: Set<Int> = []
  /// By card: the edge from its container's plate.
  private(set) var containments: [UnsafeMutablePointer<Agedge_t>?] = []

  private let graph: UnsafeMutablePointer<Agraph_t>

  /// - Parameter boxed: frames whose plates have boxes of their own in any case.
  init(
    _ graph: UnsafeMutablePointer<Agraph_t>, diagram: Diagram, formulation: LayoutFormulation, boxing boxed: Set<Int>
  ) {
    self.graph = graph
    setAttributes(roomForLabels: diagram.arrows.map(\.label.size.height).max() ?? 0)
    addClusters(of: diagram, formulation: formulation)
    addHeadings(of: diagram, butFor: boxed)
    addBoxes(of: diagram)
    addContainments(of: diagram)
    for (arrow, ranks) in zip(diagram.arrows, diagram.ranksDown()) {
      let edge = add(arrow)
      if let edge, ranks > 1 { navgraph_set(edge, "minlen", "\(ranks)") }
      arrows.append(edge)
    }
  }

  /// - Parameter room: height that is kept free between ranks, for labels beside the lines.
  ///
  /// Labels themselves are placed by us. The engine would make a rank of its own for them and route each line in two
  /// pieces, which takes it more than twice the time, and then lay the labels on their lines.
  private func setAttributes(roomForLabels room: Double) {
    let separation = 0.4 + room / Self.pointsPerInch
    let attributes = [
      // The older ranking is in trouble where edges meet nested clusters, and then loses some of them.
      ("newrank", "true"),
      // Bounds the search for better places; without it, a thousand screens take twice as long for nothing one sees.
      ("nslimit", "1"),
      ("rankdir", "TB"), ("nodesep", "0.35"), ("ranksep", "\(separation)"), ("splines", "true"), ("pad", "0"),
    ]
    for (name, value) in attributes { navgraph_set(graph, name, value) }
    let boxes = [("shape", "box"), ("fixedsize", "true"), ("label", "")]
    for (name, value) in boxes { navgraph_set_for_nodes(graph, name, value) }
  }

  private mutating func addClusters(of diagram: Diagram, formulation: LayoutFormulation) {
    clusters = Array(repeating: nil, count: diagram.frames.count)
    for frame in diagram.framesFromOutside where formulation.draws(frame, of: diagram) {
      let around = formulation == .nested ? diagram.frames[frame].parent.flatMap { clusters[$0] } : nil
      guard let cluster = navgraph_subgraph(around ?? graph, "cluster\(frame)") else { continue }
      navgraph_set(cluster, "margin", "12")
      clusters[frame] = cluster
    }
  }

  private mutating func addHeadings(of diagram: Diagram, butFor boxed: Set<Int>) {
    var touched: Set<Int> = []
    for arrow in diagram.arrows {
      touched.insert(arrow.to)
      if case .card(let tail) = arrow.from { touched.insert(tail) }
    }
    for (index, frame) in diagram.frames.enumerated() where !boxed.contains(index) {
      let isHeldByLine = frame.parent.map { clusters[$0] == nil } ?? false
      guard let cluster = clusters[index], !touched.contains(frame.plate), !isHeldByLine else { continue }
      headings.insert(index)
      navgraph_set_markup(graph, cluster, "label", Self.emptyTable(diagram.cards[frame.plate].size))
      navgraph_set(cluster, "labeljust", "l")
    }
  }

  private mutating func addBoxes(of diagram: Diagram) {
    for (index, card) in diagram.cards.enumerated() {
      if let frame = card.ownFrame, headings.contains(frame) {
        cards.append(nil)
        continue
      }
      let home = (card.ownFrame ?? card.frame).flatMap { clusters[$0] }
      cards.append(addBox("c\(index)", size: card.size, to: home ?? graph))
    }
    for (index, pin) in diagram.pins.enumerated() {
      pins.append(addBox("p\(index)", size: pin.size, to: graph))
    }
  }

  private func addBox(
    _ name: String, size: Size, to home: UnsafeMutablePointer<Agraph_t>
  ) -> UnsafeMutablePointer<Agnode_t>? {
    guard let node = navgraph_node(home, name) else { return nil }
    navgraph_set(node, "width", "\(size.width / Self.pointsPerInch)")
    navgraph_set(node, "height", "\(size.height / Self.pointsPerInch)")
    return node
  }

  private static let pointsPerInch = 72.0

  /// Keeps what a container holds under its plate; drawn only where no frame shows it.
  private mutating func addContainments(of diagram: Diagram) {
    let roots = diagram.frameRoots()
    for (index, card) in diagram.cards.enumerated() {
      let isDrawn = card.containment != nil && card.frame.map { clusters[$0] == nil } ?? false
      guard isDrawn || roots.contains(index), let frame = card.frame, let plate = cards[diagram.frames[frame].plate]
      else {
        containments.append(nil)
        continue
      }
      let edges = anchors(of: index, in: diagram, roots: roots).map { navgraph_edge(graph, plate, $0) }
      for edge in edges { navgraph_set(edge, "weight", "2") }
      containments.append(edges.first ?? nil)
    }
  }

  /// The boxes that are tied under a plate for a card: its own, or those in the frame that it is the heading of.
  private func anchors(
    of card: Int, in diagram: Diagram, roots: Set<Int>
  ) -> [UnsafeMutablePointer<Agnode_t>] {
    if let box = cards[card] { return [box] }
    guard let frame = diagram.cards[card].ownFrame else { return [] }
    let inner = diagram.cards.indices.filter { diagram.cards[$0].frame == frame && roots.contains($0) }
    return inner.flatMap { anchors(of: $0, in: diagram, roots: roots) }
  }

  private func add(_ arrow: Arrow) -> UnsafeMutablePointer<Agedge_t>? {
    let tail =
      switch arrow.from {
      case .card(let card): cards[card]
      case .pin(let pin): pins[pin]
      }
    guard let tail, let head = cards[arrow.to], let edge = navgraph_edge(graph, tail, head) else { return nil }
    if !arrow.meaning.leadsOn { navgraph_set(edge, "constraint", "false") }
    return edge
  }

  /// Markup whose size does not depend on any font: we write the text ourselves, later.
  private static func emptyTable(_ size: Size) -> String {
    let width = Int(size.width.rounded(.up))
    let height = Int(size.height.rounded(.up))
    return """
      <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0" FIXEDSIZE="TRUE" WIDTH="\(width)" \
      HEIGHT="\(height)"><TR><TD></TD></TR></TABLE>
      """
  }
}

extension LayoutFormulation {
  /// Whether a frame becomes a cluster.
  fileprivate func draws(_ frame: Int, of diagram: Diagram) -> Bool {
    switch self {
    case .nested: true
    case .flat: !diagram.frames.contains { $0.parent == frame }
    case .plain: false
    }
  }
}
