#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of files that runs of this program write, and keep in step with the app.
///
/// What earlier runs wrote and this one does not is deleted, so that no page of a removed screen stays. A list in the
/// folder says what that is: nothing else is ever deleted or overwritten.
struct OwnFolder {
  private let path: String
  /// Names that earlier runs wrote.
  private let known: Set<String>

  /// Name of the list.
  static let listName = ".navgraph-files"
  private static let head = "# Written by navgraph; deleted with the page that it is of."

  /// Looks at a folder, which need not exist.
  init(_ path: String) throws {
    self.path = path
    do throws(SystemFailure) {
      let bytes = try readFile(at: "\(path)/\(Self.listName)")
      known = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter(Self.isPlain))
    } catch {
      guard error.isMissing else {
        throw Failure(status: .failed, message: "'\(path.visible)/\(Self.listName)' could not be read: \(error)")
      }
      known = []
    }
  }

  /// What a call changed.
  struct Change {
    var written = 0
    var deleted = 0
  }

  /// Writes files, and deletes what earlier runs wrote beside them.
  ///
  /// Refuses before it changes anything if a file is in the way that no earlier run wrote.
  func replace(with files: [(name: String, text: String)]) throws -> Change {
    for file in files where !known.contains(file.name) { try refuseStranger(file.name, text: file.text) }
    let names = Set(files.map(\.name))
    // If this run is broken off, the next one still knows everything that is ours.
    try write(Self.list(of: known.union(names)), to: Self.listName)
    var change = Change(written: files.count)
    // First: where case does not count, a new page may have the old one's name.
    for name in known.subtracting(names).sorted() where deleteFile(at: "\(path)/\(name)") { change.deleted += 1 }
    for file in files { try write(file.text, to: file.name) }
    try write(Self.list(of: names), to: Self.listName)
    return change
  }

  private func refuseStranger(_ name: String, text: String) throws {
    let file = "\(path)/\(name)"
    guard (try? FileStatus(at: file)) != nil, (try? readFile(at: file)) != Array(text.utf8) else { return }
    throw Failure(
      status: .failed,
      message: "\(file.quoted) is in the way, and was not written by navgraph; name another folder, or delete it")
  }

  private func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    do throws(SystemFailure) {
      try writeAtomically(Array(text.utf8), to: file)
    } catch {
      throw Failure(status: .failed, message: "\(file.quoted) could not be written: \(error)")
    }
  }

  private static func list(of names: Set<String>) -> String {
    ([head] + names.sorted()).map { $0 + "\n" }.joined()
  }

  /// Whether a line of the list can be a name that was written: in the folder itself, and not hidden.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("#")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"): true
        default: false
        }
      }
  }
}

/// Deletes a file, never a folder or what a link leads to.
func deleteFile(at path: String) -> Bool {
  guard let status = try? FileStatus(at: path), status.kind == .file else { return false }
  return unlink(path) == 0
}
