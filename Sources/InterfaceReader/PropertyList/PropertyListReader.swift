package import Facts
import NavigationModel

extension FileReader {
  /// Information property lists: `Info.plist`, `MyApp-Info.plist`, or whatever a target calls its own.
  static let propertyList = FileReader(name: "property list", suffixes: [".plist"], read: readPropertyList)
}

/// What the information property list in `bytes` says; `path` is relative to the scanned root.
///
/// Never fails: of a broken document, everything before the place where it breaks counts.
@Sendable
package func readPropertyList(_ bytes: [UInt8], path: String) -> FileFacts {
  guard path.lowercased().hasSuffix("info.plist") || isOfBundle(bytes) else {
    return FileFacts(path: path, content: .propertyList(PropertyListFacts()), problems: [])
  }
  if bytes.starts(with: Array("bplist".utf8)) { return readBinaryPropertyList(bytes, path: path) }
  var handler = PropertyListHandler(path: path)
  var document = XMLDocument(bytes, path: path, allowsDocumentType: true)
  let problems = document.read(into: &handler)
  return FileFacts(
    path: path, content: handler.isPropertyList ? .propertyList(handler.facts) : .unreadable,
    problems: handler.problems + problems)
}

/// Whether a property list says what a bundle is, as `CFBundleIdentifier` does; many only hold data of the app.
private func isOfBundle(_ bytes: [UInt8]) -> Bool {
  let mark = Array("CFBundle".utf8)
  var rest = bytes[...]
  while let start = rest.firstIndex(of: mark[0]) {
    rest = rest[start...]
    if rest.starts(with: mark) { return true }
    rest = rest.dropFirst()
  }
  return false
}
