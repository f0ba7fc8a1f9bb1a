import NavigationModel

/// How far back from a screen another one lies, on the stack that both are on.
final class Distances {
  private var sources: [NodeID: [NodeID]] = [:]
  private var known: [NodeID: [NodeID: Int]] = [:]

  init(_ linkage: Linkage) {
    var seen: Set<[NodeID]> = []
    for transition in linkage.draft.transitions + (linkage.runner?.emission.transitions ?? [])
    where Self.isOnStack(transition.kind) {
      guard let to = transition.to, to != transition.from, seen.insert([transition.from, to]).inserted else { continue }
      sources[to, default: []].append(transition.from)
    }
  }

  /// The number of steps back from a screen to another; `nil` if no stack holds both.
  func distance(from node: NodeID, back host: NodeID) -> Int? {
    if let found = known[node] { return found[host] }
    var distances = [node: 0]
    var queue = [node]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      for source in sources[current] ?? [] where distances[source] == nil {
        distances[source] = distances[current, default: 0] + 1
        queue.append(source)
      }
    }
    known[node] = distances
    return distances[host]
  }

  private static func isOnStack(_ kind: Transition.Kind) -> Bool {
    switch kind {
    case .push, .show, .showDetail, .setStack, .embed, .tab, .split, .page, .replaceRoot: true
    default: false
    }
  }
}
