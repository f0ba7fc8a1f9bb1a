package import Diagrams
import NavigationModel

/// A page to walk around in, in one file.
package enum HTMLRenderer: Renderer {
  package static let name = "html"
  package static let fileExtension = "html"
  package static let summary = "page to search and walk around in: one file, no network"

  /// Without a guide, the page says no more than the picture.
  package static func render(
    _ diagram: Diagram, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> String {
    let sheet = InteractivePage.Sheet(name: Atlas.overviewName, title: diagram.title, placed: try await place(diagram))
    var guide = try Guide(of: Model())
    guide.title = diagram.title
    return InteractivePage(guide: guide, sheets: [sheet], sourceLink: diagram.sourceLink).text
  }

  /// All sheets in one file; the reader changes from one to another without leaving it.
  package static func files(
    of atlas: Atlas, guide: @Sendable () throws -> Guide, named stem: String,
    place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile] {
    var sheets: [InteractivePage.Sheet] = []
    for sheet in atlas.sheets {
      sheets.append(InteractivePage.Sheet(name: sheet.name, title: sheet.title, placed: try await place(sheet.diagram)))
    }
    let page = InteractivePage(guide: try guide(), sheets: sheets, sourceLink: sheets.first?.placed.diagram.sourceLink)
    return [RenderedFile(name: "\(stem).\(fileExtension)", text: page.text)]
  }
}
