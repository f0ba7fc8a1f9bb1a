package import Facts
import NavigationModel

extension FileReader {
  /// Tables of texts, in the language that apps are written in; other languages say nothing more of what leads where.
  static let strings = FileReader(
    name: "strings", suffixes: [".strings"], folders: ["base.lproj", "en.lproj"], read: readStrings)
}

/// The texts of a `.strings` table in `bytes`; `path` is relative to the scanned root.
///
/// Never fails: what is no entry is passed over. A property list under that name has none.
/// - Complexity: O(*n*) in the number of bytes.
@Sendable
package func readStrings(_ bytes: [UInt8], path: String) -> FileFacts {
  var scanner = StringsScanner(DecodedText(bytes).bytes)
  return FileFacts(path: path, content: .translations(TranslationFacts(entries: scanner.entries())))
}
