import TestSupport
import Testing

/// Systems of navigation as published articles print them.
@Suite struct SeedFixtureTests {
  @Test(arguments: FixtureFolder("Seeds").fixtures)
  func readsTheSystemAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
