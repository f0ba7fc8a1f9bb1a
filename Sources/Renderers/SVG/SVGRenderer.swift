package import Diagrams

/// A picture as a scalable drawing that needs nothing else: no script, no font, no network.
package enum SVGRenderer: Renderer {
  package static let name = "svg"
  package static let fileExtension = "svg"
  package static let summary = "storyboard picture for light and dark backgrounds"

  package static func render(
    _ diagram: Diagram, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> String {
    text(of: try await place(diagram))
  }

  /// The whole file, the same bytes wherever it is written.
  package static func text(of placed: PlacedDiagram) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    Picture(placed).element.write(to: &text)
    return text
  }
}
