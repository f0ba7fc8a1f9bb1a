extension MatrixTable {
  /// The table as GitHub, GitLab and DocC write tables, with the states as a list beneath.
  package var markdown: String {
    let blocks = [["# \(MarkdownText(title).text)"], remarks.map { "- \(MarkdownText($0).text)" }, grid]
    let lists = [section("States", states), section("In states without a column", otherStates)]
    let legend = section("Words", words.map { "- **\(MarkdownText($0.word).text)**: \(MarkdownText($0.meaning).text)" })
    return (blocks + lists + [legend]).filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var grid: [String] {
    let head = ["route"] + columns.enumerated().map { "\($0 + 1). \(MarkdownText($1.title).text)" }
    let rule = head.map { _ in "---" }
    let body = rows.map { row in [title(of: row)] + row.cells.map(text) }
    return ([head, rule] + body).map { "| \($0.joined(separator: " | ")) |" }
  }

  private func title(of row: Row) -> String {
    let also =
      row.aliases.isEmpty ? "" : "<br>also \(row.aliases.map { MarkdownText($0).text }.joined(separator: ", "))"
    return MarkdownText(row.title).text + also
  }

  private func text(of cell: Cell) -> String {
    let text = MarkdownText(cell.text).text
    let marked = cell.weight == .plain ? text : "**\(text)**"
    guard tellsTrees else { return marked }
    let reason = cell.reason.map { "<br>\(MarkdownText($0).text)" } ?? ""
    return marked + reason + (cell.tree.map { "<br>\(MarkdownText(code: $0, inTable: true).text)" } ?? "")
  }

  private var states: [String] {
    columns.enumerated().map { index, column in
      let way = column.way.isEmpty ? "at launch" : MarkdownText(column.wayText).text
      return "\(index + 1). \(MarkdownText(column.title).text): \(MarkdownText(code: column.tree).text), \(way)"
    }
  }

  private var otherStates: [String] {
    rows.flatMap { row in
      row.elsewhere.map {
        "- \(MarkdownText(row.title).text): \(MarkdownText($0.text).text) \($0.extent), such as "
          + MarkdownText(code: $0.tree).text
      }
    }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["## \(title)", ""] + lines
  }
}
