/// The script of the page: plain functions that share one scope, an idea to a file.
enum PageScript {
  /// Each part is a text of its own, so that it can be read and tested as one.
  static let parts: [String] = [
    stateScript, sheetScript, viewScript, searchScript, lightScript, cardScript, keyScript, startScript,
  ]

  /// All of it, in a scope of its own.
  static let text = "(() => {\n'use strict';\n" + parts.joined(separator: "\n") + "\n})();\n"
}
