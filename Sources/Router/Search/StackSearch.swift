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
      open.append(contentsOf: next(after: visit).reversed())
    }
    return nil
  }

  /// Where a search goes on, in order.
  private func next(after visit: Visit) -> [Visit] {
    let (id, options) = (visit.id, visit.options)
    var next: [Visit] = []
    let parent = window[id].parent
    if options.contains(.parent), !parent.isNone { next.append(Visit(id: parent, options: [.current, .parent])) }
    if !options.isDisjoint(with: [.visible, .contained]) {
      var inner: SearchOptions = options.contains(.visible) ? .currentVisibleOnly : .currentAllStack
      if rules.followsPresentedInContainers, options.contains(.presented) { inner.insert(.presented) }
      next += candidates(in: id, options: options).map { Visit(id: $0, options: inner) }
    }
    if options.contains(.presented), let presented = window.presented(from: id) {
      next.append(Visit(id: presented, options: options.subtracting(.presenting)))
    }
    if options.contains(.presenting), let presenting = window.presenting(id) {
      next.append(Visit(id: presenting, options: options.subtracting(.presented)))
    }
    return next
  }

  private func candidates(in id: ControllerID, options: SearchOptions) -> [ControllerID] {
    let adapter = ContainerAdapter(window: window, rules: rules)
    guard window.kind(of: id).isContainer else { return [] }
    var list: [ControllerID] = []
    if options.contains(.visible) || rules.searchesVisibleFirst { list = adapter.visible(in: id) }
    if options.contains(.contained) {
      let first = list
      list += adapter.contained(in: id).filter { !first.contains($0) }
    }
    return list
  }
}
