internal import NavigationModel
internal import Yams

/// Values as settings have them; each complains about what is something else.
extension SettingsReader {
  /// The elements of a list.
  mutating func elements(_ node: Yams.Node, of key: String) -> [Yams.Node] {
    guard let sequence = node.sequence else {
      complain(node, "'\(key)' needs a list; begin each element with '- '")
      return []
    }
    return Array(sequence)
  }

  /// A text that is not empty.
  mutating func text(_ node: Yams.Node?) -> String? {
    guard let node else { return nil }
    guard let text = node.scalar?.string, !text.isEmpty, !node.isEmpty else {
      complain(node, "a text is needed here")
      return nil
    }
    return text
  }

  /// One text, or a list of them.
  mutating func texts(_ node: Yams.Node?) -> [String] { names(node).map(\.text) }

  /// A text with its place.
  mutating func name(_ node: Yams.Node?) -> DeclaredName? {
    guard let node, let text = text(node) else { return nil }
    return DeclaredName(text, at: place(node))
  }

  /// One text or a list of them, with their places.
  mutating func names(_ node: Yams.Node?) -> [DeclaredName] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      if node.mapping != nil { complain(node, "a text or a list of texts is needed here") }
      return node.mapping == nil ? [name(node)].compactMap(\.self) : []
    }
    return sequence.compactMap { name($0) }
  }

  /// One of several words.
  mutating func choice<Choice: RawRepresentable<String>>(
    _ node: Yams.Node?, _ what: String, among choices: [Choice]
  ) -> Choice? {
    guard let node else { return nil }
    if let name = node.scalar?.string, let choice = choices.first(where: { $0.rawValue == name }) { return choice }
    complain(node, unknown(what, node, choices.map(\.rawValue)))
    return nil
  }

  /// `true` or `false`.
  mutating func flag(_ node: Yams.Node) -> Bool? {
    switch node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      complain(node, unknown("value", node, ["true", "false"]))
      return nil
    }
  }
}
