import TestSupport
import Testing

@Suite struct RxFlowFixtureTests {
  @Test(arguments: FixtureFolder("RxFlow").fixtures)
  func readsFlowsAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
