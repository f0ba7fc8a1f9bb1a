package import Diagrams

/// Mermaid flowcharts, for pages that draw those by themselves.
package enum MermaidRenderer: Renderer {
  package static let name = "mermaid"
  package static let fileExtension = "mmd"
  package static let summary = "Mermaid flowchart, for READMEs and wikis"

  package static func render(
    _ diagram: Diagram, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> String {
    let blocks = MermaidWriter.blocks(of: diagram)
    guard blocks.count == 1, let text = blocks.first else { throw MermaidError.needsSeveralFiles(blocks.count) }
    return text
  }

  /// A file for each sheet, and more than one for a sheet that Mermaid would refuse as a whole.
  package static func files(
    of atlas: Atlas, named stem: String, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile] {
    let names = SheetFiles(stem: stem, fileExtension: fileExtension)
    return atlas.sheets.flatMap { sheet in
      MermaidWriter.blocks(of: sheet.diagram).enumerated().map { index, text in
        let part = index == 0 ? sheet.name : "\(sheet.name)-part-\(index + 1)"
        return RenderedFile(name: names.name(ofSheet: part), text: text)
      }
    }
  }
}

/// Why a picture cannot be had as Mermaid.
package enum MermaidError: Error, Hashable, CustomStringConvertible {
  /// One flowchart would be larger than Mermaid draws.
  case needsSeveralFiles(Int)
  /// A film strip is longer than Mermaid draws.
  case isTooLong

  /// What to do about it.
  package var description: String {
    switch self {
    case .needsSeveralFiles(let count):
      "Mermaid draws no flowchart of that size, so it needs \(count) files; name a folder with '--output'"
    case .isTooLong: "Mermaid draws no film strip of that length; ask for svg or dot"
    }
  }
}
