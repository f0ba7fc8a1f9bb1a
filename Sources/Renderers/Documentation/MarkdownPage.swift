import Diagrams

/// A page in Markdown, for either of those who read it.
struct MarkdownPage {
  /// Who reads it.
  enum Dialect {
    /// Code sites, which draw Mermaid.
    case plain
    /// The documentation compiler, which knows its own links, directives and pictures.
    case docc
  }

  private let page: Page
  private let dialect: Dialect
  private let sourceLink: SourceLink?

  init(_ page: Page, dialect: Dialect, sourceLink: SourceLink?) {
    self.page = page
    self.dialect = dialect
    self.sourceLink = sourceLink
  }

  var text: String {
    var parts = ["# \(MarkdownText(page.title.isEmpty ? " " : page.title).text)"]
    if dialect == .docc, page.name == nil { parts.append("@Metadata {\n  @TechnologyRoot\n}") }
    if dialect == .plain, !page.trail.isEmpty {
      parts.append(line([Page.Text].joined(page.trail.map { [$0] }, by: " › ")))
    }
    parts.append(MarkdownText(page.summary).text)
    // The documentation compiler wants its list of pages at the end.
    let topics = dialect == .docc ? page.blocks.filter(\.isTopics) : []
    let others = dialect == .docc ? page.blocks.filter { !$0.isTopics } : page.blocks
    // In a catalog, the first section has a heading of its own.
    if dialect == .docc, others.first.map({ !$0.isHeading }) ?? false { parts.append("## Overview") }
    for block in others + topics { parts += text(of: block) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func text(of block: Page.Block) -> [String] {
    switch block {
    case .heading(let title): ["## \(MarkdownText(title).text)"]
    case .paragraph(let content): [line(content)]
    case .list(let items): [items.map { "- \(line($0))" }.joined(separator: "\n")]
    case .numbered(let items): [items.enumerated().map { "\($0 + 1). \(line($1))" }.joined(separator: "\n")]
    case .table(let table): [text(of: table.compact)]
    case .picture(let picture): text(of: picture)
    case .topics(let topics): text(of: topics)
    }
  }

  private func text(of table: Page.Table) -> String {
    let head = "| " + table.head.map { MarkdownText($0).text }.joined(separator: " | ") + " |"
    let rule = "|" + table.head.map { _ in "---|" }.joined()
    let rows = table.rows.map { row in "| " + row.map { line($0, inTable: true) }.joined(separator: " | ") + " |" }
    return ([head, rule] + rows).joined(separator: "\n")
  }

  private func text(of picture: Page.Illustration) -> [String] {
    switch dialect {
    case .docc: ["![\(MarkdownText(picture.text).text)](\(picture.name).svg)"]
    case .plain: MermaidWriter.blocks(of: picture.placed.diagram).map { "```mermaid\n\($0)```" }
    }
  }

  private func text(of topics: [Page.Topic]) -> [String] {
    switch dialect {
    case .docc:
      let own = topics.filter { !$0.isElsewhere }
      guard !own.isEmpty else { return [] }
      return ["## Topics"]
        + own.flatMap { topic in
          ["### \(MarkdownText(topic.title).text)", topic.pages.map { "- \(curated($0))" }.joined(separator: "\n")]
        }
    case .plain:
      return topics.flatMap { topic in
        ["## \(MarkdownText(topic.title).text)", topic.pages.map { "- \(line([$0]))" }.joined(separator: "\n")]
      }
    }
  }

  /// The documentation compiler wants nothing but the link, and writes the title itself.
  private func curated(_ link: Page.Text) -> String {
    if case .page(let name, _) = link { return "<doc:\(name ?? DocCDocumentation.rootName)>" }
    return line([link])
  }

  private func line(_ content: [Page.Text], inTable: Bool = false) -> String {
    content.map { text(of: $0, inTable: inTable) }.joined()
  }

  private func text(of text: Page.Text, inTable: Bool) -> String {
    switch text {
    case .plain(let text): MarkdownText(text).text
    case .strong(let text): "**\(MarkdownText(text).text)**"
    case .code(let text): code(text, inTable: inTable)
    case .page(let name, let title): "[\(MarkdownText(title.isEmpty ? "…" : title).text)](\(address(of: name)))"
    case .source(let place):
      if let sourceLink {
        "[\(MarkdownText(place.brief).text)](\(MarkdownText.address(sourceLink.address(of: place))))"
      } else {
        code(place.brief, inTable: inTable)
      }
    case .place(let place):
      if let sourceLink {
        "[\(MarkdownText(place.full).text)](\(MarkdownText.address(sourceLink.address(of: place))))"
      } else {
        code(place.full, inTable: inTable)
      }
    }
  }

  /// The documentation compiler takes code between two backticks for the name of a symbol.
  private func code(_ text: String, inTable: Bool) -> String {
    text.isEmpty || (dialect == .docc && text.contains("`"))
      ? MarkdownText(text).text : MarkdownText(code: text, inTable: inTable).text
  }

  private func address(of name: String?) -> String {
    switch dialect {
    case .docc: "doc:\(name ?? DocCDocumentation.rootName)"
    case .plain: "\(name ?? MarkdownDocumentation.rootName).md"
    }
  }
}

extension Page.Block {
  fileprivate var isHeading: Bool {
    if case .heading = self { return true }
    return false
  }

  fileprivate var isTopics: Bool {
    if case .topics = self { return true }
    return false
  }
}
