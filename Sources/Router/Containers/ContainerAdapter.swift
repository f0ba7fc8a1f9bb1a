/// What a container tells the router about its children.
///
/// https://github.com/ekazaev/route-composer, `ContainerAdapter` and its implementations for the containers of UIKit.
struct ContainerAdapter {
  let window: ScreenTree
  let rules: LibraryRules

  /// All children, in the container's order.
  func contained(in container: ControllerID) -> [ControllerID] { window.children(of: container) }

  /// The children that can be seen: the top of a stack, the selected tab, everything in any other container.
  func visible(in container: ControllerID) -> [ControllerID] {
    let children = window.children(of: container)
    if window.classes.hasOwnAdapter(row: window[container].row) { return children }
    switch window.kind(of: container) {
    case .navigation:
      // `UINavigationController.visibleViewController`, which the library asked at first, is what is presented, if any.
      if !rules.topIsVisible, let presented = window.allPresented(from: container).last { return [presented] }
      return children.suffix(1)
    case .tab:
      let selected = Int(window[container].selected)
      return children.indices.contains(selected) ? [children[selected]] : []
    case .split, .custom: return children
    case .none: return []
    }
  }
}

extension ScreenTree {
  /// How a child came to the front.
  enum Uncovering: Hashable, Sendable {
    /// It was in front already.
    case none
    case popped
    case selected
    /// The container does not hold it.
    case refused
  }

  /// Brings a child of a container to the front: pops a stack down to it, selects its tab.
  mutating func uncover(_ child: ControllerID, in container: ControllerID, rules: LibraryRules) -> Uncovering {
    let adapter = ContainerAdapter(window: self, rules: rules)
    if adapter.visible(in: container).contains(child) { return .none }
    let children = children(of: container)
    guard let index = children.firstIndex(of: child) else { return .refused }
    if classes.hasOwnAdapter(row: self[container].row) { return .none }
    switch kind(of: container) {
    case .navigation:
      setChildren(of: container, to: Array(children[...index]))
      return .popped
    case .tab:
      select(index, in: container)
      return .selected
    case .split, .custom, .none: return .none
    }
  }

  /// The adapter's `setContainedViewControllers`.
  ///
  /// A split view controller that keeps its primary child shows the last of the others as its details.
  mutating func setContained(_ list: [ControllerID], in container: ControllerID) throws(RoutingFailure) {
    let old = children(of: container)
    if kind(of: container) == .split, list.count > 1, let primary = old.first, primary == list.first,
      let details = list.last
    {
      return showDetail(details, in: container)
    }
    try assign(list, to: container)
  }

  /// `UISplitViewController.showDetailViewController`: replaces the last of several or comes beside the first; collapsed,
  /// what the primary navigation controller can not push is presented.
  mutating func showDetail(_ details: ControllerID, in split: ControllerID) {
    let old = children(of: split)
    if collapsesSplits, let primary = old.first, kind(of: primary) != .navigation {
      return present(details, by: outermost(of: split))
    }
    setChildren(of: split, to: (old.count > 1 ? Array(old.dropLast()) : old) + [details])
  }

  /// Replaces the children, as UIKit allows it: a navigation controller can not stand in another one's stack.
  mutating func assign(_ list: [ControllerID], to container: ControllerID) throws(RoutingFailure) {
    if kind(of: container) == .navigation {
      guard Set(list).count == list.count else {
        throw .exception("UIKit does not take one view controller into a stack twice.")
      }
      for child in list where kind(of: child) == .navigation && self[child].parent != container {
        throw .exception("UIKit does not push a navigation controller into a navigation controller.")
      }
    }
    setChildren(of: container, to: list)
  }
}
