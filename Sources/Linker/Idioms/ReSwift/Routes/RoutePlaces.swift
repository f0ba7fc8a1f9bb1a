import Facts
import NavigationModel

/// Which screens routes lead to, and what is done on the way from one route to another.
struct RoutePlaces {
  private let routables: Routables
  private let linkage: Linkage
  private var byNode: [NodeID: [[String]]] = [:]

  init(_ routes: [[String]], _ routables: Routables, _ linkage: Linkage) {
    self.routables = routables
    self.linkage = linkage
    var all: Set<[String]> = []
    for route in routes { for length in route.indices { all.insert(Array(route[...length])) } }
    for route in all.sorted(by: { ($0.count, $0.joined(separator: "/")) < ($1.count, $1.joined(separator: "/")) }) {
      for node in shown(by: route) { byNode[node, default: []].append(route) }
    }
  }

  /// The routes whose last segment is for a screen.
  func routes(to node: NodeID) -> [[String]] { byNode[node] ?? [] }

  private func shown(by route: [String]) -> [NodeID] {
    guard let last = route.last else { return [] }
    let effects = routables.step(.push(last), behind: Array(route.dropLast())).effects.filter(\.isMove)
    var nodes = effects.compactMap { effect -> NodeID? in
      if case .node(let node)? = effect.target { node } else { nil }
    }
    nodes += routables.screens(called: last).map(linkage.nodes.identity)
    var found: [NodeID] = []
    while let node = nodes.popLast() {
      guard !found.contains(node) else { continue }
      found.append(node)
      nodes += linkage.draft.transitions.filter { $0.from == node && $0.kind.isContainment }.compactMap(\.to)
    }
    return found
  }

  /// What is done to get from one route to another: of several steps forward, the last one is what a person sees.
  func effects(from old: [String], to new: [String]) -> [Effect] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common < max(old.count, new.count) else { return [] }
    let shared = Array(new[..<common])
    if common == new.count {
      return routables.step(.pop(old[common]), behind: shared).effects.filter(\.kind.isWayBack).map(\.unowned)
    }
    var steps: [Routables.Step] = []
    if common < old.count {
      steps.append(routables.step(.change(old[common], to: new[common]), behind: shared))
    }
    for length in (common < old.count ? common + 1 : common)..<new.count {
      steps.append(routables.step(.push(new[length]), behind: Array(new[..<length])))
    }
    return (steps.last { $0.effects.contains(where: \.isMove) }?.effects ?? []).filter(\.isMove).map(\.unowned)
  }
}

extension Effect {
  /// The same effect as one of whoever asks for it.
  fileprivate var unowned: Effect {
    var effect = self
    effect.owner = nil
    return effect
  }
}
