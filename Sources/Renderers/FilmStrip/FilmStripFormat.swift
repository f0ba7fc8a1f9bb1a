package import Diagrams

/// A format that film strips come in.
package struct FilmStripFormat: Sendable {
  /// What the user asks for it by.
  package let name: String
  /// What its files end in.
  package let fileExtension: String
  /// One line for the help.
  package let summary: String
  /// The whole file, the same bytes wherever it is written.
  package let text: @Sendable (FilmStrip) throws -> String

  /// Every format, by name.
  package static let all = [
    FilmStripFormat(
      name: "dot", fileExtension: "dot", summary: "the film strip for Graphviz", text: FilmStripDOT.text),
    FilmStripFormat(
      name: "mermaid", fileExtension: MermaidRenderer.fileExtension, summary: "the film strip as a Mermaid flowchart",
      text: FilmStripMermaid.text),
    FilmStripFormat(
      name: "svg", fileExtension: "svg", summary: "a film strip of what is on screen", text: FilmStripPicture.text),
  ]
}
