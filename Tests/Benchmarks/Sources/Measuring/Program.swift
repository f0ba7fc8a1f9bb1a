import Foundation

/// A program that ran to its end in a process of its own, and what it used.
package struct Program {
  /// What it printed on standard output.
  package let output: String
  /// Seconds that processors worked for it.
  package let seconds: Double
  /// Bytes of memory that it had at most, or that this process had when it started it, if that is more.
  package let memory: Int

  /// Runs a program; `nil` if there is none of that name, or if it fails.
  package init?(_ arguments: [String]) {
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path()
    defer { unlink(file) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    let words = arguments.map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, words, variables) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }

    output = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    seconds = usage.seconds
    #if canImport(Darwin)
      memory = usage.ru_maxrss
    #else
      memory = usage.ru_maxrss * 1024
    #endif
  }

  /// Bytes of memory that a program needs at most, told by a smaller process than this one where there is `time`.
  package static func memory(_ arguments: [String]) -> Int? {
    let time = "/usr/bin/time"
    guard FileManager.default.isExecutableFile(atPath: time) else { return Program(arguments)?.memory }
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path()
    defer { unlink(file) }
    guard Program([time, "-f", "%M", "-o", file] + arguments) != nil,
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return nil }
    return Int(text.split(separator: "\n").last ?? "").map { $0 * 1024 }
  }

  /// Seconds that processors have worked for this very process.
  package static var ownSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension rusage {
  fileprivate var seconds: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e6
  }
}
