extension Simulator {
  /// What a user would say who looks at a tree: `Help over Home`, topmost first; `List beside Details` of a split view.
  ///
  /// Of what lies below a modal only the screen that presents it is named.
  func title(of tree: ScreenTree) -> String {
    var levels: [String] = []
    var next: ControllerID? = tree.root
    while let level = next {
      let (leaves, presented) = fronts(of: level, in: tree)
      levels.append(leaves.joined(separator: " beside "))
      next = presented
    }
    return levels.suffix(2).reversed().joined(separator: " over ")
  }

  /// The screens in front within one view controller, and what is presented above any of them.
  private func fronts(of id: ControllerID, in tree: ScreenTree) -> (leaves: [String], presented: ControllerID?) {
    let adapter = ContainerAdapter(window: tree, rules: rules)
    var leaves: [String] = []
    var presented: ControllerID?
    var open = [id]
    while let id = open.popLast() {
      if !tree[id].presented.isNone { presented = presented ?? tree[id].presented }
      let isContainer = tree.kind(of: id).isContainer
      let children = isContainer ? adapter.visible(in: id) : tree.children(of: id)
      // Old releases name the modal as what can be seen in a stack; it is a level of its own.
      let inside = children.filter { tree[$0].parent == id }
      if inside.isEmpty { leaves.append(tree.name(of: id)) }
      open += inside.reversed()
    }
    return (leaves, presented)
  }
}
