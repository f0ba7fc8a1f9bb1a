extension ScreenTree {
  subscript(_ id: ControllerID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }

  func kind(of id: ControllerID) -> ContainerKind { classes.kind(ofRow: self[id].row) }

  func className(of id: ControllerID) -> String { classes.name(self[id].type) }

  /// What the screen stores, as text.
  func payload(of id: ControllerID) -> String? {
    let payload = self[id].payload
    return payload.isNone ? nil : classes.name(payload)
  }

  func isInstance(_ id: ControllerID, of type: Symbol) -> Bool {
    classes.isSubclass(self[id].type, row: self[id].row, of: type)
  }

  /// The class and those that it inherits from, the most derived first.
  func lineage(of id: ControllerID) -> [String] { classes.lineage(of: self[id].type, row: self[id].row) }

  /// The names by which a world may speak of what the screen answers.
  func answering(for id: ControllerID) -> [String] { classes.answering(for: self[id].type, row: self[id].row) }

  func children(of id: ControllerID) -> [ControllerID] {
    var children: [ControllerID] = []
    var child = self[id].firstChild
    while !child.isNone {
      children.append(child)
      child = self[child].nextSibling
    }
    return children
  }

  /// The containers around a view controller, innermost first.
  func parents(of id: ControllerID) -> [ControllerID] {
    var parents: [ControllerID] = []
    var parent = self[id].parent
    while !parent.isNone {
      parents.append(parent)
      parent = self[parent].parent
    }
    return parents
  }

  /// The outermost container around a view controller, or itself.
  func outermost(of id: ControllerID) -> ControllerID {
    var current = id
    while !self[current].parent.isNone { current = self[current].parent }
    return current
  }

  /// UIKit's `presentedViewController`: what the view controller or its nearest ancestor presents.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  func presented(from id: ControllerID) -> ControllerID? {
    var current = id
    while !current.isNone {
      if !self[current].presented.isNone { return self[current].presented }
      current = self[current].parent
    }
    return nil
  }

  /// UIKit's `presentingViewController`: who presented the view controller or its farthest ancestor.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
  func presenting(_ id: ControllerID) -> ControllerID? {
    let presenter = self[outermost(of: id)].presenter
    return presenter.isNone ? nil : presenter
  }

  /// Everything that is presented above a view controller, lowest first.
  func allPresented(from id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var current = id
    while let next = presented(from: current) {
      result.append(next)
      current = next
    }
    return result
  }

  /// What is presented above the root, or the root: containers are not entered.
  ///
  /// https://github.com/ekazaev/route-composer, `UIWindow.topmostViewController`.
  var topmost: ControllerID {
    var current = root
    while !self[current].presented.isNone { current = self[current].presented }
    return current
  }

  /// Whether a view controller hangs together with the root.
  func isAttached(_ id: ControllerID) -> Bool {
    var current = id
    while current != root {
      let node = self[current]
      let above = node.parent.isNone ? node.presenter : node.parent
      if above.isNone { return false }
      current = above
    }
    return true
  }

  /// How a person names a screen: class and payload, without its children.
  func name(of id: ControllerID) -> String {
    let type = classes.notation(self[id].type)
    guard let payload = payload(of: id) else { return type }
    return "\(type)(\(payload))"
  }
}
