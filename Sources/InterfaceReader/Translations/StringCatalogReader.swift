package import Facts
import NavigationModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileReader {
  /// Xcode's catalogues of texts in all languages.
  static let stringCatalog = FileReader(
    name: "string catalog", suffixes: [".xcstrings"], read: readStringCatalog)
}

/// The texts of an `.xcstrings` catalogue in `bytes` in its own first language; `path` is relative to the scanned root.
///
/// Never fails: what is no catalogue has no texts, which is told as a problem.
/// - Complexity: O(*n* log *n*) in the number of bytes.
@Sendable
package func readStringCatalog(_ bytes: [UInt8], path: String) -> FileFacts {
  guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: Data(bytes)) else {
    let problem = Problem(
      place: SourcePlace(file: path, line: 1, column: 1),
      message: "this is no catalogue of texts: titles from it are left out",
      losesInput: false)
    return FileFacts(path: path, content: .unreadable, problems: [problem])
  }
  let language = catalog.sourceLanguage ?? "en"
  let entries = catalog.strings.compactMap { key, entry in
    entry.localizations?[language]?.stringUnit?.value.map { TranslationFacts.Entry(key: key, text: $0) }
  }
  return FileFacts(
    path: path, content: .translations(TranslationFacts(entries: entries.sorted { $0.key < $1.key })))
}

/// As far as it is of use: without plural forms and states of translation.
private struct StringCatalog: Decodable {
  var sourceLanguage: String?
  var strings: [String: Entry]

  struct Entry: Decodable { var localizations: [String: Localization]? }
  struct Localization: Decodable { var stringUnit: Unit? }
  struct Unit: Decodable { var value: String? }
}
