import Facts
import NavigationModel

/// Container classes that several scenes use: what the code of the class does, it does at each of the scenes.
struct SharedSceneClasses {
  let linkage: Linkage

  /// Moves the transitions of such a class to its scenes, where nobody shows the class itself.
  func spread() {
    let program = linkage.program
    for type in program.types.indices.map(TypeID.init) where program.container(type) != nil {
      let scenes = linkage.scenes.scenes(of: type)
      guard scenes.count > 1 else { continue }
      let own = linkage.nodes.identity(of: type)
      let places = Set(scenes.compactMap { linkage.scenes.node(of: $0.scene, in: $0.document) }).subtracting([own])
      let isShown =
        linkage.draft.transitions.contains { $0.to == own } || linkage.draft.entries.contains { $0.to == own }
      guard !places.isEmpty, !isShown else { continue }
      let done = linkage.draft.transitions.filter { $0.from == own }
      linkage.draft.correct { $0.from == own ? nil : $0 }
      for transition in done {
        for place in places.sorted() {
          var copy = transition
          copy.from = place
          linkage.draft.add(copy)
        }
      }
    }
  }
}
