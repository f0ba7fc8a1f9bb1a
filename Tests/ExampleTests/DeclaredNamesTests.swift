import Foundation
import NavGraphKit
import NavigationModel
import SampleModels
import Testing

/// Whatever a team writes into `.navgraph.yml` goes the whole way, to every format.
@Suite struct DeclaredNamesTests {
  @Test(arguments: nastyNames.filter { !$0.isEmpty && $0.utf8.count <= 10_000 })
  func areNoTrouble(name: String) async throws {
    let quoted = quoted(name)
    let settings = try Settings(
      yaml: """
        screens: [{name: \(quoted), kind: external, title: \(quoted), aliases: [\(quoted)]}]
        transitions:
          - {from: HomeView, to: \(quoted), kind: push, gates: \(quoted), label: \(quoted)}
          - {from: \(quoted), to: Nowhere, kind: push}
        routes: [{name: \(self.quoted(name + "!")), steps: [\(quoted), {to: HomeView, kind: present}]}]
        entries: [{kind: deepLink, name: \(quoted), to: \(quoted), pattern: \(quoted), gates: [\(quoted)]}]
        corrections: [{from: \(quoted), to: \(quoted), replace: {label: \(quoted)}}]

        """, path: ".navgraph.yml")
    let source = SourceFile(path: "Home.swift", bytes: Array("class HomeView: UIViewController {}".utf8))
    let app = App.read([source], settings: settings)
    #expect(app.model.transitions.count == 2)
    #expect(app.model.entries.map(\.name) == [name])
    #expect(app.model.drift.map(\.kind) == [.unknownName, .unmatchedCorrection])
    for format in reportFormats { _ = try app.report(format: format.name, version: "1") }
    let picture = try await draw(app.model, findings: app.findings(), title: name, format: "dot") { _ in [] }
    #expect(picture.text.hasPrefix("digraph"))
  }

  /// A text as YAML has it, with everything escaped that is not plain.
  private func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let isPlain = (32..<127).contains(scalar.value) && scalar != "\"" && scalar != "\\"
      return isPlain ? String(scalar) : String(format: "\\U%08X", scalar.value)
    }
    return "\"" + scalars.joined() + "\""
  }
}
