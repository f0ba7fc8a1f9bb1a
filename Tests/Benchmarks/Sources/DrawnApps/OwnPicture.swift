package import Diagrams
import Layout
package import NavigationModel
package import Renderers

/// An app drawn by us, through everything that the program does but the starting of processes.
package enum OwnPicture {
  /// The picture on one sheet or on several, with everything in its place.
  package static func placed(_ model: Model, isFlat: Bool) throws -> [PlacedDiagram] {
    try Atlas(of: model, isFlat: isFlat).sheets.map { try place($0.diagram) }
  }

  /// The files of the picture.
  package static func files(_ model: Model, isFlat: Bool) async throws -> [RenderedFile] {
    try await SVGRenderer.files(of: try Atlas(of: model, isFlat: isFlat), named: "App") { try place($0) }
  }

  /// Asks as the program asks its layout process, from the richest picture to the plainest.
  package static func place(_ diagram: Diagram) throws -> PlacedDiagram {
    var first: (any Error)?
    for formulation in LayoutFormulation.allCases {
      do {
        return try LayoutWorker.read(
          answer: LayoutWorker.answer(request: LayoutWorker.request(diagram, formulation)), to: diagram)
      } catch {
        first = first ?? error
      }
    }
    throw first ?? LayoutError.engineMissing
  }
}
