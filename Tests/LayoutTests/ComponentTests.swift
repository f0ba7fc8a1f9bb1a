import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct ComponentTests {
  @Test func putsManyLoneScreensIntoRows() throws {
    let model = Model(nodes: (0..<100).map { screen("Lone\($0)ViewController") })
    let placed = try place(Diagram(of: model), .nested)
    #expect(placed.size.width < 2.5 * placed.size.height)
    #expect(placed.size.height < 2.5 * placed.size.width)
  }

  @Test func putsTheLargestPartFirst() throws {
    let model = Model(
      nodes: ["A", "B", "C"].map { screen($0) }, transitions: [transition("B", "C", .push)],
      entries: [entry(.widget, to: nil)])
    let placed = try place(Diagram(of: model), .nested)
    #expect(placed.cards[1].y < 40)
    #expect(placed.cards[0].x > placed.cards[1].x || placed.cards[0].y > placed.cards[2].y)
  }
}
