extension Simulator {
  /// What a user would say who looks at a tree: `Help over Home, tab 1`; `List beside Details` of a split view.
  ///
  /// Of what lies below a modal only the screen that presents it is named.
  func title(of tree: ScreenTree) -> String {
    var levels: [String] = []
    var next: ControllerID? = tree.root
    while let level = next {
      let (front, presented) = front(of: level, in: tree)
      levels.append(front)
      next = presented
    }
    return levels.suffix(2).reversed().joined(separator: " over ")
  }

  /// The screens in front within one view controller, and what is presented above any of them.
  private func front(of id: ControllerID, in tree: ScreenTree) -> (text: String, presented: ControllerID?) {
    let adapter = ContainerAdapter(window: tree, rules: rules)
    var leaves: [String] = []
    var presented: ControllerID?
    var tabs = ""
    var open = [id]
    while let id = open.popLast() {
      if !tree[id].presented.isNone { presented = presented ?? tree[id].presented }
      let isContainer = tree.kind(of: id).isContainer
      let children = isContainer ? adapter.visible(in: id) : tree.children(of: id)
      // Old releases name the modal as what can be seen in a stack; it is a level of its own.
      let inside = children.filter { tree[$0].parent == id }
      // The number is that of trees and moves, which count from 0.
      if tree.kind(of: id) == .tab, tree.children(of: id).count > 1 { tabs += ", tab \(tree[id].selected)" }
      if inside.isEmpty { leaves.append(tree.name(of: id)) }
      open += inside.reversed()
    }
    return (leaves.joined(separator: " beside ") + tabs, presented)
  }
}
