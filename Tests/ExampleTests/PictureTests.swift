import Foundation
import NavGraphKit
import TestSupport
import Testing

/// `Output/` holds the pictures of the examples as `make render` writes them.
@Suite struct PictureTests {
  @Test(arguments: ExampleApp.all, ["dot", "svg"])
  func drawsWhatIsCommitted(example: ExampleApp, format: String) async throws {
    let app = try AppSource(name: example.name, app: try example.virtualApp()).read()
    let name = try #require(example.name.split(separator: "/").last.map(String.init))
    let fresh = try await draw(app.model, findings: app.findings(), title: name, format: format) {
      answerLayoutRequest($0)
    }
    let committed = try String(contentsOf: example.output.appending(path: "\(name).\(format)"), encoding: .utf8)
    // Releases of the layout library place things differently: what is shown counts, not where.
    #expect(
      withoutPlaces(fresh.text) == withoutPlaces(committed),
      "Output/\(example.name) is stale: run 'make render', look at the picture, and commit it")
  }

  @Test func hasNoPictureWithoutAnExample() throws {
    let known = Set(ExampleApp.all.map(\.name))
    #expect(ExampleApp.outputs.subtracting(known).isEmpty, "these are pictures of no example: delete them")
  }

  /// The picture without coordinates and sizes.
  private func withoutPlaces(_ picture: String) -> String {
    picture.replacing(/\ (d|x|y|x1|y1|x2|y2|cx|cy|width|height|transform|viewBox|points)="[^"]*"/, with: "")
  }
}
