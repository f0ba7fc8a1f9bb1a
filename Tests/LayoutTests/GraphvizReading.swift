import CGraphviz
import Layout

/// Reads DOT with the parser of Graphviz.
enum GraphvizReading {
  /// How many nodes and edges a DOT file holds, or `nil` where it cannot be parsed.
  static func counts(of dot: String) -> (nodes: Int, edges: Int)? {
    Graphviz.exclusively {
      guard let graph = agmemread(dot) else { return nil }
      defer { agclose(graph) }
      return (Int(agnnodes(graph)), Int(agnedges(graph)))
    }
  }
}
