import TestSupport
import Testing

/// UIKit's own calls, in the ways that apps write them.
@Suite struct UIKitFixtureTests {
  @Test(arguments: FixtureFolder("UIKit").fixtures)
  func readsUIKitAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
