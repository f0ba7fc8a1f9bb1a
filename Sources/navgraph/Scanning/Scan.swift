import NavGraphKit
import NavigationModel

/// The sources of an app, as bytes.
struct Scan {
  /// Sorted by the bytes of their paths.
  var files: [SourceFile] = []
  /// What could not be read, sorted by place.
  var problems: [ReadingProblem] = []
  /// What was left out on purpose, sorted by path.
  var skipped: [(path: String, reason: SkipReason)] = []

  /// Walks the folders and reads what they hold.
  ///
  /// - Parameter jobs: how many files to read at a time; changes nothing about the result.
  init(_ root: ScanRoot, rules: SkipRules, jobs: Int) async {
    let walk = FolderWalk(root, rules: rules)
    let paths = walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    problems = walk.problems
    skipped = walk.skipped.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for (path, outcome) in zip(paths, await Self.read(paths, jobs: jobs)) {
      let name = root.relative(path)
      switch outcome {
      case .success(let bytes): files.append(SourceFile(path: name, bytes: bytes))
      case .failure(let failure):
        let place = SourcePlace(file: name, line: 1, column: 1)
        problems.append(ReadingProblem(place: place, message: "could not be read: \(failure)", losesInput: true))
      }
    }
    problems.sort { $0.place < $1.place }
  }

  private typealias Outcome = Result<[UInt8], SystemFailure>

  /// Reads files on several threads, each every `jobs`-th of them; results keep the order.
  private static func read(_ paths: [String], jobs: Int) async -> [Outcome] {
    await withTaskGroup(of: [(Int, Outcome)].self) { group in
      for worker in 0..<jobs {
        group.addTask(executorPreference: globalConcurrentExecutor) {
          stride(from: worker, to: paths.count, by: jobs).map { index in
            (index, Outcome { () throws(SystemFailure) in try readFile(at: paths[index]) })
          }
        }
      }
      var outcomes: [(Int, Outcome)] = []
      for await part in group { outcomes += part }
      return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
