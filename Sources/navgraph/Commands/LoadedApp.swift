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
    let app = read(
      sources.scan.files, of: sources.root, settings: sources.settings, jobs: sources.jobs,
      usesCache: options.cache && !isCacheOff)
    let status = try sources.report(app.problems)
    return LoadedApp(app: app, name: sources.root.name, settings: sources.settings, status: status)
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
}
