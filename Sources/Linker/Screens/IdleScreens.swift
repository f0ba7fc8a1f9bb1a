import Facts
import NavigationModel

/// Screens that the app declares and no code or storyboard ever makes: dead code, which only the graph shows.
///
/// Code that nobody calls makes none, nor does what only asks a class for a text, or an object whether it is of that class.
struct IdleScreens {
  let linkage: Linkage

  /// Adds them as nodes without an edge.
  func link() {
    let callable = linkage.shared(Callable.init)
    let cases = linkage.shared(IdleCases.init)
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      let entry = linkage.program[id]
      guard entry.keyword == .class, linkage.program.isScreen(id), linkage.program.conformers(of: id).isEmpty,
        entry.genericParameters.isEmpty,
        !linkage.sites.mayMake(entry.name, outside: id, where: callable.contains),
        linkage.scenes.scenes(of: id).isEmpty
      else {
        if entry.keyword == .struct, linkage.program.isScreen(id), cases.makeAll(id) {
          _ = linkage.nodes.node(for: id)
        }
        continue
      }
      _ = linkage.nodes.node(for: id)
    }
  }
}
