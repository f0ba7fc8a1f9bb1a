import Facts
import NavigationModel

extension SceneTable {
  /// The app's own classes of what stands in a scene, or in the xib of a controller, with the screen that it is part of.
  var parts: [(type: TypeID, screen: NodeID)] {
    let inScenes = index.storyboards.flatMap { document in
      document.facts.scenes.filter { $0.reference == nil }.flatMap { scene in
        node(of: scene, in: document).map { types(scene.partClasses, of: $0, near: document.path) } ?? []
      }
    }
    let inXibs = index.xibs.flatMap { document -> [(type: TypeID, screen: NodeID)] in
      guard let owner = document.facts.filesOwnerClass.flatMap({ type(named: $0, near: document.path) }),
        program.isScreen(owner)
      else { return [] }
      return types(document.facts.partClasses, of: nodes.identity(of: owner), near: document.path)
    }
    return inScenes + inXibs
  }

  private func types(_ names: [String], of screen: NodeID, near path: String) -> [(type: TypeID, screen: NodeID)] {
    names.compactMap { type(named: $0, near: path) }.filter { !program.isScreen($0) }.map { ($0, screen) }
  }
}
