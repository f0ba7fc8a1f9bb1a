package import NavigationModel
package import Yams

/// Goes through the nodes of a YAML file and collects every mistake instead of stopping at the first.
package protocol DocumentReader {
  /// The file, for messages.
  var path: String { get }
  /// The file, for places that are kept.
  var file: String { get }
  /// What is wrong, in the order of finding.
  var problems: [DocumentProblem] { get set }
}

extension DocumentReader {
  package mutating func complain(_ node: Yams.Node, _ message: String) { complain(at: place(node), message) }

  /// Complains about a place that is kept, in the words of the messages.
  package mutating func complain(at place: SourcePlace, _ message: String) {
    let shown = SourcePlace(file: path, line: place.line, column: place.column)
    problems.append(.init(place: shown, message: message))
  }

  /// Where something stands.
  package func place(_ node: Yams.Node) -> SourcePlace {
    node.mark?.place(in: file) ?? SourcePlace(file: file, line: 1, column: 1)
  }

  /// What to say of a word that is none of those that may stand here.
  package func unknown(_ what: String, _ node: Yams.Node, _ names: [String]) -> String {
    guard let name = node.scalar?.string else { return "a \(what) is needed here: \(names.joined(separator: ", "))" }
    let hint = Spelling.suggestion(for: name, among: names)
    return "unknown \(what) '\(name)'" + (hint.isEmpty ? "; use one of \(names.joined(separator: ", "))" : hint)
  }

  /// The elements of a list.
  package mutating func elements(_ node: Yams.Node, of key: String) -> [Yams.Node] {
    guard let sequence = node.sequence else {
      complain(node, "'\(key)' needs a list; begin each element with '- '")
      return []
    }
    return Array(sequence)
  }

  /// A text that is not empty.
  package mutating func text(_ node: Yams.Node?) -> String? {
    guard let node else { return nil }
    guard let text = node.scalar?.string, !text.isEmpty, !node.isEmpty else {
      complain(node, "a text is needed here")
      return nil
    }
    return text
  }

  /// One of several words.
  package mutating func choice<Choice: RawRepresentable<String>>(
    _ node: Yams.Node?, _ what: String, among choices: [Choice]
  ) -> Choice? {
    guard let node else { return nil }
    if let name = node.scalar?.string, let choice = choices.first(where: { $0.rawValue == name }) { return choice }
    complain(node, unknown(what, node, choices.map(\.rawValue)))
    return nil
  }

  /// `true` or `false`.
  package mutating func flag(_ node: Yams.Node) -> Bool? {
    switch node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      complain(node, unknown("value", node, ["true", "false"]))
      return nil
    }
  }
}
