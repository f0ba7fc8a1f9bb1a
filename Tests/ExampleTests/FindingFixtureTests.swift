import Foundation
import NavGraphKit
import TestSupport
import Testing

/// Small apps that go the whole way from source to findings; each says on its lines what must be found.
@Suite struct FindingFixtureTests {
  private static let folder = FixtureFolder(
    "Findings",
    file: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LinkerTests/Fixtures").path(percentEncoded: false))

  @Test(arguments: folder.fixtures)
  func findsAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let read = try AppSource(name: "\(fixture)", app: app).read()
    let differences = Expectations(app).differences(in: read.model, findings: read.findings())
    #expect(read.problems.isEmpty, "\(read.problems)")
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
