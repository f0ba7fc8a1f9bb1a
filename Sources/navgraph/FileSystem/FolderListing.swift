#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The names in a folder, sorted by their bytes.
struct FolderListing {
  var names: [String] = []
  /// Names that are no UTF-8 and so no text; their bytes are shown with replacement characters.
  var unreadableNames: [String] = []

  /// Lists a folder, without the folder itself and its parent.
  init(of folder: String) throws(SystemFailure) {
    guard let stream = opendir(folder) else { throw SystemFailure() }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = Self.name(of: entry)
      guard let name = String(validating: bytes, as: UTF8.self) else {
        unreadableNames.append(String(decoding: bytes, as: UTF8.self))
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unreadableNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }
}
