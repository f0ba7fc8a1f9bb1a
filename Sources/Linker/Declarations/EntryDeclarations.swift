import NavigationModel

/// Declared ways into the app.
struct EntryDeclarations {
  let linkage: Linkage
  let names: DeclaredNames

  func link() {
    let extracted = linkage.draft.entries
    for declared in linkage.declarations.entries {
      guard let target = names.target(declared.to) else { continue }
      let entry = Entry(
        kind: declared.kind, name: declared.name ?? declared.to.text, to: target.node, route: target.route,
        gates: names.gates(declared.gates), pattern: declared.pattern, source: declared.source)
      guard let same = extracted.first(where: { $0.isSame(as: entry) }) else {
        linkage.draft.entries.append(entry)
        continue
      }
      linkage.draft.drift.append(
        Drift(
          kind: .redundant, name: "\(entry.kind.rawValue) -> \(target.node)", source: declared.source,
          saidAt: same.source))
    }
  }
}

extension Entry {
  /// Whether two entries bring the user in the same way.
  fileprivate func isSame(as other: Entry) -> Bool {
    kind == other.kind && to == other.to && pattern == other.pattern && gates.map(\.name) == other.gates.map(\.name)
  }
}
