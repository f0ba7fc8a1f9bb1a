import NavigationModel

/// A navigation with everything that it took out of the window still in the tree.
///
/// View controllers keep their numbers from before to after; so it is known which screen is the same one, and not only
/// one that looks the same.
struct Trace {
  let outcome: Outcome
  let before: ScreenTree
  /// The window afterwards; what has been taken out is there, but hangs together with nothing.
  let simulator: Simulator

  /// Asks for a route in a state.
  init(asking request: Request, in tree: ScreenTree, of simulator: Simulator) {
    var simulator = simulator
    simulator.tree = tree
    before = simulator.tree
    outcome = simulator.begin(request.route, payload: request.payload, depth: 0)
    self.simulator = simulator
  }

  /// What stands in the window in the end.
  var after: ScreenTree {
    var tree = simulator.window
    _ = tree.compact()
    return tree
  }

  private var window: ScreenTree { simulator.window }

  private func isNew(_ id: ControllerID) -> Bool { id.index >= before.nodes.count }

  // MARK: Effects

  /// What it did on its way to a screen of some class; `nil` where nobody knows where it was to go.
  func effects(towards destination: String?) -> [Effect] {
    var effects = ending.map { [$0] } ?? []
    effects += departures
    effects += arrivals
    if window.nodes.indices.contains(where: isUpdated) { effects.append(.updated) }
    if outcome == .arrived, let destination { effects += fate(of: window.classes.symbol(destination)) }
    return effects
  }

  private var ending: Effect? {
    switch outcome {
    case .arrived: return nil
    case .waiting: return .waiting(gate: simulator.waitingGates.last)
    case .failed(let failure), .thrown(let failure):
      if failure.isCrash { return .crashed }
      if failure.name == "cantBeDismissed" { return .refused }
      for case .gateFailed(let gate, let error) in simulator.events.reversed() where error == failure.name {
        return .refusedByGate(gate)
      }
      return .failed(failure.name)
    }
  }

  private func isUpdated(_ index: Int) -> Bool {
    let id = ControllerID(index)
    return !isNew(id) && window.isAttached(id) && window[id].payload != before[id].payload
  }

  /// What has left the window, and what lies behind something else now.
  private var departures: [Effect] {
    var (dismissed, popped, removed) = (0, 0, 0)
    var hasSwitched = false
    for id in before.nodes.indices.map(ControllerID.init) {
      guard !window.isAttached(id) else {
        hasSwitched = hasSwitched || hasSwitchedTab(id)
        continue
      }
      let node = before[id]
      if !node.presenter.isNone {
        dismissed += 1
      } else if !node.parent.isNone, window.isAttached(node.parent) {
        if before.kind(of: node.parent) == .navigation { popped += 1 } else { removed += 1 }
      }
    }
    let all: [(Effect, Bool)] = [
      (.replacedRoot, window.root != before.root), (.dismissed(dismissed), dismissed > 0), (.switchedTab, hasSwitched),
      (.popped(popped), popped > 0), (.removed(removed), removed > 0),
    ]
    return all.filter(\.1).map(\.0)
  }

  /// Whether a tab bar shows another one of the tabs that it had.
  private func hasSwitchedTab(_ tabs: ControllerID) -> Bool {
    guard before.kind(of: tabs) == .tab, let old = before.selectedChild(of: tabs),
      let new = window.selectedChild(of: tabs)
    else { return false }
    return new != old && !isNew(new)
  }

  /// New screens where they meet what was there; what they hold themselves comes with them.
  private var arrivals: [Effect] {
    var (pushed, presented, tabs, embedded) = (0, 0, 0, 0)
    for id in window.nodes.indices.map(ControllerID.init) where isNew(id) && window.isAttached(id) {
      let node = window[id]
      if !node.presenter.isNone {
        presented += 1
      } else if !node.parent.isNone, !isNew(node.parent) {
        switch window.kind(of: node.parent) {
        case .navigation: pushed += 1
        case .tab: tabs += 1
        case .split, .custom, .none: embedded += 1
        }
      }
    }
    let all: [(Effect, Int)] = [
      (.pushed(pushed), pushed), (.presented(presented), presented), (.addedTabs(tabs), tabs),
      (.embedded(embedded), embedded),
    ]
    return all.filter { $0.1 > 0 }.map(\.0)
  }

  /// What became of the destination.
  private func fate(of destination: Symbol) -> [Effect] {
    let seen = simulator.visible.filter { window.isInstance($0, of: destination) }
    guard let shown = seen.first(where: { !isNew($0) }) ?? seen.first else { return [.hidden] }
    guard isNew(shown) else { return [.reused] }
    let others = window.nodes.indices.map(ControllerID.init).filter {
      !isNew($0) && window.isAttached($0) && window.isInstance($0, of: destination)
    }
    if others.isEmpty { return [] }
    let shownPayload = window[shown].payload
    return [others.contains { window[$0].payload == shownPayload } ? .duplicated : .anotherInstance]
  }
}

extension ScreenTree {
  fileprivate func selectedChild(of tabs: ControllerID) -> ControllerID? {
    let children = children(of: tabs)
    let selected = Int(self[tabs].selected)
    return children.indices.contains(selected) ? children[selected] : nil
  }
}
