import Diagrams
import NavigationModel

/// How much of a picture lies where it lay in a former one.
struct Stability {
  /// Cards that both pictures show.
  private(set) var cards = 0
  /// Those of them that lie where they lay, on the sheet that shows the same part of the app.
  private(set) var stayed = 0
  /// Sum of how far each card on the same sheet has moved, as a part of the diagonal of the former sheet.
  private var shift = 0.0
  private var measured = 0

  /// A card that has moved less has stayed: half of a point is not seen.
  private static let tolerance = 0.5

  /// Adds what became of a picture.
  mutating func add(_ former: [PlacedDiagram], _ sheets: [PlacedDiagram]) {
    let nodes = former.map { Set($0.diagram.cards.map(\.node)) }
    let known = nodes.reduce(into: Set<NodeID>()) { $0.formUnion($1) }
    for sheet in sheets {
      let shown = Set(sheet.diagram.cards.map(\.node))
      let best = former.indices.max { nodes[$0].intersection(shown).count < nodes[$1].intersection(shown).count }
      guard let best else { continue }
      let places = Dictionary(
        zip(former[best].diagram.cards.map(\.node), former[best].cards), uniquingKeysWith: { first, _ in first })
      let size = former[best].size
      let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
      for (card, box) in zip(sheet.diagram.cards, sheet.cards) where known.contains(card.node) {
        cards += 1
        guard let old = places[card.node] else { continue }
        // A card that has become wider around its middle, or higher downwards, has not moved.
        let dx = min(abs(box.x - old.x), abs(box.center.x - old.center.x))
        let distance = (dx * dx + (box.y - old.y) * (box.y - old.y)).squareRoot()
        shift += distance / diagonal
        measured += 1
        if distance <= Self.tolerance { stayed += 1 }
      }
    }
  }

  var shareStayed: Double { Double(stayed) / Double(max(cards, 1)) }
  var meanShift: Double { shift / Double(max(measured, 1)) }
}
