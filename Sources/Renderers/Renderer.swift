package import Diagrams

/// An output format for pictures: its name, its file extension, and how a diagram becomes its text.
package protocol Renderer: Sendable {
  /// What the user asks for it by.
  static var name: String { get }
  /// Of the files that hold it, without the dot.
  static var fileExtension: String { get }
  /// One line for the help, lower case, no full stop.
  static var summary: String { get }

  /// Writes the diagram; `place` gives every part its place, and is only called by a format that needs places.
  static func render(
    _ diagram: Diagram, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> String

  /// Writes an app that may need several sheets; unless a format says otherwise, everything on one.
  ///
  /// - Parameter stem: what the names of the files begin with.
  static func files(
    of atlas: Atlas, named stem: String, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile]

  /// Writes an app and what there is to say about its parts; only formats that are read like a page do more than draw,
  /// and only they ask for the guide.
  static func files(
    of atlas: Atlas, guide: @Sendable () throws -> Guide, named stem: String,
    place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile]
}

extension Renderer {
  /// The whole app in one file.
  package static func files(
    of atlas: Atlas, named stem: String, place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile] {
    [RenderedFile(name: "\(stem).\(fileExtension)", text: try await render(atlas.whole(), place: place))]
  }

  /// Just the pictures.
  package static func files(
    of atlas: Atlas, guide: @Sendable () throws -> Guide, named stem: String,
    place: (Diagram) async throws -> PlacedDiagram
  ) async throws -> [RenderedFile] {
    try await files(of: atlas, named: stem, place: place)
  }
}
