import NavigationModel

/// What stands in the tabs of tab bars, and where that leads to without leaving its tab.
struct TabContents {
  private struct Tab: Hashable {
    var bar: NodeID
    var position: String
  }

  private struct Selection: Hashable {
    var to: NodeID
    var place: SourcePlace
  }

  private let next: [NodeID: [Transition]]
  /// What each tab shows first.
  private var first: [Tab: Set<NodeID>] = [:]
  /// The tabs that show a screen first.
  private var tabs: [NodeID: [Tab]] = [:]
  private var inside: [Tab: Set<NodeID>] = [:]
  /// Who brings a tab to the front, by where that is said.
  private var selections: [Selection: Set<NodeID>] = [:]

  init(_ transitions: [Transition], _ next: [NodeID: [Transition]]) {
    self.next = next
    for transition in transitions {
      guard let to = transition.to else { continue }
      if transition.kind == .tab, transition.level == .structural, let position = transition.detail {
        let tab = Tab(bar: transition.from, position: position)
        if first[tab, default: []].insert(to).inserted { tabs[to, default: []].append(tab) }
      } else if transition.kind == .select, transition.level == .screen {
        selections[Selection(to: to, place: transition.source), default: []].insert(transition.from)
      }
    }
  }

  /// Whether a person sees nothing of a move.
  mutating func isUnseen(_ transition: Transition) -> Bool {
    switch transition.kind {
    case .select: isAskedOfBar(transition)
    case .setStack: changesAnotherTab(transition)
    default: false
    }
  }

  /// Whether a tab bar only does what a screen asks of it: that its tabs can be chosen it says itself.
  private func isAskedOfBar(_ transition: Transition) -> Bool {
    guard let to = transition.to, tabs[to]?.contains(where: { $0.bar == transition.from }) ?? false else {
      return false
    }
    return selections[Selection(to: to, place: transition.source)].map { $0.count > 1 } ?? false
  }

  /// Whether what a tab holds is exchanged by a screen that stands in another one, and stays there.
  private mutating func changesAnotherTab(_ transition: Transition) -> Bool {
    guard let to = transition.to, let own = tabs[to] else { return false }
    let bars = Set(own.map(\.bar))
    let shown = own.flatMap { first[$0] ?? [] }
    let isSelected = next[transition.from]?.contains { move in
      move.kind == .select && move.to.map(shown.contains) ?? false
    }
    guard isSelected != true else { return false }
    let others = first.keys.filter { bars.contains($0.bar) && !own.contains($0) }
    return others.contains { members(of: $0).contains(transition.from) }
      && !own.contains { members(of: $0).contains(transition.from) }
  }

  /// What a tab shows, and where that leads to within it.
  private mutating func members(of tab: Tab) -> Set<NodeID> {
    if let known = inside[tab] { return known }
    var found = first[tab] ?? []
    var queue = Array(found)
    while let node = queue.popLast() {
      for move in next[node] ?? [] where move.kind != .replaceRoot && move.kind != .select {
        guard let to = move.to, to != tab.bar, move.kind != .setStack || tabs[to] == nil else { continue }
        if found.insert(to).inserted { queue.append(to) }
      }
    }
    inside[tab] = found
    return found
  }
}
