import NavigationModel

/// What flows show first, and under which conditions it is that rather than something else.
struct FlowContents {
  /// One of the things that a flow shows first.
  private struct Part {
    var target: Effect.Target
    var gates: [Gate]
  }

  /// A screen that is seen when a flow is shown, with what has to hold for that.
  struct FirstScreen {
    var node: NodeID
    var gates: [Gate]
  }

  private var parts: [NodeID: [Part]] = [:]

  /// Notes what a flow shows first; gives what of that is content, rather than opened over it.
  mutating func fill(_ flow: NodeID, with effects: [Effect]) -> [Effect] {
    let shown = effects.filter { effect in
      if case .held? = effect.target { return false }
      return !effect.kind.isWayBack && effect.kind != .childFlow && effect.target != nil
    }
    // What opens over the flow's own content is not the content, where there is some.
    let content = shown.filter { $0.kind != .present && $0.kind != .popover }
    for effect in content.isEmpty ? shown : content {
      guard let target = effect.target, target != .flow(flow) else { continue }
      if let index = parts[flow]?.firstIndex(where: { $0.target == target }) {
        let names = Set(effect.gates.map(\.name))
        parts[flow]?[index].gates.removeAll { !names.contains($0.name) }
      } else {
        parts[flow, default: []].append(Part(target: target, gates: effect.gates))
      }
    }
    return content
  }

  /// What a flow holds at a position: the tab of that number.
  func target(of flow: NodeID, at index: Int) -> Effect.Target? {
    let parts = parts[flow] ?? []
    return parts.indices.contains(index) ? parts[index].target : nil
  }

  /// The screens that a flow shows first; those of the flows that it shows in turn.
  func firstScreens(
    of flow: NodeID, stack: (Origin) -> [Effect.Target], isContainer: (NodeID) -> Bool
  ) -> [FirstScreen] {
    var found: [FirstScreen] = []
    var seen: Set<Effect.Target> = []
    var queue = [Part(target: .flow(flow), gates: [])]
    while let part = queue.popLast() {
      guard seen.insert(part.target).inserted else { continue }
      switch part.target {
      case .node(let node):
        if !found.contains(where: { $0.node == node }) { found.append(FirstScreen(node: node, gates: part.gates)) }
      case .stack(let origin): queue += stack(origin).map { Part(target: $0, gates: part.gates) }
      // A flow around a tab bar is seen as that.
      case .flow(let inner) where isContainer(inner): found.append(FirstScreen(node: inner, gates: part.gates))
      case .flow(let inner): queue += behind(part.gates, parts[inner] ?? []).reversed()
      case .move, .run, .held: break
      }
    }
    return found
  }

  /// The parts of a flow behind further conditions; what is the only one asks nothing of its own.
  private func behind(_ gates: [Gate], _ parts: [Part]) -> [Part] {
    parts.map { Part(target: $0.target, gates: parts.count > 1 ? $0.gates.behind(gates) : gates) }
  }
}
