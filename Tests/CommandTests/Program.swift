import Foundation

/// The built program, run as a user runs it.
struct Program {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs it in a folder until it ends.
  ///
  /// - Parameters:
  ///   - asNobody: whether to give up the rights of the super-user first, before whom no file is unreadable.
  ///   - cache: the folder to keep caches in, else nothing is kept; never the user's own.
  ///   - added: variables that the environment has besides ours.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, asNobody: Bool = false, cache: String? = nil,
    environment added: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    let path = executable.path(percentEncoded: false)
    if asNobody, geteuid() == 0 {
      process.executableURL = URL(filePath: "/usr/bin/setpriv")
      process.arguments = ["--reuid=65534", "--regid=65534", "--clear-groups", path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder.url
    var environment = ProcessInfo.processInfo.environment
    environment["NAVGRAPH_CACHE"] = cache == nil ? "off" : nil
    environment["XDG_CACHE_HOME"] = cache
    environment.merge(added) { $1 }
    process.environment = environment
    // Files instead of pipes: nothing has to be read while the program runs.
    let output = try Capture()
    let errors = try Capture()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: try output.text(), errors: try errors.text())
  }

  /// Whether `asNobody` can be had here.
  static var canRunAsNobody: Bool {
    geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")
  }

  /// The program lies beside the bundle of these tests.
  static var executable: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appending(path: "navgraph")
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "navgraph")
  }
}

/// One stream of a process, caught in a file.
private final class Capture {
  private let url: URL
  let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navgraph-capture-\(UUID())")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
