/// Text that Graphviz writes as it stands: an escaped string.
///
/// Besides the quote, a backslash must be doubled, because `\N` or `\l` in a label are commands.
struct DOTLabel: Hashable {
  /// With its quotes.
  let text: String

  /// A label of lines, each cut to what a reader bears.
  init(_ lines: [String]) {
    let escaped = lines.map { line in
      DisplayText.line(line).replacing("\\", by: "\\\\").replacing("\"", by: "\\\"")
    }
    text = "\"" + escaped.joined(separator: "\\n") + "\""
  }
}

extension String {
  /// Every occurrence of one character replaced by a text.
  func replacing(_ character: Character, by replacement: String) -> String {
    reduce(into: "") { $0 += $1 == character ? replacement : String($1) }
  }
}
