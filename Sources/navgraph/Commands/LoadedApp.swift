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
    let sources = try await FoundSources.find(options)
    let app = sources.read(usesCache: options.cache) { files, settings, jobs in
      App.read(files, settings: settings, jobs: jobs)
    } cached: { files, settings, jobs, cache in
      App.read(files, settings: settings, jobs: jobs, cache: &cache)
    }
    return try LoadedApp(app, sources)
  }

  /// The same with the charts of its routes; every file is read once for both.
  static func loadWithCharts(_ options: SourceOptions) async throws -> (app: LoadedApp, charts: Charts) {
    try loadWithCharts(try await FoundSources.find(options), usesCache: options.cache)
  }

  /// The same, of files that were found before.
  static func loadWithCharts(_ sources: FoundSources, usesCache: Bool) throws -> (app: LoadedApp, charts: Charts) {
    let (app, charts) = sources.read(usesCache: usesCache) { files, settings, jobs in
      App.readWithCharts(files, settings: settings, jobs: jobs)
    } cached: { files, settings, jobs, cache in
      App.readWithCharts(files, settings: settings, jobs: jobs, cache: &cache)
    }
    return (try LoadedApp(app, sources), charts)
  }

  private init(_ app: App, _ sources: FoundSources) throws {
    self.app = app
    status = try sources.report(app.problems)
    name = sources.root.name
    settings = sources.settings
  }
}

extension FoundSources {
  /// Reads the files, with what is known of them from earlier runs if that is wanted.
  fileprivate func read<Result>(
    usesCache: Bool, _ read: ([SourceFile], NavGraphKit.Settings, _ jobs: Int) -> Result,
    cached: ([SourceFile], NavGraphKit.Settings, _ jobs: Int, inout FactCache) -> Result
  ) -> Result {
    guard usesCache, !isCacheOff, let folder = cacheFolder, var store = FactStore(root: root.folder, folder: folder)
    else { return read(scan.files, settings, jobs) }
    let result = cached(scan.files, settings, jobs, &store.facts)
    store.save()
    return result
  }
}
