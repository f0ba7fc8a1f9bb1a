package import Facts
import NavigationModel

extension FileReader {
  /// Information property lists: `Info.plist`, `MyApp-Info.plist`.
  static let propertyList = FileReader(name: "property list", suffixes: ["info.plist"], read: readPropertyList)
}

/// What the information property list in `bytes` says; `path` is relative to the scanned root.
///
/// Never fails: of a broken document, everything before the place where it breaks counts.
@Sendable
package func readPropertyList(_ bytes: [UInt8], path: String) -> FileFacts {
  if bytes.starts(with: Array("bplist".utf8)) { return readBinaryPropertyList(bytes, path: path) }
  var handler = PropertyListHandler(path: path)
  var document = XMLDocument(bytes, path: path, allowsDocumentType: true)
  let problems = document.read(into: &handler)
  return FileFacts(
    path: path, content: handler.isPropertyList ? .propertyList(handler.facts) : .unreadable,
    problems: handler.problems + problems)
}
