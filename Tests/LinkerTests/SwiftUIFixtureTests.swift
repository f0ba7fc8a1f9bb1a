import TestSupport
import Testing

@Suite struct SwiftUIFixtureTests {
  @Test(arguments: FixtureFolder("SwiftUI").fixtures)
  func followsViewsAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
