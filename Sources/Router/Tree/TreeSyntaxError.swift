/// Why a text is not a tree.
package struct TreeSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that is none.
  package var text = ""
  /// Where in the text, in characters counted from 1.
  package var column: Int
  /// What is wrong, in a plain sentence.
  package var message: String

  /// Creates an error.
  package init(column: Int, message: String) {
    self.column = column
    self.message = message
  }

  /// `column 7: a tree goes on here, but nothing should follow`.
  package var description: String { "column \(column): \(message)" }
}
