#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import NavGraphKit
import NavigationModel

/// An app, read and linked, with what the user said about it.
struct LoadedApp {
  var app: App
  /// Name of the app, after its folder.
  var name: String
  var settings: Settings
  /// `incomplete` where some of the app is missing from the model.
  var status: ExitStatus

  /// Finds, reads and links the app; tells on standard error what was read and what could not be.
  static func load(_ options: SourceOptions) async throws -> LoadedApp {
    let root = try ScanRoot(options.paths)
    var settings = try loadSettings(options.config, root: root)
    settings.exclude += options.exclude
    let rules = SkipRules(
      includesTests: options.includeTests || settings.includeTests, includesLibraries: options.includeVendored,
      isExcluded: settings.excludes)
    let jobs = options.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let scan = await Scan(root, rules: rules, jobs: jobs)
    if options.verbose { scan.details.forEach(Console.say) }
    if !options.quiet { Console.say(scan.summary) }
    let app = read(scan.files, of: root, settings: settings, jobs: jobs, usesCache: options.cache && !isCacheOff)
    let problems = scan.problems + app.problems
    for problem in problems { Console.say(line(for: problem)) }
    if scan.files.isEmpty, problems.isEmpty {
      throw Failure(
        status: .usage, message: "\(root.folder.quoted) holds no Swift file, storyboard, xib or Info.plist to read")
    }
    let isComplete = !problems.contains(where: \.losesInput)
    return LoadedApp(app: app, name: root.name, settings: settings, status: isComplete ? .clean : .incomplete)
  }

  private static func read(
    _ files: [SourceFile], of root: ScanRoot, settings: NavGraphKit.Settings, jobs: Int, usesCache: Bool
  ) -> App {
    guard usesCache, let folder = cacheFolder, var store = FactStore(root: root.folder, folder: folder) else {
      return App.read(files, settings: settings, jobs: jobs)
    }
    let app = App.read(files, settings: settings, jobs: jobs, cache: &store.facts)
    store.save()
    return app
  }

  private static func line(for problem: ReadingProblem) -> String {
    let word = problem.losesInput ? "error" : "note"
    return "\(problem.place.description.visible): \(word): \(problem.message.visible)"
  }

  private static func loadSettings(_ path: String?, root: ScanRoot) throws -> Settings {
    let standard = root.folder == "/" ? "/.navgraph.yml" : "\(root.folder)/.navgraph.yml"
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try readFile(at: path.map(realPath) ?? standard)
    } catch {
      if path == nil, error.isMissing { return Settings() }
      throw Failure(status: .usage, message: "the settings in \((path ?? standard).quoted) could not be read: \(error)")
    }
    guard let yaml = String(validating: bytes, as: UTF8.self) else {
      throw Failure(status: .usage, message: "the settings in \((path ?? standard).quoted) are not UTF-8")
    }
    do {
      let file = try path.map { root.name(of: try realPath($0)) } ?? ".navgraph.yml"
      return try Settings(yaml: yaml, path: path ?? ".navgraph.yml", file: file)
    } catch {
      throw Failure(status: .usage, message: "the settings cannot be used\n\(error)")
    }
  }
}
