import TestSupport
import Testing

@Suite struct UIKitFixtureTests {
  @Test(arguments: FixtureFolder("UIKit").fixtures)
  func readsCallsAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
