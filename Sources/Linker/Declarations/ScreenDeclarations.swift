import NavigationModel

/// Declared screens: what they add to a node of the app, or a node that the app's source does not have.
struct ScreenDeclarations {
  let linkage: Linkage
  let names: DeclaredNames

  func link() {
    for screen in linkage.declarations.screens { link(screen) }
  }

  private func link(_ screen: DeclaredScreen) {
    let before = Set(linkage.nodes.nodes.keys).subtracting(linkage.shownByName)
    if names.isKnown(screen.name) {
      // A name that means several things is reported by the look-up.
      guard let id = names.node(screen.name) else { return }
      describe(id, screen, isNew: !before.contains(id))
    } else {
      // What lies outside of the source can only be declared; a screen of the app's own must be in it.
      if !screen.isFromOutside { _ = names.node(screen.name) }
      let id = linkage.nodes.add(screen.node)
      for alias in screen.aliases { names.checkAlias(alias, of: id, at: screen.name.source) }
    }
  }

  /// Adds to a node what is said of it; where they differ, the team's word counts.
  private func describe(_ id: NodeID, _ screen: DeclaredScreen, isNew: Bool) {
    let before = linkage.nodes[id]
    linkage.nodes.update(id) { node in
      node.kind = screen.kind ?? node.kind
      node.container = node.kind == .container ? screen.container ?? node.container : nil
      node.title = screen.title ?? node.title
    }
    for alias in screen.aliases {
      names.checkAlias(alias, of: id, at: screen.name.source)
      linkage.nodes.addAlias(alias, to: id)
    }
    guard !isNew, linkage.nodes[id] == before else { return }
    linkage.draft.drift.append(
      Drift(kind: .redundant, name: screen.name.text, source: screen.name.source, saidAt: before?.source))
  }
}

extension DeclaredScreen {
  /// The node of a screen that the source does not have.
  var node: Node {
    Node(
      id: NodeID(name.text), name: name.text, kind: kind ?? .screen, container: container, title: title,
      source: name.source, aliases: aliases.unique)
  }

  /// Whether the source of the app is not expected to have it.
  var isFromOutside: Bool {
    switch kind {
    case .system, .external, .alert: true
    case .screen, .container, .flow, .event, nil: false
    }
  }
}

extension [String] {
  /// Each once, in order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
