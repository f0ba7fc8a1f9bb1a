import TestSupport
import Testing

@Suite struct RouteComposerFixtureTests {
  @Test(arguments: FixtureFolder("RouteComposer").fixtures)
  func readsRoutesAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
