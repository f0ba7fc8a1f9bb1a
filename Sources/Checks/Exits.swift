internal import NavigationModel

/// What leads out of every screen.
struct Exits {
  private let context: CheckContext
  /// Nodes from which something leads on.
  private var leavable: Set<Int> = []
  /// Nodes that take back what they showed, flows among them.
  private let takesBack: Set<NodeID>
  /// Those that do so while a modal covers them: no touch of theirs does, nor what only goes back on a stack.
  private let takesModalsBack: Set<NodeID>
  /// Flows, by what they show.
  private let flows: [NodeID: [NodeID]]
  /// Who shows what so that it can be left.
  private let pushes: Set<Way>
  /// Places where the app's life cycle changes what is seen.
  private let ofLifeCycle: Set<SourcePlace>
  /// Roots of the window that the life cycle puts in the place of others.
  private let rootsOfLifeCycle: Set<NodeID>

  private struct Way: Hashable {
    var from: NodeID
    var to: NodeID?
  }

  init(_ context: CheckContext) {
    self.context = context
    let waysBack = context.whole.transitions.filter(\.kind.isWayBack)
    takesBack = Set(waysBack.map(\.from))
    takesModalsBack = Set(waysBack.filter(\.mayCloseModals).map(\.from))
    let shown = context.whole.transitions.filter { $0.level == .flow && $0.to != nil }
    flows = Dictionary(grouping: shown) { $0.to ?? $0.from }.mapValues { $0.map(\.from) }
    pushes = Set(
      context.model.transitions.filter { $0.kind == .push || $0.kind == .show || $0.kind == .showDetail }
        .filter { $0.route == nil }.map { Way(from: $0.from, to: $0.to) })
    let ofLifeCycle = context.whole.entries.filter(\.isOfLifeCycle)
    self.ofLifeCycle = Set(ofLifeCycle.map(\.source))
    rootsOfLifeCycle = Set(ofLifeCycle.compactMap(\.to))
      .intersection(context.model.transitions.filter { $0.kind == .replaceRoot }.compactMap(\.to))
    let alertsOn = Set(context.model.transitions.filter { $0.to != $0.from }.map(\.from))
    for transition in context.model.transitions {
      guard let from = context.nodeIndex[transition.from] else { continue }
      if leadsOut(transition, from: from, alertsOn) { leavable.insert(from) }
    }
    for request in context.model.requests {
      if let from = request.from.flatMap({ context.nodeIndex[$0] }) { leavable.insert(from) }
    }
  }

  private func leadsOut(_ transition: Transition, from: Int, _ alertsOn: Set<NodeID>) -> Bool {
    if transition.kind.isWayBack { return true }
    guard transition.kind != .openURL, !transition.kind.isContainment else { return false }
    guard let to = transition.to, let target = context.nodeIndex[to] else { return true }
    switch context.model.nodes[target].kind {
    // The system's screens come back to where they were asked for, and so does an alert whose buttons lead nowhere.
    case .system: return false
    case .alert: return alertsOn.contains(to)
    case .screen, .container, .flow, .external, .event: return !context.groups.areTogether(from, target)
    }
  }

  /// The screen to name if nothing leads out of a node or what stands with it; `nil` if something does or may.
  func trap(at node: Int) -> Int? {
    let members = context.groups.members(with: node)
    guard context.reach.isReached(node: node), !members.contains(where: mayBeLeft) else { return nil }
    let seen = members.filter { context.model.nodes[$0].kind == .screen }
    return seen.contains(node) ? node : seen.first
  }

  private func mayBeLeft(_ node: Int) -> Bool {
    leavable.contains(node) || context.gaps.touch(file: context.model.nodes[node].source?.file)
  }

  /// Whether the one screen pushes the other, too, where there is a stack, or the system takes part in what is seen: it
  /// covers the app when that rests, and uncovers it.
  ///
  /// A root that it exchanges for another one is left by that.
  func comesOtherwise(_ arrival: Transition) -> Bool {
    if arrival.kind == .replaceRoot, rootsOfLifeCycle.contains(where: { $0 != arrival.to }) { return true }
    return pushes.contains(Way(from: arrival.from, to: arrival.to))
      || ([arrival.source] + arrival.alsoAt).contains(where: ofLifeCycle.contains)
  }

  /// Whether the screen or flow that showed another takes it away again.
  func isTakenBack(_ arrival: Transition) -> Bool {
    let taking = arrival.kind == .present ? takesModalsBack : takesBack
    return taking.contains(arrival.from)
      || (arrival.to.flatMap { flows[$0] } ?? []).contains(where: takesBack.contains)
  }
}

extension Entry {
  /// Whether the app comes to the front by it, or leaves that.
  fileprivate var isOfLifeCycle: Bool {
    kind == .event && ["Active", "Background", "Foreground"].contains(where: name.hasSuffix)
  }
}

extension Transition {
  /// Whether it may take away what covers the screen.
  fileprivate var mayCloseModals: Bool {
    (kind == .dismiss || kind == .finishFlow) && detail != Transition.ownControl
  }
}
