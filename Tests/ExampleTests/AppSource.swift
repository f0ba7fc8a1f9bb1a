import Foundation
import NavGraphKit
import TestSupport

/// The files of an app, whole or broken.
struct AppSource: Sendable, CustomStringConvertible {
  var name: String
  var files: [SourceFile]

  /// A name is all that a failing test needs to show.
  var description: String { name }

  init(name: String, app: VirtualApp) {
    self.name = name
    files = app.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
  }

  init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }

  /// What `.navgraph.yml` says, where the app has one.
  func settings() throws -> Settings {
    guard let file = files.first(where: { $0.path == ".navgraph.yml" }) else { return Settings() }
    return try Settings(yaml: String(decoding: file.bytes, as: UTF8.self), path: file.path)
  }

  /// Reads the app with its settings.
  func read(jobs: Int = 1) throws -> App { App.read(files, settings: try settings(), jobs: jobs) }
}

/// The apps under `Examples/`.
func exampleSources() throws -> [AppSource] {
  try ExampleApp.all.map { AppSource(name: $0.name, app: try $0.virtualApp()) }
}

/// The fixtures of the linker's tests.
func routeComposerSources() throws -> [AppSource] {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let beside = tests.appending(path: "LinkerTests/Fixtures").path(percentEncoded: false)
  return try FixtureFolder("RouteComposer", file: beside).fixtures.map { AppSource(name: "\($0)", app: try $0.app()) }
}
