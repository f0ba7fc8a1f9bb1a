#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import NavGraphKit
import NavigationModel

/// The files of an app, found but not yet read, and the settings that go with them.
struct FoundSources {
  var root: ScanRoot
  var scan: Scan
  var settings: Settings
  /// How many files to read at a time.
  var jobs: Int

  /// Finds the files; tells on standard error what is left out.
  static func find(_ options: SourceOptions) async throws -> FoundSources {
    let root = try ScanRoot(options.paths)
    var settings = try Self.settings(options.config, root: root)
    settings.exclude += options.exclude
    settings.includeTests = settings.includeTests || options.includeTests
    let rules = SkipRules(
      includesTests: settings.includeTests, includesLibraries: options.includeVendored,
      isExcluded: settings.excludes)
    let jobs = options.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let scan = await Scan(root, rules: rules, jobs: jobs)
    if options.verbose { scan.details.forEach(Console.say) }
    if !options.quiet { Console.say(scan.summary) }
    return FoundSources(root: root, scan: scan, settings: settings, jobs: jobs)
  }

  /// Tells on standard error what could not be read; says whether some of the app is missing because of it.
  func report(_ problems: [ReadingProblem]) throws -> ExitStatus {
    let problems = scan.problems + problems
    for problem in problems { Console.say(Self.line(for: problem)) }
    if scan.files.isEmpty, problems.isEmpty {
      throw Failure(
        status: .usage, message: "\(root.folder.quoted) holds no Swift file, storyboard, xib or Info.plist to read")
    }
    return problems.contains(where: \.losesInput) ? .incomplete : .clean
  }

  static func line(for problem: ReadingProblem) -> String {
    let word = problem.losesInput ? "error" : "note"
    return "\(problem.place.description.visible): \(word): \(problem.message.visible)"
  }

  /// Says that a file that looks like the settings is none.
  private static func sayMisnamed(in root: ScanRoot) {
    for name in ["navgraph.yml", "navgraph.yaml", ".navgraph.yaml"]
    where (try? FileStatus(at: root.folder == "/" ? "/\(name)" : "\(root.folder)/\(name)")) != nil {
      Console.say("\(name): note: settings are read from '.navgraph.yml'; this file is not")
    }
  }

  /// Where a text ceases to be UTF-8, counted from 1.
  private static func placeOfFirstMistake(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let broken = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    let line = Array(lines[broken])
    // The first piece that is none begins where the longest one that is one ends.
    let column = line.indices.last { String(validating: line[..<$0], as: UTF8.self) != nil } ?? 0
    return (broken + 1, column + 1)
  }

  /// The settings in the file that the user named, else in that of the app, if it has one.
  static func settings(_ path: String?, root: ScanRoot) throws -> Settings {
    let standard = root.folder == "/" ? "/.navgraph.yml" : "\(root.folder)/.navgraph.yml"
    let bytes: [UInt8]
    do throws(SystemFailure) {
      // A link to settings that several apps share is followed, be it named or found.
      bytes = try readFile(at: realPath(path ?? standard))
    } catch {
      if path == nil, error.isMissing, (try? FileStatus(at: standard)) == nil {
        sayMisnamed(in: root)
        return Settings()
      }
      throw Failure(status: .usage, message: "the settings in \((path ?? standard).quoted) could not be read: \(error)")
    }
    guard let yaml = String(validating: bytes, as: UTF8.self) else {
      let (line, column) = placeOfFirstMistake(in: bytes)
      throw Failure(
        status: .usage,
        message: "the settings in \((path ?? standard).quoted) are not UTF-8: line \(line), byte \(column)")
    }
    do {
      let file = try path.map { root.name(of: try realPath($0)) } ?? ".navgraph.yml"
      return try Settings(yaml: yaml, path: path ?? ".navgraph.yml", file: file)
    } catch {
      throw Failure(status: .usage, message: "the settings cannot be used\n\(error)")
    }
  }
}
