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

  /// A tree with all that the notation has, for those who look for it.
  package static let example = "Tab<1>[Nav[Home], Nav[Shop, Product(7)]] ^ Login"

  /// What to tell whoever wrote the text: `the tree 'Nav[' cannot be read: …`.
  package func complaint(about name: String) -> String {
    "\(name) cannot be read: \(self)\na tree looks like this: \(Self.example)"
  }
}
