import ArgumentParser
import NavGraphKit

/// The option that takes the app from a model instead of reading its sources.
struct ModelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the app from this model and read no sources; '-' is standard input.",
      discussion: "What 'navgraph extract' printed. Comments in sources that silence rules are not in it.",
      valueName: "file"),
    completion: .file())
  var model: String?

  /// Reads the app from the model, if there is one, else from its sources.
  func load(_ sources: SourceOptions) async throws -> LoadedApp {
    guard let model else { return try await LoadedApp.load(sources) }
    guard sources.paths.isEmpty else {
      throw Failure(status: .usage, message: "'--model' takes the place of the sources; leave out the one or the other")
    }
    return try LoadedApp(model: model, sources)
  }

  /// Says that a model does not change as sources do.
  func refuseToWatch() throws {
    guard model != nil else { return }
    throw Failure(status: .usage, message: "'--watch' waits for sources to change; leave out '--model'")
  }
}

extension LoadedApp {
  fileprivate init(model path: String, _ options: SourceOptions) throws {
    let root = try ScanRoot([])
    settings = try FoundSources.settings(options.config, root: root)
    name = path == "-" ? root.name : Self.stem(of: lastName(of: path))
    status = .clean
    do {
      app = try App(storedModel: try Self.bytes(at: path), settings: settings)
    } catch let error as SystemFailure {
      throw Failure(status: .usage, message: "the model in \(path.quoted) could not be read: \(error)")
    } catch let error as UnusableModel {
      throw Failure(
        status: .usage, message: "\(path.quoted) holds no model that can be used: \(error.description.visible)")
    }
  }

  private static func bytes(at path: String) throws(SystemFailure) -> [UInt8] {
    path == "-" ? try readAll(of: 0) : try readFile(at: try realPath(path))
  }

  private static func stem(of name: String) -> String {
    name.hasSuffix(".json") && name.count > 5 ? String(name.dropLast(5)) : name
  }
}
