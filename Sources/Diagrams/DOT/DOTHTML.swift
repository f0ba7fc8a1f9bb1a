/// Markup inside a DOT file, between angle brackets.
struct DOTHTML: Hashable {
  /// With its outer angle brackets.
  let text: String

  /// A card: a bold title above smaller lines.
  init(title: String, lines: [String]) {
    let rest = lines.map { "<BR/><FONT POINT-SIZE=\"9\">\(Self.escaped($0))</FONT>" }
    text = "<<B>\(Self.escaped(title))</B>\(rest.joined())>"
  }

  /// Text as markup; one character at a time, so that nothing is escaped twice.
  private static func escaped(_ text: String) -> String {
    // Markup must not be empty.
    let line = text.isEmpty ? " " : DisplayText.line(text)
    return line.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
