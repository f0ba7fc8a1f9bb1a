/// A small whole app as text, for a rule's page and its test.
///
/// Each file begins with a line `//- /Path.swift`. The sign `↓` stands right before the place of a finding, and is taken
/// out before the file is read.
package struct Example: Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The files, in order, still with their marks.
  package var files: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- /") {
        files.append((String(line.dropFirst(5)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }

  /// Whether a place is marked; a finding about the app as a whole has none.
  package var isMarked: Bool { text.contains("↓") }

  /// The files as Markdown code blocks, each under its path; files without a mark only set the stage and are left out.
  var fenced: String {
    files.filter { !isMarked || $0.text.contains("↓") }.map { path, text in
      let language = path.hasSuffix(".swift") ? "swift" : path.hasSuffix(".yml") ? "yaml" : "xml"
      let trimmed = text.drop(while: \.isNewline)
      return "`\(path)`:\n\n```\(language)\n\(trimmed)```\n"
    }.joined(separator: "\n")
  }
}
