package import Testing

/// A text for a parameterised test that stands in its log with its beginning only.
package struct LongText: CustomTestStringConvertible, Sendable {
  /// The whole text.
  package var text: String

  package init(_ text: String) { self.text = text }

  package var testDescription: String {
    let start = text.prefix(40).filter { !$0.isNewline }
    return "\(start)… (\(text.utf8.count) bytes)"
  }
}
