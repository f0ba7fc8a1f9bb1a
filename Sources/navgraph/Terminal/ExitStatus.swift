/// How a run ended, for whoever started it.
///
/// Where several hold, the largest counts: a clean report over half an app must not pass for a clean report.
enum ExitStatus: Int32, Error, Comparable {
  /// Everything was read, and no finding reaches the threshold.
  case clean = 0
  /// There are findings at or above the threshold; for `path`, there is no way; for `simulate`, the router does not
  /// arrive, or a case is not as expected.
  case findings = 1
  /// The command line or the settings cannot be used; nothing was done.
  case usage = 2
  /// Some input could not be read fully; what could be is in the result.
  case incomplete = 3
  /// A picture could not be laid out, or an output not written.
  case failed = 4
  /// The reader of the output went away; the number that a shell gives to a death by `SIGPIPE`.
  case brokenPipe = 141

  /// Orders by number.
  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// Ends the run with this status unless it is the clean one.
  func end() throws(ExitStatus) {
    if self != .clean { throw self }
  }
}

/// What stops a run, with what to tell about it.
struct Failure: Error {
  let status: ExitStatus
  /// Lower case, no full stop; says what to do.
  let message: String
}
