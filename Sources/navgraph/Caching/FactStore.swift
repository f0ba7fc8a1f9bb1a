#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import NavGraphKit

/// The facts of one app in the cache folder.
///
/// All in one file: a thousand small ones take longer to open than to decode. The file is replaced as a whole, so runs
/// at the same time do not meet; the last one's work is kept. Whatever goes wrong here changes nothing but the time that
/// a run takes, so nothing is said about it.
struct FactStore {
  /// What the app's reading uses and renews.
  var facts: FactCache
  private let folder: String
  private let path: String

  /// A larger pack is not worth its reading.
  private static let sizeLimit = 256 << 20

  /// Takes up what is stored for the app below a folder; `nil` where the system gives no place for it.
  init?(root: String, folder: String) {
    guard let tool = try? FileStatus(at: ownExecutable, followingLinks: true) else { return nil }
    self.folder = folder
    path = "\(folder)/\(FactCache.fileName(forRoot: root))"
    var stored: [UInt8] = []
    if let status = try? FileStatus(at: path), status.size <= Self.sizeLimit {
      stored = (try? readFile(at: path)) ?? []
    }
    var random = SystemRandomNumberGenerator()
    facts = FactCache(
      stored: stored, tool: "\(toolVersion) \(tool.size) \(tool.modified)", secret: (random.next(), random.next()))
  }

  /// Stores what is new.
  func save() {
    guard let bytes = facts.renewedBytes else {
      // The oldest packs are the first to go.
      utimes(path, nil)
      return
    }
    guard bytes.count <= Self.sizeLimit else { return }
    do throws(SystemFailure) {
      // It tells of the app's source, which is nobody else's business.
      try makeFolders(to: folder, mode: 0o700)
      try writeAtomically(bytes, to: path)
    } catch { return }
    CacheCleaning(of: folder).clean(sparing: path)
  }
}
