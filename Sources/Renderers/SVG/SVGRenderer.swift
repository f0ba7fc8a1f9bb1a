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

  /// One file for each sheet; ways from sheet to sheet are links between the files.
  package static func files(
    of atlas: Atlas, named stem: String, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile] {
    let names = SheetFiles(stem: stem, fileExtension: fileExtension)
    var files: [RenderedFile] = []
    for sheet in atlas.sheets {
      let placed = try await place(sheet.diagram)
      files.append(RenderedFile(name: names.name(ofSheet: sheet.name), text: text(of: placed, among: names)))
    }
    return files
  }

  /// The whole file, the same bytes wherever it is written.
  ///
  /// - Parameter files: the files of the other sheets, if there are any.
  package static func text(of placed: PlacedDiagram, among files: SheetFiles? = nil) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    Picture(placed, files: files).element.write(to: &text)
    return text
  }

  /// The same for one kind of background only.
  package static func text(of placed: PlacedDiagram, appearance: Appearance) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    var picture = Picture(placed)
    picture.style = StyleSheet.text(for: appearance)
    picture.element.write(to: &text)
    return text
  }
}

/// The kind of background that something is drawn for.
package enum Appearance: Sendable {
  case light, dark
}
