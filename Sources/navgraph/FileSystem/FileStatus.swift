#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What lies at a path.
struct FileStatus {
  enum Kind: Hashable {
    case file, folder, link
    /// A pipe, a socket or a device: opening it could wait for ever.
    case special
  }

  let kind: Kind
  /// In bytes.
  let size: Int
  /// When its content last changed, in nanoseconds since 1970.
  let modified: Int
  let identity: Identity

  /// The same for two paths exactly if both lead to the same thing.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// Asks about a path; a symbolic link is itself unless it is to be followed.
  init(at path: String, followingLinks: Bool = false) throws(SystemFailure) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw SystemFailure() }
    self.init(status)
  }

  /// Asks about an open file.
  init(descriptor: Int32) throws(SystemFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemFailure() }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .special
    }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }
}

/// The absolute path of something that exists, without symbolic links and `..`.
func realPath(_ path: String) throws(SystemFailure) -> String {
  guard let resolved = realpath(path, nil) else { throw SystemFailure() }
  defer { free(resolved) }
  return String(cString: resolved)
}
