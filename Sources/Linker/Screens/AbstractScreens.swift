import Facts
import NavigationModel

/// Screens that only others inherit from: nobody ever sees one, though code of theirs runs.
struct AbstractScreens {
  let linkage: Linkage

  /// Takes away those that nothing leads to, with what was told of them alone.
  func unlink() {
    let tied = Set(linkage.draft.transitions.compactMap(\.to) + linkage.draft.entries.compactMap(\.to))
      .union(linkage.draft.routes.flatMap(\.steps).compactMap(\.node))
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      guard linkage.program[id].keyword == .class, !linkage.program.conformers(of: id).isEmpty,
        let node = linkage.nodes.existingNode(for: id), !tied.contains(node),
        !linkage.draft.requests.contains(where: { $0.from == node }), linkage.scenes.scenes(of: id).isEmpty, !isMade(id)
      else { continue }
      linkage.nodes.remove(node)
      linkage.draft.correct { $0.from == node ? nil : $0 }
    }
  }

  private func isMade(_ id: TypeID) -> Bool {
    linkage.sites.named(linkage.program[id].name).contains { $0.form == .call && $0.base == nil }
  }
}
