package import Diagrams

/// Pictures of an app as one page to walk around in: a file that needs no other, no network and no server.
package struct InteractivePage: Sendable {
  /// One picture of the page.
  package struct Sheet: Sendable {
    /// What addresses call it.
    package var name: String
    package var title: String
    package var placed: PlacedDiagram

    /// Creates a sheet.
    package init(name: String, title: String, placed: PlacedDiagram) {
      self.name = name
      self.title = title
      self.placed = placed
    }
  }

  private let data: PageData

  /// A page that opens with the first of its sheets; what it says of each screen is in the guide.
  package init(guide: Guide, sheets: [Sheet], sourceLink: SourceLink? = nil) {
    data = PageData(guide: guide, sheets: sheets, sourceLink: sourceLink)
  }

  /// The whole file, the same bytes wherever it is written.
  package var text: String {
    var text = "<!DOCTYPE html>\n"
    Element("html", [head, body]).with("lang", "en").write(to: &text)
    return text
  }

  private var head: Element {
    Element(
      "head",
      [
        Element("meta").with("charset", "utf-8"),
        // Even if a text should get through unescaped, nothing but our own script would run, and nothing be loaded.
        Element("meta").with("http-equiv", "Content-Security-Policy").with("content", Self.policy),
        Element("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
        Element("meta").with("name", "color-scheme").with("content", "light dark"),
        Element("title", text: data.guide.title), Element("style", verbatim: PageStyle.text),
      ])
  }

  /// What a browser may do with the page: run this script, use this style, and nothing else.
  private static let policy =
    "default-src 'none'; script-src \(SHA256.source(of: PageScript.text)); "
    + "style-src \(SHA256.source(of: PageStyle.text)); base-uri 'none'; form-action 'none'"

  private var body: Element {
    var json = ""
    data.value.write(to: &json)
    return Element(
      "body",
      [
        Element("a", text: "Skip to the list of screens").with("class", "skip").with("href", "#list"),
        PageFrame.header(title: data.guide.title, hasSheets: data.sheets.count > 1), PageFrame.list,
        Element("main", data.sheets.enumerated().map(sheet)).with("id", "view").with("tabindex", "0")
          .with("aria-label", "Picture").with("aria-describedby", "keys"),
        PageFrame.card, PageFrame.keys,
        Element("p", text: "").with("id", "said").with("role", "status").with("aria-live", "polite"),
        Element("noscript", [Element("p", text: "Search, filters and cards need scripts; the picture does not.")]),
        Element("script", verbatim: json).with("type", "application/json").with("id", "data"),
        Element("script", verbatim: PageScript.text),
      ])
  }

  private func sheet(at index: Int, _ sheet: Sheet) -> Element {
    // Cards lead to what the page says of them, and that leads to the source.
    var placed = sheet.placed
    placed.diagram.sourceLink = nil
    let slugs = Dictionary(data.guide.screens.map { ($0.id, $0.slug) }, uniquingKeysWith: { first, _ in first })
    let files = data.sheets.count > 1 ? SheetFiles(inPageOf: slugs) : nil
    let section = Element("section", [Picture(placed, files: files, inPageAs: "sheet\(index)").element]).with(
      "class", "sheet"
    )
    .with("aria-label", sheet.title)
    return index == 0 ? section : section.with("hidden", "")
  }
}
