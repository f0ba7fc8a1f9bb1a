import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct StyleTests {
  @Test func tellsEveryTwoKindsApartWithoutColour() {
    let kinds = Transition.Kind.allCases
    for (index, kind) in kinds.enumerated() {
      for other in kinds[(index + 1)...] {
        var style = other.style
        style.tone = kind.style.tone
        #expect(kind.style != style, "\(kind) and \(other)")
      }
    }
  }

  @Test func explainsExactlyTheKindsInUse() throws {
    let diagram = try Diagram(of: shop)
    let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 0, height: 0), cards: [], pins: [],
      frames: diagram.frames.map { _ in nowhere }, arrows: [], containments: diagram.cards.map { _ in nil })
    #expect(
      Legend(of: placed).signs == [
        .pin(.launch), .pin(.widget), .card(.screen), .frame(.navigation), .frame(.tab),
        .wayBack(.backButton), .arrow(.push),
        .arrow(.embed), .arrow(.select), .stub, .gate,
      ])
  }
}
