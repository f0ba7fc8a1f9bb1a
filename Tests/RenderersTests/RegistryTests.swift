import Diagrams
import NavigationModel
import Renderers
import SampleModels
import Testing

@Suite struct RegistryTests {
  @Test func listsEveryFormatOnceByName() {
    let names = allRenderers.map { $0.name }
    #expect(names == Array(Set(names)).sorted())
  }

  @Test func writesEveryFormat() async throws {
    let diagram = try Diagram(of: shop)
    for renderer in allRenderers {
      let text = try await renderer.render(diagram) { $0.onAGrid() }
      #expect(!text.isEmpty, "\(renderer.name)")
    }
  }
}
