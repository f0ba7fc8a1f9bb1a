import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct LabelPlacingTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func coversNoCardWithALabel(seed: UInt64) throws {
    let placed = try place(Diagram(of: Model.random(nodes: 12, seed: seed)), .nested)
    for label in placed.arrows.compactMap(\.label) {
      for box in placed.cards + placed.pins { #expect(!label.overlaps(box)) }
    }
  }
}
