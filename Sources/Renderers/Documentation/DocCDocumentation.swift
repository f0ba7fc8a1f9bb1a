/// A documentation catalog for Swift's own documentation compiler.
package enum DocCDocumentation: DocumentationFormat {
  package static let name = "docc"
  package static let summary = "catalog for Swift's documentation compiler, pictures for light and dark"

  /// Name of the page that leads to all others.
  static let rootName = "Navigation"

  package static func files(of handbook: Handbook) -> [RenderedFile] {
    PageMaker(handbook).pages.flatMap { page -> [RenderedFile] in
      let text = MarkdownPage(page, dialect: .docc, sourceLink: handbook.sourceLink).text
      return [RenderedFile(name: "\(page.name ?? rootName).md", text: text)] + page.pictures.flatMap(variants)
    }
  }

  /// A page has its own switch between light and dark, which a picture cannot see; so there is one for each.
  private static func variants(of picture: Page.Illustration) -> [RenderedFile] {
    [
      RenderedFile(
        name: "\(picture.name).svg", text: SVGRenderer.text(of: picture.placed, appearance: .light)),
      RenderedFile(
        name: "\(picture.name)~dark.svg", text: SVGRenderer.text(of: picture.placed, appearance: .dark)),
    ]
  }
}

extension Page {
  /// Everything that is drawn on it.
  var pictures: [Illustration] {
    blocks.compactMap { block in
      if case .picture(let picture) = block { return picture }
      return nil
    }
  }
}
