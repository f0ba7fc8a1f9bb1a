extension ScreenTree {
  /// Numbers of view controllers after a compaction.
  struct Renumbering: Sendable {
    fileprivate let new: [ControllerID]

    /// The new number; `none` if the view controller is gone.
    subscript(_ old: ControllerID) -> ControllerID {
      new.indices.contains(old.index) ? new[old.index] : .none
    }
  }

  /// Drops what is not on the screen any more and puts the rest into its fixed order.
  ///
  /// O(n).
  mutating func compact() -> Renumbering {
    var new = [ControllerID](repeating: .none, count: nodes.count)
    var order: [ControllerID] = []
    order.reserveCapacity(nodes.count)
    var open = [root]
    while let id = open.popLast() {
      new[id.index] = ControllerID(order.count)
      order.append(id)
      if !self[id].presented.isNone { open.append(self[id].presented) }
      open.append(contentsOf: children(of: id).reversed())
    }
    func moved(_ id: ControllerID) -> ControllerID { id.isNone ? id : new[id.index] }
    nodes = order.map { id in
      var node = self[id]
      node.parent = moved(node.parent)
      node.presenter = moved(node.presenter)
      node.presented = moved(node.presented)
      node.firstChild = moved(node.firstChild)
      node.nextSibling = moved(node.nextSibling)
      return node
    }
    root = ControllerID(0)
    return Renumbering(new: new)
  }
}
