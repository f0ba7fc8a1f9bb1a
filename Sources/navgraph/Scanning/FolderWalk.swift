import NavGraphKit
import NavigationModel

/// Finds the app's own sources in folders.
///
/// Symbolic links are not followed: what they lead to inside the app is read at its own place, and what lies outside is
/// not the app's. So no loop of links can trap the walk, and no file is read twice.
struct FolderWalk {
  private let root: ScanRoot
  private let rules: SkipRules
  /// Absolute paths of the files to read.
  private(set) var files: Set<String> = []
  /// What was left out, with the reason.
  private(set) var skipped: [(path: String, reason: SkipReason)] = []
  private(set) var problems: [ReadingProblem] = []
  /// Folders can be mounted into themselves, and be named twice.
  private var entered: Set<FileStatus.Identity> = []

  /// A folder that waits to be listed, with the names that led to it.
  private struct Visit {
    let path: String
    let ancestors: [String]
  }

  /// Files larger than this are machine-made, and none is source.
  static let sizeLimit = 32 << 20

  /// Walks everything that the user named.
  init(_ root: ScanRoot, rules: SkipRules) {
    self.root = root
    self.rules = rules
    for file in root.files { consider(file: file, size: (try? FileStatus(at: file))?.size ?? 0) }
    var waiting = root.folders.reversed().map { Visit(path: $0, ancestors: []) }
    while let visit = waiting.popLast() { waiting += enter(visit).reversed() }
  }

  /// Lists one folder; gives the folders in it that are to be entered.
  private mutating func enter(_ visit: Visit) -> [Visit] {
    do throws(SystemFailure) {
      guard entered.insert(try FileStatus(at: visit.path).identity).inserted else { return [] }
      let listing = try FolderListing(of: visit.path)
      for name in listing.unreadableNames where isSource(path: "\(visit.path)/\(name)") {
        lose("\(visit.path)/\(name)", "its name is not UTF-8; rename it")
      }
      return listing.names.compactMap { name in look(at: name, in: visit) }
    } catch {
      lose(visit.path, "this folder could not be read: \(error)")
      return []
    }
  }

  /// Looks at one name; gives a folder to enter, if it is one.
  private mutating func look(at name: String, in visit: Visit) -> Visit? {
    let path = visit.path == "/" ? "/\(name)" : "\(visit.path)/\(name)"
    guard let status = try? FileStatus(at: path) else {
      if isSource(path: path) { lose(path, "could not be read") }
      return nil
    }
    switch status.kind {
    case .folder:
      guard let reason = rules.reason(toSkipFolder: root.relative(path), ancestors: visit.ancestors) else {
        return Visit(path: path, ancestors: visit.ancestors + [name])
      }
      if reason == .libraries, rules.mayHoldOwn(name) {
        considerOwn(in: path, OwnHeaders(around: root.relative(path).split(separator: "/")), depth: 0)
      }
      skipped.append((root.relative(path) + "/", reason))
      if SkipRules.isAssetCatalog(name), reason == .bundles { considerStrays(in: path) }
    case .file where isSource(path: path):
      guard let reason = rules.reason(toSkipFile: root.relative(path)) else {
        consider(file: path, size: status.size)
        return nil
      }
      skipped.append((root.relative(path), reason))
    case .link where isSource(path: path) || (try? FileStatus(at: path, followingLinks: true))?.kind == .folder:
      skipped.append((root.relative(path), .links))
    case .special where isSource(path: path):
      skipped.append((root.relative(path), .special))
    case .file, .link, .special: break
    }
    return nil
  }

  /// Sources that somebody saved into a catalog of pictures: Xcode builds them from there.
  private mutating func considerStrays(in folder: String) {
    for name in (try? FolderListing(of: folder))?.names ?? [] where name.hasSuffix(".swift") {
      let path = "\(folder)/\(name)"
      guard rules.reason(toSkipFile: root.relative(path)) == nil, let status = try? FileStatus(at: path),
        status.kind == .file
      else { continue }
      consider(file: path, size: status.size)
    }
  }

  /// Sources whose heads name the app's own project, in a folder for copies of libraries.
  private mutating func considerOwn(in folder: String, _ headers: OwnHeaders, depth: Int) {
    guard depth < Self.libraryDepth else { return }
    for name in (try? FolderListing(of: folder))?.names ?? [] {
      let path = "\(folder)/\(name)"
      guard let status = try? FileStatus(at: path) else { continue }
      if status.kind == .folder, rules.reason(toSkipFolder: root.relative(path), ancestors: []) == nil {
        considerOwn(in: path, headers, depth: depth + 1)
      }
      guard status.kind == .file, name.hasSuffix(".swift"), status.size <= Self.sizeLimit,
        rules.reason(toSkipFile: root.relative(path)) == nil, let bytes = try? readFile(at: path),
        headers.isOwn(bytes.prefix(Self.headLength))
      else { continue }
      consider(file: path, size: status.size)
    }
  }

  private static let libraryDepth = 4
  private static let headLength = 512

  private mutating func consider(file path: String, size: Int) {
    guard size > Self.sizeLimit else {
      files.insert(path)
      return
    }
    lose(
      path,
      "its \(size >> 20) MB are more than the \(Self.sizeLimit >> 20) MB that are read; exclude it or split it")
  }

  private mutating func lose(_ path: String, _ message: String) {
    let place = SourcePlace(file: root.relative(path), line: 1, column: 1)
    problems.append(ReadingProblem(place: place, message: message, losesInput: true))
  }
}
