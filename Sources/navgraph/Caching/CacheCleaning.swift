#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps the cache folder within bounds: what has not been used for longest goes.
struct CacheCleaning {
  private let folder: String
  private let limit: Int

  /// - Parameters:
  ///   - folder: the cache folder; only files that carry our names are touched.
  ///   - limit: how many bytes may lie in it.
  init(of folder: String, limit: Int = 512 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// Deletes packs until the rest is within the limit, and what runs that were broken off have left.
  func clean(sparing spared: String) {
    guard let names = try? FolderListing(of: folder).names else { return }
    var packs: [(path: String, size: Int, modified: Int)] = []
    for name in names {
      let path = "\(folder)/\(name)"
      guard let status = try? FileStatus(at: path), status.kind == .file else { continue }
      if name.hasSuffix(".facts") {
        packs.append((path, status.size, status.modified))
      } else if name.hasSuffix(".tmp"), name.contains(".facts."), isOld(status) {
        unlink(path)
      }
    }
    var total = packs.reduce(0) { $0 + $1.size }
    for pack in packs.sorted(by: { $0.modified < $1.modified }) where total > limit && pack.path != spared {
      unlink(pack.path)
      total -= pack.size
    }
  }

  /// An hour is more than any run needs to write a file.
  private func isOld(_ status: FileStatus) -> Bool { time(nil) - status.modified / 1_000_000_000 > 3600 }
}
