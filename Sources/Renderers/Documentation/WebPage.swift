import Diagrams
import NavigationModel

/// A page as a web page of its own.
struct WebPage {
  private let page: Page
  private let sourceLink: SourceLink?

  init(_ page: Page, sourceLink: SourceLink?) {
    self.page = page
    self.sourceLink = sourceLink
  }

  var text: String {
    let title = escaped(page.title)
    // Even if a text should get through unescaped, nothing would be run or loaded.
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(DocumentationStyle.text)</style>
      </head>
      <body>
      \(trail)<main>
      <h1>\(title)</h1>
      <p class="summary">\(escaped(page.summary))</p>
      \(page.blocks.map(text(of:)).joined())</main>
      </body>
      </html>

      """
  }

  /// Where the page stands among the others.
  private var trail: String {
    guard !page.trail.isEmpty else { return "" }
    let items = page.trail.map { "<li>\(text(of: $0))</li>" }.joined()
    return
      "<nav aria-label=\"Above this page\"><ol>\(items)<li aria-current=\"page\">\(escaped(page.title))</li></ol></nav>\n"
  }

  // MARK: Blocks

  private func text(of block: Page.Block) -> String {
    switch block {
    case .heading(let title): "<h2>\(escaped(title))</h2>\n"
    case .paragraph(let content): "<p>\(line(content))</p>\n"
    case .list(let items): list("ul", items)
    case .numbered(let items): list("ol", items)
    case .table(let table): text(of: table.compact)
    case .picture(let picture): text(of: picture)
    case .topics(let topics): topics.map(text(of:)).joined()
    }
  }

  private func list(_ name: String, _ items: [[Page.Text]]) -> String {
    "<\(name)>\n" + items.map { "<li>\(line($0))</li>\n" }.joined() + "</\(name)>\n"
  }

  /// Scrolls by itself where the window is narrow; the keyboard can reach it.
  private func text(of table: Page.Table) -> String {
    let head = table.head.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let rows = table.rows.map { "<tr>" + $0.map { "<td>\(line($0))</td>" }.joined() + "</tr>\n" }.joined()
    return
      "<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows)</tbody>\n</table></div>\n"
  }

  /// The picture is part of the page, so that its cards can be links.
  private func text(of picture: Page.Illustration) -> String {
    var svg = ""
    Picture(picture.placed, files: SheetFiles(pagesWith: "html")).element.write(to: &svg)
    return
      "<figure class=\"wide\" tabindex=\"0\">\n\(svg)<figcaption>\(escaped(picture.text))</figcaption>\n</figure>\n"
  }

  private func text(of topic: Page.Topic) -> String {
    "<h2>\(escaped(topic.title))</h2>\n<ul class=\"topics\">\n"
      + topic.pages.map { "<li>\(text(of: $0))</li>\n" }.joined() + "</ul>\n"
  }

  // MARK: Text

  private func line(_ content: [Page.Text]) -> String { content.map(text(of:)).joined() }

  private func text(of text: Page.Text) -> String {
    switch text {
    case .plain(let text): escaped(text)
    case .strong(let text): "<strong>\(escaped(text))</strong>"
    case .code(let text): "<code>\(escaped(text))</code>"
    case .page(let name, let title):
      "<a href=\"\(name ?? HTMLDocumentation.rootName).html\">\(escaped(title.isEmpty ? "…" : title))</a>"
    case .source(let place): source(place, shown: place.brief)
    case .place(let place): source(place, shown: place.full)
    }
  }

  private func source(_ place: SourcePlace, shown: String) -> String {
    let title = "class=\"source\" title=\"\(escaped(place.full))\""
    guard let sourceLink else { return "<code \(title)>\(escaped(shown))</code>" }
    return "<a \(title) href=\"\(escaped(sourceLink.address(of: place)))\">\(escaped(shown))</a>"
  }

  private func escaped(_ text: String) -> String { XMLText(PlainLine(text).text).text }
}
