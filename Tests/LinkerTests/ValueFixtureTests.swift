import TestSupport
import Testing

/// What expressions can be, seen by where the code leads.
@Suite struct ValueFixtureTests {
  @Test(arguments: FixtureFolder("Values").fixtures)
  func followsValuesAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
