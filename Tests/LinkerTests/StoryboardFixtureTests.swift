import TestSupport
import Testing

@Suite struct StoryboardFixtureTests {
  @Test(arguments: FixtureFolder("Storyboards").fixtures)
  func joinsScenesAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
