extension Simulator {
  /// What can be seen, from the root inwards: modals cover what presents them, containers show their visible child.
  private var visiblePath: [ControllerID] {
    var path: [ControllerID] = []
    var next = window.root
    while !next.isNone {
      path.append(next)
      if !window[next].presented.isNone {
        next = window[next].presented
      } else {
        // Of several visible children the last counts: the details of a split view controller.
        let children = window.children(of: next)
        let isContainer = window.kind(of: next).isContainer
        let visible = isContainer ? ContainerAdapter(window: window, rules: rules).visible(in: next) : children
        next = visible.last ?? .none
      }
    }
    return path
  }

  /// The part of the path that lies in the topmost modal that covers the whole window.
  private var uncoveredPath: ArraySlice<ControllerID> {
    let path = visiblePath
    return path[(path.firstIndex(of: window.topmost) ?? 0)...]
  }

  mutating func goBack() throws(ImpossibleMove) -> Outcome {
    let stack = visiblePath.last { window.kind(of: $0) == .navigation && window.children(of: $0).count > 1 }
    guard let stack, isUncovered(stack) else {
      throw ImpossibleMove(
        move: .back, reason: "no navigation controller that can be seen has more than one screen.")
    }
    window.setChildren(of: stack, to: window.children(of: stack).dropLast())
    return .arrived
  }

  /// Whether nothing is presented above a container.
  private func isUncovered(_ id: ControllerID) -> Bool { window.presented(from: id) == nil }

  mutating func dismissTopmost() throws(ImpossibleMove) -> Outcome {
    guard let modal = visiblePath.last(where: { !window[$0].presenter.isNone }) else {
      throw ImpossibleMove(move: .dismiss, reason: "nothing is presented modally.")
    }
    window.detach(modal)
    return .arrived
  }

  mutating func selectTab(_ index: Int) throws(ImpossibleMove) -> Outcome {
    let move = UserMove.tab(index)
    guard let tabs = uncoveredPath.last(where: { window.kind(of: $0) == .tab }) else {
      throw ImpossibleMove(move: move, reason: "no tab bar can be seen.")
    }
    let count = window.children(of: tabs).count
    guard (0..<count).contains(index) else {
      throw ImpossibleMove(move: move, reason: "\(window.name(of: tabs)) has \(count) tabs, counted from 0.")
    }
    window.select(index, in: tabs)
    return .arrived
  }

  mutating func answer(_ gate: String, passes: Bool) throws(ImpossibleMove) -> Outcome {
    let index = suspensions.lastIndex { suspension in
      guard suspension.cause == .user, suspension.plan.gates.indices.contains(suspension.gate) else { return false }
      return World.isSameName(suspension.plan.gates[suspension.gate].gate, gate)
    }
    guard let index else {
      throw ImpossibleMove(
        move: passes ? .pass(gate) : .refuse(gate), reason: "no navigation waits for \(gate).")
    }
    return resume(index, passes: passes)
  }
}
