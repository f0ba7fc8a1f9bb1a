import Facts

/// The texts that keys stand for in the language that the app is written in.
struct Translations {
  private var texts: [String: String] = [:]

  /// Of tables that disagree the first by its path counts.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  init(_ tables: [(path: String, facts: TranslationFacts)]) {
    for table in tables.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      for entry in table.facts.entries where texts[entry.key] == nil { texts[entry.key] = entry.text }
    }
  }

  /// The text of a key, where it stands as it is: without places for numbers and names.
  subscript(key: String) -> String? { texts[key].flatMap { $0.contains("%") ? nil : $0 } }
}
