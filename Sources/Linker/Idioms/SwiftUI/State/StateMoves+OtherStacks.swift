import NavigationModel

/// Values that go onto the stack of another tab, which stays where it is.
extension StateMoves {
  /// Whether a value goes onto the stack of a tab from a screen that is on that of another one: nothing is seen of it from
  /// there, unless the screen brings the tab to the front.
  func goesOntoOtherStack(_ link: Link, _ tabs: TabsBeside, _ distances: Distances) -> Bool {
    guard let path = link.value.path, case .screen(let node) = link.actor, let holders = paths[path] else {
      return false
    }
    let own = screens(holders)
    let others = screens(paths.filter { $0.key != path }.values.reduce(into: []) { $0.formUnion($1) }).subtracting(own)
    guard !own.isEmpty, !own.contains(where: { distances.distance(from: node, back: $0) != nil }),
      others.contains(where: { distances.distance(from: node, back: $0) != nil && tabs.areBeside($0, own) })
    else { return false }
    return !selects(link.actor)
  }

  private func screens(_ actors: Set<Actor>) -> Set<NodeID> { Set(actors.compactMap(\.screen)) }

  /// Whether somebody changes what says which tab is in front.
  private func selects(_ actor: Actor) -> Bool {
    choices.contains { choice in
      choice.value.views.flatMap(\.states).contains { state in
        state.isSelection && state.variables.contains { id in sets[id]?.contains { $0.actor == actor } ?? false }
      }
    }
  }
}

/// Screens that are tabs of the same container.
struct TabsBeside {
  private var bars: [NodeID: Set<NodeID>] = [:]

  /// - Complexity: O(*n*) in the number of transitions.
  init(_ views: Views) {
    for transition in views.linkage.draft.transitions + views.runner.emission.transitions
    where transition.kind == .tab {
      if let tab = transition.to { bars[tab, default: []].insert(transition.from) }
    }
  }

  /// Whether a screen is a tab beside each of some others.
  func areBeside(_ tab: NodeID, _ others: Set<NodeID>) -> Bool {
    guard let own = bars[tab] else { return false }
    return others.allSatisfy { other in bars[other].map { !$0.isDisjoint(with: own) } ?? false }
  }
}
