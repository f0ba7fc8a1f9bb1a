import Foundation
import NavGraphKit
import TestSupport
import Testing

/// Every app under `Examples/` says on its lines what navgraph must find in it.
@Suite struct AnnotatedExampleTests {
  @Test(arguments: ExampleApp.all)
  func findsWhatTheExampleIsAnnotatedWith(example: ExampleApp) throws {
    let app = try example.virtualApp()
    let read = App.read(app.files.map { SourceFile(path: $0.path, bytes: $0.bytes) })
    let differences = Expectations(app).differences(in: read.model, findings: read.findings())
    #expect(read.problems.isEmpty, "\(read.problems)")
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
