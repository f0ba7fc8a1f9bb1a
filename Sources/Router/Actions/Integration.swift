import NavigationModel

extension ScreenTree {
  /// Carries out a container action on a container that stands: `perform(with:on:)` of the library's actions.
  mutating func integrate(
    _ id: ControllerID, by joining: Joining, into container: ControllerID
  ) throws(RoutingFailure) {
    switch joining.manner {
    case .push:
      guard self[id].parent != container else {
        throw .exception("UIKit does not push \(name(of: id)), which stands in the stack already.")
      }
      try assign(children(of: container) + [id], to: container)
    case .pushToDetails:
      guard !self[container].firstChild.isNone else { throw noMaster(id) }
      showDetail(id, in: container)
    case .pushOnToDetails:
      guard let last = children(of: container).last else { throw noMaster(id) }
      guard kind(of: last) == .navigation else {
        throw .compositionFailed("The details of the split view controller are no navigation controller.")
      }
      try assign(children(of: last) + [id], to: last)
    default:
      var list = children(of: container)
      try embed(id, by: joining, among: &list)
      try assign(list, to: container)
    }
  }

  /// Presents a screen modally, as UIKit does it.
  ///
  /// The outermost container presents; in the current context the nearest one that defines such a context does.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
  mutating func present(_ id: ControllerID, from presenter: ControllerID, inContext: Bool) throws(RoutingFailure) {
    guard presented(from: presenter) == nil else {
      throw .compositionFailed("\(name(of: presenter)) presents a view controller already.")
    }
    guard !isAttached(id) else {
      throw .exception("UIKit does not present \(name(of: id)), which stands in the window already.")
    }
    let chain = [presenter] + parents(of: presenter)
    let definer = inContext ? chain.first(where: definesContext) : nil
    present(id, by: definer ?? outermost(of: presenter))
  }

  private func definesContext(_ id: ControllerID) -> Bool {
    if kind(of: id) == .navigation { return true }
    return lineage(of: id).contains { classes.declaration(of: $0)?.definesPresentationContext ?? false }
  }
}
