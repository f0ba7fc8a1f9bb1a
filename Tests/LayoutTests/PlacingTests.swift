import Diagrams
import Layout
import NavigationModel
import SampleModels
import TestSupport
import Testing

@Suite struct PlacingTests {
  @Test(arguments: 0..<60)
  func placesEveryPartOfAnyDiagram(seed: Int) throws {
    let model = Model.random(nodes: seed % 20, seed: UInt64(seed))
    let diagram = try Diagram(of: model)
    for formulation in LayoutFormulation.allCases {
      try place(diagram, formulation).proveComplete(for: model)
    }
  }

  @Test func placesTheEmptyDiagram() throws {
    let placed = try place(Diagram(of: Model()), .nested)
    #expect(placed.cards.isEmpty)
    #expect(placed.size.width >= 0 && placed.size.height >= 0)
  }

  @Test func placesASingleScreen() throws {
    let placed = try place(Diagram(of: Model(nodes: [screen("Only")])), .nested)
    let card = try #require(placed.cards.first)
    #expect(card.size == placed.diagram.cards.first?.size)
  }

  @Test func drawsFramesAsArrowsWhereTheyAreLeftOut() throws {
    let diagram = try Diagram(of: shop)
    let nested = try place(diagram, .nested)
    #expect(nested.frames.allSatisfy { $0 != nil } && nested.containments.allSatisfy { $0 == nil })
    let flat = try place(diagram, .flat)
    #expect(flat.frames.map { $0 == nil } == [true, false, false])
    let plain = try place(diagram, .plain)
    #expect(plain.frames.allSatisfy { $0 == nil })
    #expect(plain.containments.count { $0 != nil } == diagram.cards.count { $0.containment != nil })
    #expect(plain.diagram.remarks.count == diagram.remarks.count + 1)
  }

  @Test func givesTheSameBytesEveryTime() throws {
    let diagram = try Diagram(of: Model.random(nodes: 25, seed: 7))
    let request = LayoutWorker.request(diagram, .nested)
    let first = LayoutWorker.answer(request: request)
    var scraps: [[Int]] = []
    for round in 0..<20 {
      // Moves the heap about, which by default would decide the order of clusters.
      scraps.append(Array(repeating: round, count: 1 + round * 997 % 4001))
      #expect(LayoutWorker.answer(request: request) == first)
    }
  }

  @Test(arguments: nastyNames.map(LongText.init))
  func placesAnyName(text: LongText) throws {
    let name = text.text
    let model = model(named: name)
    try place(Diagram(of: model), .nested).proveComplete(for: model)
  }

  @Test func answersFromManyTasksAtOnce() async throws {
    let diagram = try Diagram(of: shop)
    let expected = try place(diagram, .nested)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? place(diagram, .nested)) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
