import Foundation
import NavGraphKit
import TestSupport
import Testing

/// Every app under `Examples/` says on its lines what navgraph must find in it.
@Suite struct AnnotatedExampleTests {
  @Test(arguments: ExampleApp.all)
  func findsWhatTheExampleIsAnnotatedWith(example: ExampleApp) throws {
    let app = try example.virtualApp()
    let read = try AppSource(name: example.name, app: app).read()
    let differences = Expectations(app).differences(in: read.model, findings: read.findings())
    #expect(read.problems.isEmpty, "\(read.problems)")
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
