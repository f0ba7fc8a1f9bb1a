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
}
