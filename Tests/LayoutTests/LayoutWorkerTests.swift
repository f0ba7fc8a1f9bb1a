import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct LayoutWorkerTests {
  @Test func answersWithThePlacedDiagram() throws {
    let diagram = try Diagram(of: shop)
    let answer = LayoutWorker.answer(request: LayoutWorker.request(diagram, .nested))
    #expect(try LayoutWorker.read(answer: answer, to: diagram) == place(diagram, .nested))
  }

  @Test func answersNonsenseWithAReason() throws {
    let diagram = try Diagram(of: shop)
    let answer = LayoutWorker.answer(request: Array("nonsense".utf8))
    #expect(throws: LayoutError.self) { try LayoutWorker.read(answer: answer, to: diagram) }
    #expect(throws: LayoutError.self) { try LayoutWorker.read(answer: [], to: diagram) }
  }

  @Test func refusesTheAnswerToAnotherQuestion() throws {
    let other = try Diagram(of: Model(nodes: [screen("Other")]))
    let answer = LayoutWorker.answer(request: LayoutWorker.request(other, .nested))
    #expect(throws: LayoutError.self) { try LayoutWorker.read(answer: answer, to: Diagram(of: shop)) }
  }

  @Test func climbsDownToAFormulationThatWorks() async throws {
    let diagram = try Diagram(of: shop)
    var tried: [LayoutFormulation] = []
    let placed = try await LayoutFormulation.climbDown { formulation in
      tried.append(formulation)
      guard formulation != .nested else { throw LayoutError.arrowsLost(1) }
      return try place(diagram, formulation)
    }
    #expect(tried == [.nested, .flat])
    #expect(placed.frames[0] == nil)
  }

  @Test func givesUpWithTheFirstReason() async {
    await #expect(throws: LayoutError.arrowsLost(0)) {
      _ = try await LayoutFormulation.climbDown { formulation in
        throw LayoutError.arrowsLost(LayoutFormulation.allCases.firstIndex(of: formulation) ?? 9)
      }
    }
  }
}
