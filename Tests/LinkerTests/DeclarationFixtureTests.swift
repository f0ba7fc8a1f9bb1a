import TestSupport
import Testing

@Suite struct DeclarationFixtureTests {
  @Test(arguments: FixtureFolder("Declarations").fixtures)
  func joinsWhatIsDeclaredAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let differences = Expectations(app).differences(in: linkApp(app, declarations: try declarations(of: app)))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
