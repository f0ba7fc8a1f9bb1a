#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// One line on a terminal that tells how far long work has come; silent where standard error is no terminal.
final class Progress: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let width = Mutex(0)

  /// Replaces the line.
  func tell(_ text: String) {
    guard isShown else { return }
    width.withLock { width in
      let padding = String(repeating: " ", count: max(0, width - text.count))
      Console.overwrite(text + padding)
      width = text.count
    }
  }

  /// Takes the line away.
  func end() {
    guard isShown else { return }
    width.withLock { width in
      if width > 0 { Console.overwrite(String(repeating: " ", count: width)) }
      width = 0
    }
  }
}
