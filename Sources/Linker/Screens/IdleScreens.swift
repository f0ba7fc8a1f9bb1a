import Facts
import NavigationModel

/// Screens that the app declares and no code or storyboard ever names: dead code, which only the graph shows.
struct IdleScreens {
  let linkage: Linkage

  /// Adds them as nodes without an edge.
  func link() {
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      let entry = linkage.program[id]
      guard entry.keyword == .class, linkage.program.isScreen(id), linkage.program.conformers(of: id).isEmpty,
        entry.genericParameters.isEmpty, !linkage.sites.isMentioned(entry.name, outside: id),
        linkage.scenes.scenes(of: id).isEmpty
      else { continue }
      _ = linkage.nodes.node(for: id)
    }
  }
}
