import TestSupport
import Testing

/// Code that calls itself with more each time: reading it ends, and says where it leads.
@Suite struct RecursionFixtureTests {
  @Test(arguments: FixtureFolder("Recursion").fixtures)
  func endsAndLeadsWhereAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
