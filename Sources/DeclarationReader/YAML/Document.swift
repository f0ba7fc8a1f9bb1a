package import Yams

/// The nodes of a YAML text.
package enum Document {
  /// There is none, or nothing but comments.
  case empty
  case node(Yams.Node)
  /// It is no YAML, or such as is refused.
  case broken(DocumentProblem)

  /// Parses a text that may come from anywhere.
  ///
  /// The parser is recursive: what is not refused beforehand takes up to two megabytes of stack.
  ///
  /// - Parameters:
  ///   - yaml: the text.
  ///   - path: path of the file, for messages.
  ///   - bytes: how long the text may be.
  /// - Complexity: O(bytes).
  package init(yaml: String, path: String, atMost bytes: Int = 256 * 1024) {
    if let problem = shapeProblem(of: yaml, path: path, atMost: bytes) {
      self = .broken(problem)
      return
    }
    do {
      let root = try compose(yaml: yaml)
      // A file with nothing but comments is a scalar without text.
      self = root.map { $0.isEmpty ? .empty : .node($0) } ?? .empty
    } catch {
      self = .broken(yamlProblem(error, yaml: yaml, path: path))
    }
  }
}

extension Yams.Node {
  /// Whether nothing is written there, or `null`.
  package var isEmpty: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }
}
