import CGraphviz
import Synchronization

/// What Graphviz says while it works.
///
/// It has one error handler per process, so there is one collector.
enum GraphvizMessages {
  /// Runs a piece of work with nothing going to standard error, and returns what would have.
  static func collect<Result>(during work: () -> Result) -> (result: Result, messages: String) {
    said.withLock { $0 = "" }
    // Graphviz hands over each message in several calls: prefix, text, line end.
    let previous = agseterrf { part in
      if let part { GraphvizMessages.hear(String(cString: part)) }
      return 0
    }
    defer { agseterrf(previous) }
    let result = work()
    return (result, said.withLock { $0 })
  }

  private static let said = Mutex("")

  private static func hear(_ part: String) {
    said.withLock { $0 += part }
  }
}
