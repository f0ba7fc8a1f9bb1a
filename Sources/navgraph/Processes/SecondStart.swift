#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work in this very process that may crash or hang: if it does, the program starts anew, and that start does without.
///
/// For what has never failed, but must not cost the user the run if it does. Before it, nothing may have been written
/// that must not be written twice.
enum SecondStart {
  /// The first argument of a second start.
  static let word = "__again"
  /// How long the work may take; what is done here is done in milliseconds.
  private static let seconds: UInt32 = 5
  private static let signals = [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM]

  /// Whether this is one.
  static let hasCome = CommandLine.arguments.dropFirst().first == word

  /// Does the work; comes back unless it crashes or hangs.
  static func guarding<Result>(_ work: () -> Result) -> Result {
    _ = prepared
    let former = signals.map { number in
      (number, signal(number) { _ in SecondStart.prepared.pointee.begin() })
    }
    alarm(seconds)
    defer {
      alarm(0)
      for (number, handler) in former { signal(number, handler) }
    }
    return work()
  }

  /// Made before anything goes wrong, for a signal handler must not ask for memory; never given back.
  private nonisolated(unsafe) static let prepared: UnsafeMutablePointer<Start> = {
    let start = UnsafeMutablePointer<Start>.allocate(capacity: 1)
    start.initialize(to: Start())
    return start
  }()

  /// What the system needs to know for starting this program again.
  private struct Start {
    private let path = strdup(ownExecutable)
    private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    init() {
      let all = CommandLine.arguments.prefix(1) + [SecondStart.word] + CommandLine.arguments.dropFirst()
      words = .allocate(capacity: all.count + 1)
      for (position, word) in all.enumerated() { words[position] = strdup(word) }
      words[all.count] = nil
    }

    /// Calls nothing that is not allowed after a crash.
    func begin() {
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      alarm(0)
      if let path { execv(path, words) }
      _exit(ExitStatus.failed.rawValue)
    }
  }
}
