/// Text that Markdown shows as it is, whatever it was made of.
struct MarkdownText: Hashable {
  /// Escaped, on one line.
  let text: String

  /// Escapes everything that Markdown, or the HTML in it, gives a meaning to.
  init(_ raw: String) {
    text = PlainLine(raw).text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "!":
        result += "\\\(character)"
      // Nothing is linked, and nobody is notified.
      case "@": result += "&#64;"
      default: result.append(character)
      }
    }
    .replacing("://", with: ":&#47;/")
  }

  /// Text as code: between more backticks than it has in a row itself.
  ///
  /// In a table a bar ends the cell even within code, unless there is a backslash before it.
  init(code raw: String, inTable: Bool = false) {
    let line = PlainLine(raw).text
    let runs = line.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let content = inTable ? line.replacing("|", with: "\\|") : line
    let pad = content.hasPrefix("`") || content.hasSuffix("`") || content.isEmpty ? " " : ""
    text = fence + pad + content + pad + fence
  }
}
