internal import NavigationModel
internal import Yams

/// Values as settings have them; each complains about what is something else.
extension SettingsReader {
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
}
