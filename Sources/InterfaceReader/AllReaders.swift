package import Facts

/// Every reader of this target, sorted by name.
///
/// A new one is its file and a line here.
package let allReaders: [FileReader] = [
  .buildSettings,
  .interface,
  .propertyList,
]

/// Turns the bytes of one file into facts; never fails, whatever the bytes are.
package struct FileReader: Sendable {
  /// For people, unique.
  package let name: String
  /// Ends of the file names that it claims, in lower case.
  package let suffixes: [String]
  /// Reads the bytes of the file at a path relative to the scanned root.
  package let read: @Sendable (_ bytes: [UInt8], _ path: String) -> FileFacts

  /// Whether this reader is the one for the file at `path`.
  package func claims(_ path: String) -> Bool {
    let path = path.lowercased()
    return suffixes.contains { path.hasSuffix($0) }
  }
}
