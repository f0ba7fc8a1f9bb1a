import Foundation

/// A browser without a window, driven over two pipes in its own protocol.
///
/// What it is asked is JSON that ends with a zero byte; so are its answers, between which it tells what happens.
final class Chromium {
  /// Where the browser is; nothing where there is none, and then its tests are skipped.
  static let executable: String? = [
    ProcessInfo.processInfo.environment["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].compactMap(\.self).first(where: FileManager.default.isExecutableFile)

  /// One browser for all tests of a run, for starting one takes longer than most of them.
  ///
  /// Only for tests that run one after another.
  static func shared() throws -> Chromium {
    if let running { return running }
    let started = try Chromium()
    running = started
    atexit { Chromium.running?.end() }
    return started
  }

  nonisolated(unsafe) private static var running: Chromium?

  enum Failure: Error {
    case silent(String)
    case refused(String)
  }

  private let process = Process()
  private let folder: URL
  private let questions: Int32
  private let answers: Int32
  private var received: [UInt8] = []
  private var number = 0
  private var session: String?
  /// What happened since it was last asked: names of events with their parameters.
  private(set) var events: [(name: String, parameters: [String: Any])] = []

  /// Starts the browser and opens an empty page.
  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navgraph-browser-\(UUID())")
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["questions", "answers"].map { folder.appending(path: $0).path(percentEncoded: false) }
    for pipe in pipes { guard mkfifo(pipe, 0o600) == 0 else { throw Failure.refused("no pipe") } }
    process.executableURL = URL(filePath: "/bin/sh")
    // Switches keep it from asking the network, the desktop or the graphics card for anything.
    let switches =
      "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --disable-extensions "
      + "--disable-background-networking --hide-scrollbars --force-color-profile=srgb --remote-debugging-pipe"
    process.arguments =
      [
        "-c", "exec \"$0\" \(switches) --user-data-dir=\"$1\" about:blank 3<\"$2\" 4>\"$3\"",
        Self.executable ?? "chromium", folder.appending(path: "profile").path(percentEncoded: false),
      ] + pipes
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Each opens when the other end does.
    questions = open(pipes[0], O_WRONLY)
    answers = open(pipes[1], O_RDONLY)
    let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session = try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try ask("\(domain).enable") }
  }

  private func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var question: [String: Any] = ["id": number, "method": method, "params": parameters]
    question["sessionId"] = session
    var bytes = Array(try JSONSerialization.data(withJSONObject: question)) + [0]
    while !bytes.isEmpty {
      let written = write(questions, bytes, bytes.count)
      guard written > 0 else { throw Failure.silent(method) }
      bytes.removeFirst(written)
    }
    while true {
      let message = try next(method)
      if let name = message["method"] as? String {
        events.append((name, message["params"] as? [String: Any] ?? [:]))
      } else if message["id"] as? Int == number {
        if let error = message["error"] { throw Failure.refused("\(method): \(error)") }
        return message["result"] as? [String: Any] ?? [:]
      }
    }
  }

  /// Forgets what has happened so far.
  func forgetEvents() { events = [] }

  private func next(_ method: String) throws -> [String: Any] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else { throw Failure.silent(method) }
      let count = read(answers, &buffer, buffer.count)
      guard count > 0 else { throw Failure.silent(method) }
      received += buffer[..<count]
    }
  }
}
