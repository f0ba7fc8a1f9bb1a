#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two streams of the terminal: results on one, everything about them on the other.
enum Console {
  /// Writes a result to standard output.
  static func write(_ text: String) throws {
    do throws(SystemFailure) {
      try writeAll(text.utf8, to: STDOUT_FILENO)
    } catch {
      if error.isBrokenPipe { throw ExitStatus.brokenPipe }
      throw Failure(status: .failed, message: "standard output could not be written: \(error)")
    }
  }

  /// Says something about the run on standard error.
  ///
  /// Whether anybody hears it changes nothing about the result.
  static func say(_ line: String) {
    try? writeAll("\(line)\n".utf8, to: STDERR_FILENO)
  }

  /// Writes over the line that the cursor stands in, on standard error.
  static func overwrite(_ line: String) {
    try? writeAll("\r\(line)\r".utf8, to: STDERR_FILENO)
  }

  /// Makes a reader that goes away an error of `write`, instead of a silent death.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether colour would be seen, and is wanted.
  static var wantsColor: Bool {
    isatty(STDOUT_FILENO) == 1
      && (getenv("NO_COLOR").map { String(cString: $0) } ?? "").isEmpty
      && getenv("TERM").map { String(cString: $0) } != "dumb"
  }
}
