package import Diagrams

/// A Mermaid flowchart, for pages that draw those by themselves.
package enum MermaidRenderer: Renderer {
  package static let name = "mermaid"
  package static let fileExtension = "mmd"
  package static let summary = "Mermaid flowchart, for READMEs and wikis"

  package static func render(
    _ diagram: Diagram, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> String {
    MermaidWriter.blocks(of: diagram).joined(separator: "\n")
  }
}
