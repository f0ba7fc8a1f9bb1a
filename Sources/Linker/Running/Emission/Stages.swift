import NavigationModel

/// Which screens can be on a flow's own stack: only from those its routes are taken.
struct Stages {
  private struct Stage: Hashable {
    var flow: NodeID
    var screen: NodeID
  }

  private var shown: Set<Stage> = []
  private var roots: [NodeID: [NodeID]] = [:]
  /// Flows that show others side by side, in tabs.
  private var hosts: [NodeID: [NodeID]] = [:]
  private var waiting: [(effect: Effect, screen: NodeID, flow: NodeID)] = []

  /// Notes what a flow shows.
  mutating func add(_ screen: NodeID, on flow: NodeID, _ kind: Transition.Kind) {
    guard shown.insert(Stage(flow: flow, screen: screen)).inserted else { return }
    switch kind {
    case .setStack: roots[flow, default: []].append(screen)
    case .tab: hosts[screen, default: []].append(flow)
    default: break
    }
  }

  /// Whether it is known that a flow shows a screen itself.
  func shows(_ screen: NodeID, on flow: NodeID) -> Bool { shown.contains(Stage(flow: flow, screen: screen)) }

  /// Keeps what a screen asks of a flow until all is known that the flow shows.
  mutating func wait(_ effect: Effect, at screen: NodeID, on flow: NodeID) { waiting.append((effect, screen, flow)) }

  /// What was asked of flows, at the screens that can be on their stacks: those who ask, else the flows' roots.
  mutating func resolved(by transitions: [Transition]) -> [(effect: Effect, screen: NodeID)] {
    defer { waiting = [] }
    var next: [NodeID: [NodeID]] = [:]
    for stage in shown { next[stage.flow, default: []].append(stage.screen) }
    for transition in transitions where transition.level != .flow && transition.kind != .replaceRoot {
      if let to = transition.to { next[transition.from, default: []].append(to) }
    }
    var known: [NodeID: Set<NodeID>] = [:]
    return waiting.flatMap { effect, screen, flow -> [(effect: Effect, screen: NodeID)] in
      let first = firstScreens(of: flow)
      if known[flow] == nil { known[flow] = Self.reached(from: around(flow) + first, next) }
      var plain = effect
      plain.stage = nil
      let isOn = known[flow]?.contains(screen) == true || first.isEmpty
      return (isOn ? [screen] : first).map { (plain, $0) }
    }
  }

  /// The roots of a flow's stack; those of a flow that stands there.
  private func firstScreens(of flow: NodeID, depth: Int = 0) -> [NodeID] {
    (roots[flow] ?? []).flatMap { root in
      roots[root] == nil || depth > 8 ? [root] : firstScreens(of: root, depth: depth + 1)
    }
  }

  /// A flow and those in whose tabs it stands: who is in one tab can ask for the stack of the next.
  private func around(_ flow: NodeID) -> [NodeID] {
    var found = [flow]
    var index = 0
    while index < found.count {
      found += (hosts[found[index]] ?? []).filter { !found.contains($0) }
      index += 1
    }
    return found
  }

  private static func reached(from start: [NodeID], _ next: [NodeID: [NodeID]]) -> Set<NodeID> {
    var reached = Set(start)
    var queue = start
    while let node = queue.popLast() {
      for to in next[node] ?? [] where reached.insert(to).inserted { queue.append(to) }
    }
    return reached
  }
}
