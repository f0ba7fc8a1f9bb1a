#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a file so that nobody ever sees half of it: into a neighbour first, which then takes its name.
///
/// Folders on the way are made. A file that already holds these bytes is left alone, with its date, so that nothing that
/// depends on it is made anew.
func writeAtomically(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
  try makeFolders(to: parentFolder(of: path))
  let old = try existingFile(at: path)
  if let old, old.size == bytes.count, (try? readFile(at: path)) == bytes { return }
  let neighbour = "\(path).\(getpid()).tmp"
  let descriptor = open(neighbour, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw SystemFailure() }
  do throws(SystemFailure) {
    try fill(descriptor, with: bytes)
    guard rename(neighbour, path) == 0 else { throw SystemFailure() }
  } catch {
    unlink(neighbour)
    throw error
  }
}

/// The file that stands at the path; refuses everything that renaming would put out of the way unasked.
private func existingFile(at path: String) throws(SystemFailure) -> FileStatus? {
  guard let status = try? FileStatus(at: path, followingLinks: true) else { return nil }
  switch status.kind {
  case .folder: throw SystemFailure(code: EISDIR)
  case .special: throw SystemFailure(code: EEXIST)
  case .file, .link: return status
  }
}

private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemFailure) {
  var outcome: SystemFailure?
  do throws(SystemFailure) { try writeAll(bytes, to: descriptor) } catch { outcome = error }
  // Some file systems report a full disk only here.
  if close(descriptor) != 0, outcome == nil { outcome = SystemFailure() }
  if let outcome { throw outcome }
}

/// Makes a folder and those on the way to it; what is there stays as it is.
func makeFolders(to folder: String, mode: mode_t = 0o777) throws(SystemFailure) {
  if mkdir(folder, mode) == 0 { return }
  switch errno {
  case EEXIST:
    guard try FileStatus(at: folder, followingLinks: true).kind == .folder else { throw SystemFailure(code: ENOTDIR) }
  case ENOENT:
    try makeFolders(to: parentFolder(of: folder), mode: mode)
    guard mkdir(folder, mode) == 0 || errno == EEXIST else { throw SystemFailure() }
  default: throw SystemFailure()
  }
}

/// The folder that a path lies in.
func parentFolder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
func lastName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}
