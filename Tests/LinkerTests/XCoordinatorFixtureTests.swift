import TestSupport
import Testing

@Suite struct XCoordinatorFixtureTests {
  @Test(arguments: FixtureFolder("XCoordinator").fixtures)
  func readsFlowsAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
