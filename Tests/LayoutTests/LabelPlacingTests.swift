import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct LabelPlacingTests {
  /// How many pairs of a label and a card or another label share an area, in crowded pictures of nonsense.
  @Test func hardlyEverLaysALabelOnAnother() throws {
    var labels: [Rect] = []
    var overlaps = 0
    for seed in 0..<20 {
      let placed = try place(Diagram(of: Model.random(nodes: 20 + 2 * seed, seed: UInt64(seed))), .nested)
      let here = placed.arrows.compactMap(\.label)
      for (index, label) in here.enumerated() {
        overlaps += (placed.cards + placed.pins + here[(index + 1)...]).count(where: label.overlaps)
      }
      labels += here
    }
    #expect(labels.count > 100)
    #expect(overlaps == 0)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func coversNoCardWithALabel(seed: UInt64) throws {
    let placed = try place(Diagram(of: Model.random(nodes: 12, seed: seed)), .nested)
    for label in placed.arrows.compactMap(\.label) {
      for box in placed.cards + placed.pins { #expect(!label.overlaps(box)) }
    }
  }

  @Test func cutsALabelToTheRoomBetweenTwoLargeCards() throws {
    var diagram = Diagram(title: "")
    let large = Size(width: 400, height: 900)
    diagram.cards = [0, 1].map { _ in Card(outline: large, frame: nil, ownFrame: nil, heldBy: nil) }
    diagram.arrows = [Arrow(outline: .card(0), to: 1, leadsOn: false, label: Size(width: 90, height: 14))]
    let cards = [0.0, 450].map { Rect(x: $0, y: 0, width: large.width, height: large.height) }
    let curve = [400.0, 415, 430, 440].map { Point(x: $0, y: 450) }
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 850, height: 900), cards: cards, pins: [], frames: [],
      arrows: [.init(curve: curve, tip: Point(x: 450, y: 450))], containments: [nil, nil]
    ).placingLabels()
    let label = try #require(placed.arrows.first?.label)
    #expect(label.width < 50)
    #expect(!cards.contains(where: label.overlaps))
  }
}
