/// Text as Mermaid shows it, whatever it was made of; to be put between quotes.
///
/// Everything but letters, digits and a few harmless signs is written as the number of its character: quotes end a
/// label, `<` begins markup, `%%{` a directive, `1.` a list, and what else means something differs by version.
struct MermaidText: Hashable {
  let text: String

  init(_ raw: String) {
    let line = PlainLine(raw).text
    // An empty label is an error.
    guard !line.isEmpty else {
      text = " "
      return
    }
    text = line.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isPlainInMermaid {
        result.unicodeScalars.append(scalar)
      } else if scalar == "\\" {
        // Before an `n`, even its number would break the line.
        result += "⧵"
      } else {
        result += "#\(scalar.value);"
      }
    }
  }

  /// Lines below each other, in quotes.
  static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map { MermaidText($0).text }.joined(separator: "<br/>") + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainInMermaid: Bool {
    guard isASCII else { return true }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "?", "/": return true
    default: return false
    }
  }
}
