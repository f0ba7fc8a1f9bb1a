extension ScreenTree {
  /// A new view controller that belongs nowhere yet.
  mutating func add(_ type: Symbol) -> ControllerID {
    nodes.append(Node(type, classes))
    return ControllerID(nodes.count - 1)
  }

  /// A copy of another tree that belongs nowhere yet; its root.
  ///
  /// O(n) in the size of the other.
  mutating func graft(_ other: ScreenTree) -> ControllerID {
    let offset = Int32(truncatingIfNeeded: nodes.count)
    let isSame = classes.isSame(as: other.classes)
    func moved(_ id: ControllerID) -> ControllerID { id.isNone ? id : ControllerID(raw: id.raw + offset) }
    func translated(_ symbol: Symbol) -> Symbol {
      isSame || symbol.isNone ? symbol : classes.vocabulary.symbol(other.classes.name(symbol))
    }
    for var node in other.nodes {
      if !isSame {
        node.type = translated(node.type)
        node.row = classes.row(of: node.type)
      }
      node.payload = translated(node.payload)
      node.parent = moved(node.parent)
      node.presenter = moved(node.presenter)
      node.presented = moved(node.presented)
      node.firstChild = moved(node.firstChild)
      node.nextSibling = moved(node.nextSibling)
      nodes.append(node)
    }
    if collapsesSplits { for index in Int(offset)..<nodes.count { collapse(ControllerID(index)) } }
    return moved(other.root)
  }

  mutating func store(_ text: String?, in id: ControllerID) {
    self[id].payload = text.map { classes.vocabulary.symbol($0) } ?? .none
  }

  /// Takes a view controller out of its container or off the screen.
  mutating func detach(_ id: ControllerID) {
    let node = self[id]
    if !node.parent.isNone {
      setChildren(of: node.parent, to: children(of: node.parent).filter { $0 != id })
    }
    if !node.presenter.isNone {
      self[node.presenter].presented = .none
      self[id].presenter = .none
    }
  }

  /// Replaces the children of a container; who is among them leaves the place where it was before.
  ///
  /// A tab bar keeps the selected child if it is still there, else the same index if there is one, else the first, as
  /// `UITabBarController.setViewControllers` does.
  mutating func setChildren(of container: ControllerID, to list: [ControllerID]) {
    let old = children(of: container)
    let selected = old.indices.contains(Int(self[container].selected)) ? old[Int(self[container].selected)] : .none
    for child in old {
      self[child].parent = .none
      self[child].nextSibling = .none
    }
    self[container].firstChild = .none
    var last = ControllerID.none
    for child in list where !isAncestor(child, of: container) && self[child].parent != container {
      detach(child)
      self[child].parent = container
      if last.isNone { self[container].firstChild = child } else { self[last].nextSibling = child }
      last = child
    }
    if collapsesSplits { collapse(container) }
    guard kind(of: container) == .tab else { return }
    let new = children(of: container)
    if let kept = new.firstIndex(of: selected) {
      self[container].selected = Int32(truncatingIfNeeded: kept)
    } else if !new.indices.contains(Int(self[container].selected)) {
      self[container].selected = 0
    }
  }

  /// Without room for two, a split view controller pushes its details onto its primary navigation controller.
  ///
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate, “Collapsing the interface”: what is
  /// no navigation controller takes nothing on.
  private mutating func collapse(_ container: ControllerID) {
    let all = children(of: container)
    guard kind(of: container) == .split, let primary = all.first, all.count > 1 else { return }
    setChildren(of: container, to: [primary])
    if kind(of: primary) == .navigation { setChildren(of: primary, to: children(of: primary) + all.dropFirst()) }
  }

  mutating func select(_ index: Int, in tabs: ControllerID) {
    self[tabs].selected = Int32(truncatingIfNeeded: index)
  }

  /// Hangs a view controller above another one; who presents already keeps what it presents.
  mutating func present(_ id: ControllerID, by presenter: ControllerID) {
    guard self[presenter].presented.isNone, !isAncestor(id, of: presenter) else { return }
    detach(id)
    self[presenter].presented = id
    self[id].presenter = presenter
  }

  mutating func replaceRoot(with id: ControllerID) {
    detach(id)
    root = id
  }

  /// Whether the second stands in the first, however deep, or above it.
  ///
  /// Guards against circles.
  private func isAncestor(_ ancestor: ControllerID, of id: ControllerID) -> Bool {
    var current = id
    while !current.isNone {
      if current == ancestor { return true }
      current = self[current].parent.isNone ? self[current].presenter : self[current].parent
    }
    return false
  }
}
