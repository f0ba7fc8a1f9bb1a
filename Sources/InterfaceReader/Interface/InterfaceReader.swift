package import Facts
import NavigationModel

extension FileReader {
  /// Storyboards and xibs.
  static let interface = FileReader(name: "interface", suffixes: [".storyboard", ".xib"], read: readInterface)
}

/// What the storyboard or xib in `bytes` says; `path` is relative to the scanned root.
///
/// Never fails: of a broken document, everything before the place where it breaks counts.
@Sendable
package func readInterface(_ bytes: [UInt8], path: String) -> FileFacts {
  var handler = InterfaceHandler(path: path)
  var document = XMLDocument(bytes, path: path, allowsDocumentType: false)
  let broken = document.read(into: &handler)
  let problems = handler.finish() + broken
  return FileFacts(
    path: path, content: handler.isInterface ? .interface(handler.facts) : .unreadable,
    problems: problems.sorted { $0.place < $1.place })
}

extension InterfaceFacts {
  /// Facts of the file at `path`, of which nothing is read yet.
  init(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    self.init(kind: path.lowercased().hasSuffix(".xib") ? .xib : .storyboard, name: String(stem))
  }
}
