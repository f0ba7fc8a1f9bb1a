/// What a table of texts says in the language that the app is written in.
package struct TranslationFacts: Hashable, Sendable {
  package var entries: [Entry]

  /// One text, by the key under which code asks for it.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var text: String

    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  package init(entries: [Entry] = []) { self.entries = entries }
}
