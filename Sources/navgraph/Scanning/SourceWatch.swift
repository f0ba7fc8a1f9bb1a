/// Does something again whenever a source of the app changes.
///
/// Looks at the dates of the files once a second: that works on every file system and in every container, where
/// notifications do not.
struct SourceWatch {
  private let options: SourceOptions
  private static let pause = Duration.seconds(1)

  init(_ options: SourceOptions) { self.options = options }

  /// Runs until the user stops it; what goes wrong is told, and tried again after the next change.
  func run(_ work: @Sendable () async throws -> Void) async throws {
    var last: [Stamp]?
    while !Task.isCancelled {
      let now = try stamps()
      if now != last {
        last = now
        try await attempt(work)
        Console.say("watching for changes; stop with Ctrl-C")
      }
      try await Task.sleep(for: Self.pause)
    }
  }

  private func attempt(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let failure as Failure {
      // Wrong usage does not mend itself.
      if failure.status == .usage { throw failure }
      Console.say("error: \(failure.message)")
    } catch let status as ExitStatus {
      if status == .brokenPipe { throw status }
    }
  }

  /// What shows that a file has changed.
  private struct Stamp: Hashable {
    var path: String
    var size: Int
    var modified: Int
  }

  private func stamps() throws -> [Stamp] {
    let root = try ScanRoot(options.paths)
    let rules = SkipRules(
      includesTests: options.includeTests, includesLibraries: options.includeVendored, isExcluded: { _ in false })
    let settings = options.config ?? "\(root.folder)/.navgraph.yml"
    let paths = FolderWalk(root, rules: rules).files.sorted() + [settings]
    return paths.compactMap { path in
      (try? FileStatus(at: path, followingLinks: true)).map { status in
        Stamp(path: path, size: status.size, modified: status.modified)
      }
    }
  }
}
