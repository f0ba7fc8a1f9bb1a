package import NavigationModel
package import Yams

/// The keys that one sort of mapping may hold.
///
/// An enumeration, so that a key that is read is a key that is known; the JSON Schema is held against it.
package protocol FieldKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the mapping describes, for messages: `a screen`.
  static var subject: String { get }
  static var required: [Self] { get }
}

extension FieldKey {
  /// Every key, as it is written.
  package static var names: [String] { allCases.map(\.rawValue) }
}

/// One mapping of the file with its values, by key.
package struct Fields<Key: FieldKey> {
  fileprivate var nodes: [Key: Yams.Node] = [:]
  /// Where it begins.
  package let source: SourcePlace

  package subscript(key: Key) -> Yams.Node? { nodes[key] }
}

extension DocumentReader {
  /// Takes a mapping apart; complains about keys that are unknown or missing.
  ///
  /// A key with nothing behind it counts as left out.
  package mutating func fields<Key: FieldKey>(_ node: Yams.Node, _: Key.Type) -> Fields<Key>? {
    guard let mapping = node.mapping else {
      complain(node, "\(Key.subject) is described by keys and values: \(Key.names.joined(separator: ", "))")
      return nil
    }
    var fields = Fields<Key>(source: place(node))
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      if let known = Key(rawValue: name) {
        if !value.isEmpty { fields.nodes[known] = value }
      } else {
        let hint = Spelling.suggestion(for: name, among: Key.names)
        let known = hint.isEmpty ? "; \(Key.subject) has \(Key.names.joined(separator: ", "))" : hint
        complain(key, "unknown key '\(name)'" + known)
      }
    }
    for key in Key.required where fields[key] == nil {
      complain(node, "\(Key.subject) needs '\(key.rawValue)'")
    }
    return fields
  }
}
