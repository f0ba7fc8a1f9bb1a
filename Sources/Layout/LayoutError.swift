/// Why a diagram could not be placed.
package enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The engine could not be started.
  case engineMissing
  /// The engine reported an error, in its own words.
  case engineFailed(String)
  /// The engine returned without complaint and left this many arrows without a line.
  case arrowsLost(Int)
  /// What the engine returned contradicts the diagram.
  case broken(String)
  /// The request or the answer of a layout process could not be read.
  case unreadable(String)

  /// One line, with what the user can do where there is something.
  package var description: String {
    switch self {
    case .engineMissing: "Graphviz could not be started; install it with its 'dot' layout"
    case .engineFailed(let message): "Graphviz failed: \(message)"
    case .arrowsLost(let count): "Graphviz lost \(count) arrows"
    case .broken(let reason): "the layout is not usable: \(reason)"
    case .unreadable(let reason): "the layout process could not be understood: \(reason)"
    }
  }
}
