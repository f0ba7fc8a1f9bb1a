import NavigationModel

/// The moves that an app makes without the router, by the class of the screen that makes them.
struct OwnMoves: Sendable {
  private(set) var moves: [OwnMove] = []
  /// Assumptions about the device, as their conditions are written; each path makes up its mind once.
  private(set) var platforms: [String] = []
  /// Positions in `moves` by the number of the actor's class.
  private(set) var byActor: [Int32: [Int]] = [:]
  /// The same for those that take away what covers their screen.
  private(set) var fromBelow: [Int32: [Int]] = [:]
  /// Classes at the bottom of modals that nobody can pull down, however they come up.
  private(set) var covering: Set<Int32> = []

  /// More assumptions than these are not told apart.
  static let platformLimit = 4

  init() {}

  /// Takes every transition of the screens that no route carries out.
  ///
  /// - Complexity: O(transitions × what their targets are built of).
  init(of model: Model, staged staging: Staging, in classes: ScreenClasses) {
    var platforms: [String: Int] = [:]
    var pullable: Set<Int32> = []
    let waysBack = Dictionary(grouping: model.transitions.filter(\.kind.isWayBack), by: \.from)
    for transition in model.transitions where transition.route == nil && transition.level == .screen {
      guard let name = staging.name(of: transition.from), let deed = transition.kind.deed(transition.detail),
        staging.node(transition.from)?.kind.standsInWindow ?? false
      else { continue }
      let target: ScreenTree?
      if let to = transition.to {
        guard staging.node(to)?.kind.standsInWindow ?? false, let tree = staging.tree(of: to, in: classes) else {
          continue
        }
        target = tree
      } else {
        guard !deed.needsTarget else { continue }
        target = nil
      }
      let move = OwnMove(
        actor: classes.symbol(name), deed: deed, target: target,
        assumptions: Self.assumptions(transition.gates, &platforms), covers: transition.coversScreen,
        surelyAdds: transition.surelyAdds(beside: waysBack[transition.from] ?? []),
        description: Self.description(transition, by: name, of: target), source: transition.source)
      if deed == .present, let target {
        let shown = target[target.bottom(of: target.root)].type.id
        if move.covers { covering.insert(shown) } else { pullable.insert(shown) }
      }
      add(move)
    }
    covering.subtract(pullable)
    self.platforms = platforms.sorted { $0.value < $1.value }.map(\.key)
  }

  private mutating func add(_ move: OwnMove) {
    byActor[move.actor.id, default: []].append(moves.count)
    if case .dismiss(byOwnControl: false) = move.deed { fromBelow[move.actor.id, default: []].append(moves.count) }
    moves.append(move)
  }

  private static func description(_ transition: Transition, by name: String, of target: ScreenTree?) -> String {
    let words = "\(name) \(transition.kind.verb)"
    return target.map { "\(words) \($0.className(of: $0.root))" } ?? words
  }

  /// What gates say of the device; other conditions may come out either way at any time.
  private static func assumptions(_ gates: [Gate], _ platforms: inout [String: Int]) -> [OwnMove.Assumption] {
    gates.filter { $0.kind == .platform && !$0.name.contains(" or ") }.compactMap { gate in
      let fails = gate.name.hasPrefix("not (") && gate.name.hasSuffix(")")
      let name = fails ? String(gate.name.dropFirst(5).dropLast()) : gate.name
      if platforms[name] == nil {
        guard platforms.count < platformLimit else { return nil }
        platforms[name] = platforms.count
      }
      return platforms[name].map { OwnMove.Assumption(platform: $0, holds: !fails) }
    }
  }
}

extension OwnMove.Deed {
  fileprivate var needsTarget: Bool {
    switch self {
    case .push, .showDetail, .setStack, .present, .replaceRoot, .embed, .popTo: true
    case .select(let index): index == nil
    case .pop, .popToRoot, .dismiss: false
    }
  }
}

extension Node.Kind {
  /// Whether it is on the screen for as long as its user likes: alerts and screens of the system come back by
  /// themselves to where they were asked for.
  var standsInWindow: Bool {
    switch self {
    case .screen, .container, .external: true
    case .flow, .alert, .system, .event: false
    }
  }
}
