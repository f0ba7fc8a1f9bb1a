#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Ctrl-C while long work goes on: the first one asks it to stop and tell what is known, a second one ends the program.
final class Interruption: Sendable {
  /// A signal handler knows nothing but what is global.
  private static let flag = Atomic(false)

  /// Listens from now on.
  init() {
    Self.flag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      if Interruption.flag.exchange(true, ordering: .relaxed) { _exit(130) }
    }
  }

  deinit {
    signal(SIGINT, SIG_DFL)
  }

  /// Whether somebody wants the work to stop.
  var hasCome: Bool { Self.flag.load(ordering: .relaxed) }
}
