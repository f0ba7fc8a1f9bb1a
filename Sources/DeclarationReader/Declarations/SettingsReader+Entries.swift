internal import NavigationModel
internal import Yams

/// The keys of a declared entry.
enum EntryKey: String, FieldKey {
  case kind, name, to, pattern, gates

  static let subject = "an entry"
  static let required: [EntryKey] = [.kind, .to]
}

extension SettingsReader {
  mutating func readEntries(_ node: Yams.Node) {
    for element in elements(node, of: "entries") {
      guard let fields = fields(element, EntryKey.self) else { continue }
      let kind = choice(fields[.kind], "kind of entry", among: Entry.Kind.allCases)
      let (title, target) = (text(fields[.name]), name(fields[.to]))
      let pattern = texts(fields[.pattern])
      let gates = names(fields[.gates])
      guard let kind, let target else { continue }
      settings.declarations.entries.append(
        DeclaredEntry(kind: kind, name: title, to: target, pattern: pattern, gates: gates, source: fields.source))
    }
  }
}
