import Facts
import NavigationModel

/// Exchanges of children inside of screens, with the screens that set them going.
///
/// An exchange is a move for those who are in front of the screen that holds the children, or are a part of it: they see
/// the next child take the place of another. Who holds that screen, or brings it up with something in it, is behind it;
/// and a child that only comes and goes by itself takes nobody's place. Nor do those that come together.
struct ChildExchanges {
  private var found: [(effect: Effect, screen: NodeID)] = []
  /// Children beside which one run puts others into the same screen.
  private var beside: [Place: Set<NodeID>] = [:]

  private struct Place: Hashable {
    var host: NodeID
    var child: NodeID
  }

  /// Notes what one run of some other screen's puts into a screen at once: without conditions that exclude each other.
  mutating func note(_ effects: [Effect], by actor: Emission.Actor) {
    guard let screen = actor.screen else { return }
    let swaps = effects.filter { $0.swapsIn != nil && $0.swapsIn != screen }.prefix(Self.limit)
    for (number, swap) in swaps.enumerated() {
      for other in swaps.dropFirst(number + 1) where swap.swapsIn == other.swapsIn && isBeside(swap, other) {
        guard let host = swap.swapsIn, case .node(let one)? = swap.target, case .node(let two)? = other.target else {
          continue
        }
        beside[Place(host: host, child: one), default: []].insert(two)
        beside[Place(host: host, child: two), default: []].insert(one)
      }
    }
  }

  /// What one place puts in is one of several, and no two of them at once.
  private func isBeside(_ swap: Effect, _ other: Effect) -> Bool {
    swap.target != other.target && swap.origin.general != other.origin.general && swap.isAnswer == other.isAnswer
      && swap.isCalledBack == other.isCalledBack
      && !swap.gates.contains { gate in other.gates.contains(where: gate.contradicts) }
  }

  /// Who puts more than this into one screen shows no child after the other.
  private static let limit = 24

  mutating func add(_ effect: Effect, by actor: Emission.Actor) {
    if let screen = actor.screen { found.append((effect, screen)) }
  }

  /// The exchanges that are moves, once it is known what holds and what shows what.
  ///
  /// - Parameter starts: the screens that the app starts with.
  func moves(
    among transitions: [Transition], from starts: [NodeID], in linkage: Linkage
  ) -> [(effect: Effect, screen: NodeID, node: NodeID)] {
    guard !found.isEmpty else { return [] }
    var content: [NodeID: [NodeID]] = [:]
    var embedded: [NodeID: [NodeID]] = [:]
    var shown: [NodeID: [NodeID]] = [:]
    var told: [NodeID: Set<NodeID>] = [:]
    for transition in transitions {
      guard let to = transition.to else { continue }
      told[transition.from, default: []].insert(to)
      if transition.kind.isContainment { content[transition.from, default: []].append(to) }
      if transition.kind == .embed { embedded[transition.from, default: []].append(to) }
      if transition.leadsOn { shown[transition.from, default: []].append(to) }
    }
    var reached: [NodeID: Set<NodeID>] = [:]
    let leads = { (from: NodeID, to: NodeID) in
      if reached[from] == nil { reached[from] = Self.reached(from: from, shown) }
      return reached[from]?.contains(to) ?? false
    }
    let holders = Holders(linkage)
    let children = found.reduce(into: content.mapValues(Set.init)) { children, exchange in
      guard case .node(let node)? = exchange.effect.target, let host = exchange.effect.swapsIn else { return }
      children[host, default: []].insert(node)
    }
    let around = children.reduce(into: shown) { $0[$1.key, default: []] += $1.value.sorted() }
    let seen = Self.reached(from: starts, around)
    var inside: [NodeID: Set<NodeID>] = [:]
    let broadcast = broadcast(among: told.count, below: Self.reached(from: starts, embedded))
    var removed: [NodeID: Set<NodeID>?] = [:]
    return found.compactMap { effect, screen in
      guard case .node(let node)? = effect.target, let host = effect.swapsIn, node != screen,
        takesPlace(node, in: host, of: children[host, default: []], for: screen), !broadcast.contains(host),
        told[screen]?.isDisjoint(with: [host, node]) ?? true, !Self.reached(from: screen, content).contains(host)
      else { return nil }
      if inside[host] == nil { inside[host] = Self.reached(from: host, around) }
      let isInside = inside[host]?.contains(screen) ?? false
      let isBehind = (holders.holds(screen, host) || leads(screen, host)) && !isInside
      // Who is only seen somewhere else sees nothing of it.
      guard isInside || !seen.contains(screen) else { return nil }
      if removed[host] == nil { removed[host] = .some(Self.children(takenOutOf: host, in: linkage)) }
      guard !isBehind, removed[host]?.map({ !$0.subtracting([node]).isEmpty }) ?? true else { return nil }
      return (effect, screen, node)
    }
  }

  /// Whether there is any child that another one does not come to stand beside.
  private func takesPlace(_ node: NodeID, in host: NodeID, of children: Set<NodeID>, for screen: NodeID) -> Bool {
    guard let companions = beside[Place(host: host, child: node)] else { return true }
    return !companions.contains(screen) && !children.subtracting(companions).subtracting([node]).isEmpty
  }

  /// Screens somewhere in the app, and not around all of it, whose children most of the others exchange: they tell
  /// whom it concerns, and see nothing of it.
  private func broadcast(among acting: Int, below held: Set<NodeID>) -> Set<NodeID> {
    var tellers: [NodeID: Set<NodeID>] = [:]
    for (effect, screen) in found {
      guard let host = effect.swapsIn, !held.contains(host) else { continue }
      tellers[host, default: []].insert(screen)
    }
    return Set(tellers.filter { $0.value.count >= Self.crowd && $0.value.count * 2 >= acting }.keys)
  }

  private static let crowd = 8

  private static func children(takenOutOf host: NodeID, in linkage: Linkage) -> Set<NodeID>? {
    guard let type = linkage.runner?.swappers[host] else { return nil }
    return linkage.shared(RemovedChildren.init).children(of: type)
  }

  /// A screen and all that it leads to, near or far.
  private static func reached(from start: NodeID, _ next: [NodeID: [NodeID]]) -> Set<NodeID> {
    reached(from: [start], next)
  }

  private static func reached(from starts: [NodeID], _ next: [NodeID: [NodeID]]) -> Set<NodeID> {
    var seen = Set(starts)
    var open = starts
    while let node = open.popLast() { open += (next[node] ?? []).filter { seen.insert($0).inserted } }
    return seen
  }
}

/// Which screens have others as their properties.
private struct Holders {
  private var held: [NodeID: Set<NodeID>] = [:]

  init(_ linkage: Linkage) {
    let program = linkage.program
    for entry in program.variables where !entry.declaration.isStatic {
      guard let owner = entry.owner, program.isScreen(owner), let type = entry.declaration.type,
        let child = program.resolve(type, from: owner), program.isScreen(child)
      else { continue }
      held[linkage.nodes.identity(of: owner), default: []].insert(linkage.nodes.identity(of: child))
    }
  }

  func holds(_ screen: NodeID, _ other: NodeID) -> Bool { held[screen]?.contains(other) ?? false }
}

extension Transition {
  /// Whether what it leads to comes in front of where it starts, or is a part of that.
  fileprivate var leadsOn: Bool {
    level != .flow && !kind.isWayBack && kind != .replaceRoot
  }
}
