/// The search through the window that finders share.
///
/// Follows `UIViewController.findViewController(in:options:containerAdapterLocator:using:)` of
/// https://github.com/ekazaev/route-composer: the screen itself, the containers around it, the children (visible ones
/// first, deeper ones with `current` and either `visible` or `contained`), what is presented, who presents. Depth
/// first; the first hit wins.
struct StackSearch {
  let window: ScreenTree
  let rules: LibraryRules

  private struct Visit {
    var id: ControllerID
    var options: SearchOptions
  }

  /// The first view controller that meets a condition.
  ///
  /// The condition is asked once for each at most for each set of options: O(n) for n view controllers, however often
  /// their ancestors' modals are come by.
  func first(
    from start: ControllerID, options: SearchOptions, where isTarget: (ControllerID) -> Bool
  ) -> ControllerID? {
    // Bit k of a node's mask: it was searched in vain with the options of raw value k.
    var seen = [UInt64](repeating: 0, count: window.nodes.count)
    var open = [Visit(id: start, options: options)]
    while let visit = open.popLast() {
      let bit = UInt64(1) << UInt64(visit.options.rawValue & 63)
      guard seen[visit.id.index] & bit == 0 else { continue }
      seen[visit.id.index] |= bit
      if visit.options.contains(.current), isTarget(visit.id) { return visit.id }
      let first = open.count
      appendNext(after: visit, to: &open)
      open[first...].reverse()
    }
    return nil
  }

  /// Where a search goes on, in order.
  private func appendNext(after visit: Visit, to open: inout [Visit]) {
    let (id, options) = (visit.id, visit.options)
    let parent = window[id].parent
    if options.contains(.parent), !parent.isNone { open.append(Visit(id: parent, options: [.current, .parent])) }
    if !options.isDisjoint(with: [.visible, .contained]), window.kind(of: id).isContainer {
      var inner: SearchOptions = options.contains(.visible) ? .currentVisibleOnly : .currentAllStack
      if rules.followsPresentedInContainers, options.contains(.presented) { inner.insert(.presented) }
      appendChildren(of: id, options, searchedWith: inner, to: &open)
    }
    if options.contains(.presented), let presented = window.presented(from: id) {
      open.append(Visit(id: presented, options: options.subtracting(.presenting)))
    }
    if options.contains(.presenting), let presenting = window.presenting(id) {
      open.append(Visit(id: presenting, options: options.subtracting(.presented)))
    }
  }

  /// Children of a container, visible ones first; one that comes twice is not searched twice anyway.
  private func appendChildren(
    of id: ControllerID, _ options: SearchOptions, searchedWith inner: SearchOptions, to open: inout [Visit]
  ) {
    let adapter = ContainerAdapter(window: window, rules: rules)
    if options.contains(.visible) || rules.searchesVisibleFirst {
      for child in adapter.visible(in: id) { open.append(Visit(id: child, options: inner)) }
    }
    guard options.contains(.contained) else { return }
    var child = window[id].firstChild
    while !child.isNone {
      open.append(Visit(id: child, options: inner))
      child = window[child].nextSibling
    }
  }
}
