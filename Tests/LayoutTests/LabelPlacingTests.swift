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
}
