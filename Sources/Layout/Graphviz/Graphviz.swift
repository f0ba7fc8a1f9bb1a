import CGraphviz
import Synchronization

/// The layout engine.
///
/// It keeps global state and crashes when two threads use it, so it is behind one lock.
package enum Graphviz {
  /// Opens a graph, has it filled, lays it out with `dot`, and reads the result before everything is freed again.
  ///
  /// Reading happens inside, because places live in the graph's memory.
  static func layOut<Filled, Placed: Sendable>(
    fill: (UnsafeMutablePointer<Agraph_t>) -> Filled,
    read: (UnsafeMutablePointer<Agraph_t>, Filled) throws(LayoutError) -> Placed
  ) throws(LayoutError) -> Placed {
    let outcome = engine.withLock { engine in
      Result { () throws(LayoutError) in
        if engine.context == nil { engine.start() }
        guard let context = engine.context else { throw .engineMissing }
        return try run(context, fill: fill, read: read)
      }
    }
    return try outcome.get()
  }

  /// Runs a piece of work that uses the library while nothing else does.
  package static func exclusively<Result: Sendable>(_ work: () -> Result) -> Result {
    engine.withLock { _ in work() }
  }

  private struct Engine: ~Copyable {
    /// The one context of the process; it is as large as its plug-ins and grows no further.
    nonisolated(unsafe) var context: OpaquePointer?

    mutating func start() {
      guard let plugins = GraphvizPlugins.load() else {
        context = gvContext()
        return
      }
      context = gvContextPlugins(nil, 0)
      for plugin in plugins { gvAddLibrary(context, plugin) }
    }

    deinit {
      if let context { gvFreeContext(context) }
    }
  }

  private static let engine = Mutex(Engine())

  private static func run<Filled, Placed>(
    _ context: OpaquePointer,
    fill: (UnsafeMutablePointer<Agraph_t>) -> Filled,
    read: (UnsafeMutablePointer<Agraph_t>, Filled) throws(LayoutError) -> Placed
  ) throws(LayoutError) -> Placed {
    let outcome = SequentialIdentifiers.withDiscipline { discipline in
      Result { () throws(LayoutError) in
        guard let graph = navgraph_open("navgraph", discipline) else { throw .engineMissing }
        defer { agclose(graph) }
        let filled = fill(graph)
        let (status, messages) = GraphvizMessages.collect { gvLayout(context, graph, "dot") }
        defer { _ = GraphvizMessages.collect { gvFreeLayout(context, graph) } }
        // The status is 0 even where edges were lost, so every message counts too.
        guard status == 0, !messages.contains("rror") else { throw .engineFailed(oneLine(messages)) }
        return try read(graph, filled)
      }
    }
    return try outcome.get()
  }

  private static func oneLine(_ messages: String) -> String {
    let lines = messages.split(whereSeparator: \.isNewline)
    return lines.isEmpty ? "no reason given" : lines.prefix(3).joined(separator: "; ")
  }
}
