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
