extension MatrixTable {
  /// The table as a page of its own: one file, no script, nothing loaded from elsewhere.
  package var html: String {
    let head = Element(
      "head",
      [
        Element("meta").with("charset", "utf-8"),
        // Even if a text should get through unescaped, nothing would be run or loaded.
        Element("meta").with("http-equiv", "Content-Security-Policy")
          .with("content", "default-src 'none'; style-src 'unsafe-inline'"),
        Element("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
        Element("title", text: PlainLine(title).text),
        Element("style", verbatim: MatrixStyle.text),
      ])
    let parts = [heading, [frame], section("States", states), section("In states without a column", otherStates)]
    let body = Element("body", parts.flatMap(\.self) + section("Words", legend))
    var text = "<!DOCTYPE html>\n"
    Element("html", [head, body]).with("lang", "en").write(to: &text)
    return text
  }

  private var heading: [Element] {
    [line("h1", title)] + remarks.map { line("p", $0) }
  }

  // MARK: The table

  /// Scrolls by itself, so that its head and its first column stay in sight; the keyboard can reach it.
  private var frame: Element {
    let table = Element(
      "table",
      [
        Element("caption", text: "What each route does, by what the user sees when it is asked for"),
        Element("thead", [Element("tr", headCells)]), Element("tbody", rows.map(tableRow)),
      ])
    return Element("div", [table]).with("class", "frame").with("tabindex", "0").with("role", "region")
      .with("aria-label", "Routes and states")
  }

  private var headCells: [Element] {
    let states = columns.enumerated().map { index, column in
      let number = Element("a", text: "\(index + 1)").with("href", "#state-\(index + 1)")
        .with("title", PlainLine(column.tree).text)
      return Element("th", [number, line("span", column.title)]).with("scope", "col")
    }
    return [Element("th", text: "Route").with("scope", "col")] + states
  }

  private func tableRow(_ row: Row) -> Element {
    let aliases = row.aliases.isEmpty ? [] : [line("small", "also " + row.aliases.joined(separator: ", "))]
    let head = Element("th", [line("span", row.title)] + aliases).with("scope", "row")
    return Element("tr", [head] + row.cells.map(tableCell))
  }

  private func tableCell(_ cell: Cell) -> Element {
    let details = [cell.reason.map { line("p", $0) }, cell.tree.map { line("code", $0) }].compactMap(\.self)
    let content =
      details.isEmpty ? line("span", cell.text) : Element("details", [line("summary", cell.text)] + details)
    return Element("td", [content]).with("class", cell.weight.rawValue)
  }

  // MARK: Beneath it

  private var states: [Element] {
    let items = columns.enumerated().map { index, column in
      Element("li", [line("strong", column.title), line("code", column.tree), line("small", column.wayText)])
        .with("id", "state-\(index + 1)")
    }
    return items.isEmpty ? [] : [Element("ol", items)]
  }

  private var otherStates: [Element] {
    let items = rows.flatMap { row in
      row.elsewhere.map { other in
        Element(
          "li",
          [
            line("strong", row.title), line("span", other.text).with("class", other.weight.rawValue),
            line("span", "\(other.extent), such as"), line("code", other.tree),
          ])
      }
    }
    return items.isEmpty ? [] : [Element("ul", items)]
  }

  private var legend: [Element] {
    words.isEmpty ? [] : [Element("dl", words.flatMap { [line("dt", $0.word), line("dd", $0.meaning)] })]
  }

  private func section(_ title: String, _ content: [Element]) -> [Element] {
    content.isEmpty ? [] : [Element("section", [Element("h2", text: title)] + content)]
  }

  private func line(_ name: StaticString, _ text: String) -> Element { Element(name, text: PlainLine(text).text) }
}
