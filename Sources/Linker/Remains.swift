import Synchronization

/// What linking has worked with, and nobody needs any more.
///
/// To take it apart takes a while and goes as deep as values nest: that is left to a thread that nobody waits for.
package final class Remains: Sendable {
  private let roots: Mutex<Roots?>

  init(_ roots: sending Roots) { self.roots = Mutex(roots) }

  /// Takes it apart.
  package func clear() { roots.withLock { $0 = nil } }
}
