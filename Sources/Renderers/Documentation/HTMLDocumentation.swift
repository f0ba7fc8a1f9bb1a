/// Pages that any browser opens from a disk or a server: no script, nothing loaded from elsewhere.
package enum HTMLDocumentation: DocumentationFormat {
  package static let name = "html"
  package static let summary = "web pages without scripts, each complete in itself"

  /// The page that servers show for a folder.
  static let rootName = "index"

  package static func files(of handbook: Handbook) -> [RenderedFile] {
    let pages = PageMaker(handbook).pages
    return pages.map { page in
      RenderedFile(
        name: "\(page.name ?? rootName).html", text: WebPage(page, sourceLink: handbook.sourceLink).text)
    }
  }
}
