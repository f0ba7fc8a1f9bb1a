package import Facts

/// Every reader of this target, sorted by name.
///
/// A new one is its file and a line here.
package let allReaders: [FileReader] = [
  .buildSettings,
  .interface,
  .propertyList,
  .stringCatalog,
  .strings,
]

/// Turns the bytes of one file into facts; never fails, whatever the bytes are.
package struct FileReader: Sendable {
  /// For people, unique.
  package let name: String
  /// Ends of the file names that it claims, in lower case.
  package let suffixes: [String]
  /// Ends of the paths of the folders that its files stand in, in lower case; none if that does not matter.
  var folders: [String] = []
  /// Reads the bytes of the file at a path relative to the scanned root.
  package let read: @Sendable (_ bytes: [UInt8], _ path: String) -> FileFacts

  /// Whether this reader is the one for the file at `path`.
  package func claims(_ path: String) -> Bool {
    let path = path.lowercased()
    guard suffixes.contains(where: { path.hasSuffix($0) }) else { return false }
    guard !folders.isEmpty else { return true }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folders.contains { folder.hasSuffix($0) }
  }
}
