package import NavigationModel

/// An edge as a fixture writes it: `Circle -push-> Figures [gate Login] [label show] [inferred]`.
///
/// Ends are names of nodes; `ViewController`, `Controller` or `View` at their end may be left out, and `Nav`, `Tab` and
/// `Split` stand for UIKit's own containers. `back` is the end of a way back that names no target. What stands in
/// brackets is compared only where it is written.
package struct EdgeNotation: Hashable, Sendable {
  package var from: String
  package var kind: Transition.Kind
  package var to: String
  package var gates: [String]?
  package var label: String?
  package var certainty: Certainty?

  /// Reads an edge; throws what is wrong with it.
  package init(_ text: String) throws(MalformedAnnotation) {
    let head = text.prefix { $0 != "[" }
    let words = head.split(separator: " ")
    // Names of alerts have spaces.
    guard let arrow = words.firstIndex(where: { $0.count > 3 && $0.hasPrefix("-") && $0.hasSuffix("->") }),
      arrow > 0, arrow < words.count - 1
    else { throw MalformedAnnotation("an edge reads 'From -kind-> To'") }
    let name = String(words[arrow].dropFirst().dropLast(2))
    guard let kind = Transition.Kind(rawValue: name) else {
      throw MalformedAnnotation("'\(name)' is no kind of transition")
    }
    from = words[..<arrow].joined(separator: " ")
    self.kind = kind
    to = words[(arrow + 1)...].joined(separator: " ")
    for bracket in text[head.endIndex...].split(separator: "[") where !bracket.trimmed.isEmpty {
      try read(bracket: bracket.trimmed)
    }
  }

  private mutating func read(bracket: String) throws(MalformedAnnotation) {
    let words = bracket.dropLast().split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first) {
    case _ where !bracket.hasSuffix("]"): throw MalformedAnnotation("'[\(bracket)' is not closed")
    case ("gate", let names?): gates = names.split(separator: ",").map(\.trimmed)
    case ("label", let text?): label = text
    case ("inferred", nil): certainty = .inferred
    case ("certain", nil): certainty = .certain
    case ("declared", nil): certainty = .declared
    default: throw MalformedAnnotation("'[\(bracket)' is no [gate …], [label …], [inferred], [declared], [certain]")
    }
  }

  /// Whether a transition of the model is this edge, wherever it stands.
  package func matches(_ transition: Transition, in model: Model) -> Bool {
    guard transition.kind == kind, Self.isNamed(transition.from, from, in: model) else { return false }
    if let target = transition.to {
      guard Self.isNamed(target, to, in: model) else { return false }
    } else if to != "back" {
      return false
    }
    if let gates, gates != transition.gates.map(\.name) { return false }
    if let label, label != transition.label { return false }
    if let certainty, certainty != transition.certainty { return false }
    return true
  }

  /// Whether a node goes by a name, perhaps a shortened one.
  static func isNamed(_ id: NodeID, _ short: String, in model: Model) -> Bool {
    let node = model.nodes.first { $0.id == id }
    return [id.rawValue, node?.name].compactMap(\.self).contains { name in
      shortNames[name] == short || ["", "ViewController", "Controller", "View"].contains { name == short + $0 }
    }
  }

  private static let shortNames = [
    "UINavigationController": "Nav", "UITabBarController": "Tab", "UISplitViewController": "Split",
  ]

  /// A transition of the model in this notation, for messages.
  package static func text(of transition: Transition) -> String {
    var text = "\(transition.from) -\(transition.kind.rawValue)-> \(transition.to?.rawValue ?? "back")"
    if !transition.gates.isEmpty { text += " [gate \(transition.gates.map(\.name).joined(separator: ", "))]" }
    if let label = transition.label { text += " [label \(label)]" }
    if transition.certainty != .certain { text += " [\(transition.certainty)]" }
    return text
  }
}
