extension ScreenTree {
  /// Puts a screen among the future children of a container: `perform(embedding:in:)` of the library's actions.
  ///
  /// Only `pushOnToDetails` touches the window: it fills the navigation controller that stands among the children.
  mutating func embed(
    _ id: ControllerID, by joining: Joining, among children: inout [ControllerID]
  ) throws(RoutingFailure) {
    switch joining.manner {
    case .pushAsRoot, .replace: children = [id]
    case .pushReplacingLast: children = children.dropLast() + [id]
    case .addTab(let index?, let replacing) where children.indices.contains(index):
      if replacing { children[index] = id } else { children.insert(id, at: index) }
    case .setAsMaster: children = [id] + children.dropFirst()
    case .pushToDetails:
      guard !children.isEmpty else { throw noMaster(id) }
      children.append(id)
    case .pushOnToDetails: try embedOnDetails(id, among: &children)
    case .fail: throw .generic("\(joining.name) refuses to take \(name(of: id)).")
    case .drop: break
    case .push, .addTab, .append, .present, .replaceRoot, .nothing: children.append(id)
    }
  }

  private mutating func embedOnDetails(
    _ id: ControllerID, among children: inout [ControllerID]
  ) throws(RoutingFailure) {
    guard let last = children.last else { throw noMaster(id) }
    guard children.count > 1, kind(of: last) == .navigation else {
      guard kind(of: id) == .navigation else {
        throw .compositionFailed("The details must be a navigation controller first, not \(name(of: id)).")
      }
      children.append(id)
      return
    }
    guard kind(of: id) != .navigation else {
      throw .compositionFailed("The details are a navigation controller already.")
    }
    try assign(self.children(of: last) + [id], to: last)
  }

  func noMaster(_ id: ControllerID) -> RoutingFailure {
    .compositionFailed("The split view controller has no primary screen beside which \(name(of: id)) could stand.")
  }
}
