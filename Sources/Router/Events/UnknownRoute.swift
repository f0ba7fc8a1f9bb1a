/// There is no route of that name.
package struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  package var name: String
  /// Names that are like it, the nearest first.
  package var similar: [String]

  /// Creates an error.
  package init(name: String, similar: [String] = []) {
    self.name = name
    self.similar = similar
  }

  /// Says so, with a hint where a name is like it.
  package var description: String {
    let hint = similar.isEmpty ? "." : "; did you mean \(similar.map { "“\($0)”" }.joined(separator: ", "))?"
    return "There is no route “\(name)”\(hint)"
  }
}
