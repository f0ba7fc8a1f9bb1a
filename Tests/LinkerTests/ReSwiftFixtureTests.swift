import TestSupport
import Testing

/// Stores whose states decide what is shown: ReSwift's, with its router, and those that apps make themselves.
@Suite struct ReSwiftFixtureTests {
  @Test(arguments: FixtureFolder("ReSwift").fixtures)
  func readsStoresAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
