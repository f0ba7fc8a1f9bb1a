import NavigationModel

/// Screens that a declared sink is told by name: a text or a case of an enum that is a screen's class, or what the team
/// calls it.
struct NamedTargets {
  let linkage: Linkage

  /// The screens of all names that a value can be; empty where one of them is none.
  func targets(_ value: Value) -> [Effect.Target] {
    let names = value.alternatives.map(name)
    let nodes = names.map { $0.flatMap(node) }
    return nodes.contains { $0 == nil } ? [] : nodes.compactMap(\.self).map { .node($0) }
  }

  private func name(of value: Value) -> String? {
    if case .enumCase(let made) = value { return made.name }
    return ConstantText(linkage: linkage).text(value)
  }

  private func node(named name: String) -> NodeID? {
    let declared = linkage.declarations.screens.filter { $0.name.text == name || $0.aliases.contains(name) }
    guard declared.count <= 1 else { return nil }
    let meant = declared.first?.name.text ?? name
    let types = (linkage.program.typesByName[meant] ?? []).filter(linkage.program.isScreen)
    if let type = types.first { return types.count == 1 ? linkage.nodes.node(for: type) : nil }
    guard let screen = declared.first, screen.isFromOutside else { return nil }
    linkage.shownByName.insert(NodeID(screen.name.text))
    return linkage.nodes.add(screen.node)
  }
}
