package import Diagrams

/// Graphviz source, for those who want to lay the picture out themselves.
package enum DOTRenderer: Renderer {
  package static let name = "dot"
  package static let fileExtension = "dot"
  package static let summary = "Graphviz source with every edge, for any layout engine"

  package static func render(
    _ diagram: Diagram, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> String {
    DOTWriter.text(of: diagram)
  }
}
