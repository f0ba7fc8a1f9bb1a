/// Markdown for code sites and wikis, with pictures that those draw themselves.
package enum MarkdownDocumentation: DocumentationFormat {
  package static let name = "markdown"
  package static let summary = "Markdown with Mermaid pictures, for code sites and wikis"

  /// The page that code sites show for a folder.
  static let rootName = "README"

  package static func files(of handbook: Handbook) -> [RenderedFile] {
    PageMaker(handbook).pages.map { page in
      RenderedFile(
        name: "\(page.name ?? rootName).md",
        text: MarkdownPage(page, dialect: .plain, sourceLink: handbook.sourceLink).text)
    }
  }
}
