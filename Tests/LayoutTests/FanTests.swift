import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

/// A screen that leads to many others makes a page of them, and no strip.
@Suite struct FanTests {
  @Test(arguments: [false, true])
  func standsInSeveralRows(isHeldByAStack: Bool) throws {
    let heads = (0..<14).map { screen("Page\($0)") }
    var model = Model(nodes: [screen("List")] + heads)
    model.transitions = heads.map { transition("List", $0.id.rawValue, .push) }
    if isHeldByAStack {
      model.nodes.append(container("Stack", .navigation))
      model.transitions.append(transition("Stack", "List", .embed, level: .structural))
    }
    let placed = try place(Diagram(of: model), .nested)
    #expect(placed.size.width < 4 * placed.size.height)
  }
}
