package import Findings
package import NavigationModel

/// Pictures of one screen each: what leads to it on the left, where it leads on the right.
///
/// Always drawn the same way, without a layout engine, so that a page's picture stays as it is when the rest of the app
/// changes.
package struct Neighbourhoods: Sendable {
  private let model: Model
  private let findings: [Finding]
  private let options: DiagramOptions
  private let nodes: [NodeID: Int]
  /// By node: positions of the transitions that touch it.
  private var transitions: [NodeID: [Int]] = [:]
  private var entries: [NodeID: [Int]] = [:]

  /// More neighbours than these on one side would be a list, not a picture.
  private static let mostNeighbours = 9

  /// Sorts what is drawn by screen.
  ///
  /// - Complexity: O(*n*) in the size of the model.
  package init(of whole: Model, findings: [Finding] = [], options: DiagramOptions = DiagramOptions()) {
    let model = whole.projected(options.projection)
    self.model = model
    self.findings = findings
    self.options = options
    nodes = Dictionary(
      model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, transition) in model.transitions.enumerated() {
      transitions[transition.from, default: []].append(index)
      if let target = transition.to, target != transition.from { transitions[target, default: []].append(index) }
    }
    for (index, entry) in model.entries.enumerated() {
      if let target = entry.to { entries[target, default: []].append(index) }
    }
  }

  /// The picture of one screen.
  ///
  /// - Complexity: O(*n*) in the number of its neighbours and of the findings.
  package func picture(of center: NodeID) throws(DiagramError) -> PlacedDiagram {
    guard let index = nodes[center] else { throw .unknownNode(center) }
    let touching = transitions[center] ?? []
    let before = neighbours(touching.map { model.transitions[$0] }.filter { $0.to == center }.map(\.from), of: center)
    let onward = touching.map { model.transitions[$0] }.filter { $0.from == center }.compactMap(\.to)
    let after = neighbours(onward.filter { !before.contains($0) }, of: center)
    let left = Array(before.prefix(Self.mostNeighbours))
    let right = Array(after.prefix(Self.mostNeighbours))
    let kept = Set(left + right + [center])
    let part = Model(
      nodes: ([center] + left + right).compactMap { nodes[$0] }.map { model.nodes[$0] },
      transitions: touching.map { model.transitions[$0] }.filter { transition in
        kept.contains(transition.from) && transition.to.map(kept.contains) ?? true
      },
      entries: (entries[center] ?? []).map { model.entries[$0] })
    var diagram = try drawn(part, title: model.nodes[index])
    let omitted = (before.count - left.count) + (after.count - right.count)
    if omitted > 0 { diagram.remarks = ["\(omitted) more \(omitted == 1 ? "neighbour" : "neighbours") not drawn"] }
    return SideBySide(diagram, left: left.count).placed
  }

  /// Each once, in the order of the model.
  private func neighbours(_ ids: [NodeID], of center: NodeID) -> [NodeID] {
    Set(ids).subtracting([center]).sorted { (nodes[$0] ?? 0) < (nodes[$1] ?? 0) }
  }

  /// Every way as an arrow: in so small a picture none needs to be shortened.
  private func drawn(_ part: Model, title node: Node) throws(DiagramError) -> Diagram {
    let selection = try Selection(of: part, projection: options.projection, foldsAlerts: false)
    var diagram = Diagram(title: "", projection: options.projection)
    diagram.sourceLink = options.sourceLink
    diagram.cards = part.nodes.map { Card(drawing: $0, findings: $0.id == node.id ? findings : []) }
    diagram.title = "Around \(diagram.cards.first?.title ?? "")"
    // Only of the one in the middle are all ways in the picture.
    if diagram.cards.first?.shape.isLeftByTheSystem == true {
      let ways = WaysBack(of: part).ways[node.id] ?? []
      diagram.cards[0].waysBack = WayBack.allCases.filter(ways.contains)
    }
    diagram.addStubs(of: part, selection: selection)
    diagram.addPins(of: part, selection: selection)
    diagram.addArrows(of: part, selection: selection, nested: [])
    for card in diagram.cards.indices { diagram.cards[card].arrange() }
    return diagram
  }
}
