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

  /// An address as the target of a link: whatever could end it is written as its number.
  static func address(_ raw: String) -> String {
    PlainLine(raw).text.reduce(into: "") { result, character in
      switch character {
      case " ": result += "%20"
      case "(": result += "%28"
      case ")": result += "%29"
      case "<": result += "%3C"
      case ">": result += "%3E"
      case "\\": result += "%5C"
      case "|": result += "%7C"
      default: result.append(character)
      }
    }
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
