/// A format for documentation: its name, and how a handbook becomes its files.
package protocol DocumentationFormat: Sendable {
  /// What the user asks for it by.
  static var name: String { get }
  /// One line for the help, lower case, no full stop.
  static var summary: String { get }

  /// All files, in the order of reading.
  static func files(of handbook: Handbook) -> [RenderedFile]
}

/// Every format for documentation, by name.
///
/// A new one is its file and its line here.
package let allDocumentationFormats: [any DocumentationFormat.Type] = [
  DocCDocumentation.self,
  HTMLDocumentation.self,
  MarkdownDocumentation.self,
]
