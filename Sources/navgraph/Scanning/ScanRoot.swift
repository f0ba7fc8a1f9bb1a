import NavGraphKit

/// Where the app lies: what the user named, and the folder that all paths are relative to.
struct ScanRoot {
  /// Absolute, without symbolic links.
  let folder: String
  /// Absolute paths of the folders to walk, in the order in which they were named.
  let folders: [String]
  /// Absolute paths of the files that were named themselves.
  let files: [String]

  /// Name of the app, for titles and files.
  var name: String { folder == "/" ? "App" : lastName(of: folder) }

  /// Finds what the user named.
  ///
  /// The root is the folder itself where one was named, the folder of a single file, and else the deepest folder that
  /// holds everything named. A symbolic link that is named leads to what it points to.
  init(_ paths: [String]) throws {
    var folders: [String] = []
    var files: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      let (real, kind) = try Self.resolve(path)
      switch kind {
      case .folder: folders.append(real)
      case .file where isSource(path: real): files.append(real)
      case .file:
        throw Failure(
          status: .usage,
          message: "\(path.quoted) is none of the files that are read: Swift, storyboard, xib, Info.plist")
      case .link, .special:
        throw Failure(status: .usage, message: "\(path.quoted) is neither a file nor a folder")
      }
    }
    self.folders = folders
    self.files = files
    folder = Self.commonFolder(of: folders + files.map(parentFolder))
  }

  private static func resolve(_ path: String) throws -> (path: String, kind: FileStatus.Kind) {
    do throws(SystemFailure) {
      let real = try realPath(path)
      return (real, try FileStatus(at: real).kind)
    } catch {
      let what = error.isMissing ? "there is no file or folder \(path.quoted)" : "\(path.quoted): \(error)"
      throw Failure(status: .usage, message: what)
    }
  }

  private static func commonFolder(of folders: [String]) -> String {
    let parts = folders.map { $0.split(separator: "/") }
    var common = parts.first ?? []
    for other in parts.dropFirst() {
      common = zip(common, other).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// The path from the root, with `/` between its parts; `.` for the root itself.
  func relative(_ path: String) -> String {
    if path == folder { return "." }
    return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }

  /// The path of a file that may also lie elsewhere: then its name alone, for no output knows paths outside the root.
  func name(of path: String) -> String {
    folder == "/" || path.hasPrefix(folder + "/") ? relative(path) : lastName(of: path)
  }
}
