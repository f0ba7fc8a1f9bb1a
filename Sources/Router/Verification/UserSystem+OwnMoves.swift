/// What the screens of the app do without the router.
extension UserSystem {
  /// What the screens that stand in a tree can do, and what it leads to.
  ///
  /// Only what can be seen acts; that a screen below takes away what covers it is how presenters dismiss.
  func movesOfScreens(
    from tree: ScreenTree, _ memory: StateMemory
  ) -> [(move: UInt32, after: ScreenTree, memory: StateMemory)] {
    guard !ownMoves.moves.isEmpty else { return [] }
    var simulator = simulator
    simulator.tree = tree
    let visible = simulator.visible
    var found: [(move: UInt32, after: ScreenTree, memory: StateMemory)] = []
    func take(_ index: Int, by actor: ControllerID) {
      let move = ownMoves.moves[index]
      guard let memory = memory.assuming(move.assumptions), let after = simulator.tree.after(move, by: actor),
        after != tree
      else { return }
      found.append((Self.own + UInt32(index), after, memory))
    }
    for actor in visible {
      for index in ownMoves.byActor[simulator.tree[actor].type.id] ?? [] { take(index, by: actor) }
    }
    guard !ownMoves.fromBelow.isEmpty else { return found }
    for actor in tree.nodes.indices.map(ControllerID.init) where !visible.contains(actor) {
      guard simulator.tree.presented(from: actor) != nil else { continue }
      for index in ownMoves.fromBelow[simulator.tree[actor].type.id] ?? [] { take(index, by: actor) }
    }
    return found
  }

  /// What the user does by hand with everything that can be seen: where screens stand side by side, each may have its own
  /// stack and tabs.
  ///
  /// The topmost modal can be pulled down unless the app presents it over the whole screen. Of the modals that routes
  /// present nothing is presumed: whoever made them has a way to close them.
  ///
  /// Without a router, which finds what lies in hidden tabs, the tab is only changed where there is nothing to go back
  /// from. What can be come to does not get less by that, as everybody can go back before; and the number of states is
  /// the sum of what is in the tabs instead of the product.
  func movesByHand(from tree: ScreenTree) -> [(move: UInt32, after: ScreenTree)] {
    var simulator = simulator
    simulator.tree = tree
    let window = simulator.tree
    var found: [(move: UInt32, after: ScreenTree)] = []
    func take(_ move: UInt32, _ change: (inout ScreenTree) -> Void) {
      var after = window
      change(&after)
      _ = after.compact()
      if after != tree { found.append((move, after)) }
    }
    let visible = simulator.visible
    let stacks = visible.filter { window.kind(of: $0) == .navigation && window.children(of: $0).count > 1 }
    for stack in stacks { take(Self.back) { $0.setChildren(of: stack, to: $0.children(of: stack).dropLast()) } }
    if let modal = window.modals.last, !isCovering(modal, in: window) { take(Self.dismiss) { $0.detach(modal) } }
    guard stacks.isEmpty || !requests.isEmpty else { return found }
    for bar in visible where window.kind(of: bar) == .tab {
      for index in window.children(of: bar).indices { take(Self.tab + UInt32(index)) { $0.select(index, in: bar) } }
    }
    return found
  }

  /// Whether a modal covers the whole screen.
  func isCovering(_ modal: ControllerID, in tree: ScreenTree) -> Bool {
    !tree[modal].presenter.isNone && ownMoves.covering.contains(tree[tree.bottom(of: modal)].type.id)
  }
}

extension ScreenTree {
  /// The first screen of a stack, else the controller itself: what a modal is, whatever is pushed in it.
  func bottom(of id: ControllerID) -> ControllerID {
    var current = id
    while kind(of: current) == .navigation, !self[current].firstChild.isNone { current = self[current].firstChild }
    return current
  }

  /// Classes of everything that stands in the window.
  var classNames: [String] { nodes.map { classes.name($0.type) } }

  /// What is presented in the window, one above the other, lowest first.
  var modals: [ControllerID] {
    nodes.indices.map(ControllerID.init).filter { !self[$0].presenter.isNone }
  }
}
