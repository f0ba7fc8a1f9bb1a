import NavigationModel

/// Turns effects into transitions and entries, once it is known at whom they happen.
struct Emission {
  let linkage: Linkage
  private var done: Set<Done> = []
  /// What navigation controllers are filled with, by where they are made.
  private var contents: [Origin: Contents] = [:]
  private var waiting: [(effect: Effect, actor: Actor)] = []
  private var ends: [(effect: Effect, flow: NodeID)] = []
  private var starts: Set<Pair> = []
  /// Calls that led somewhere, with how that was found out.
  private(set) var resolved: [Origin: Resolution] = [:]
  private var open: [Origin: Unresolved] = [:]

  /// At whom something happens.
  enum Actor: Hashable {
    case screen(NodeID)
    case flow(NodeID)
    case entry(Entry.Kind, name: String)
  }

  /// What a navigation controller shows first: what it is set to, else what is pushed first.
  private struct Contents {
    var roots: [Effect.Target] = []
    var pushed: [Effect.Target] = []

    var first: [Effect.Target] { roots.isEmpty ? Array(pushed.prefix(1)) : roots }

    mutating func add(_ target: Effect.Target, asRoot: Bool) {
      if asRoot {
        if !roots.contains(target) { roots.append(target) }
      } else if !pushed.contains(target) {
        pushed.append(target)
      }
    }
  }

  private struct Done: Hashable {
    var actor: Actor
    var effect: Effect.Key
  }

  private struct Pair: Hashable {
    var from: NodeID
    var to: NodeID
  }

  init(linkage: Linkage) { self.linkage = linkage }

  /// Notes that a call showed something.
  mutating func resolve(_ origin: Origin, by resolution: Resolution) {
    resolved[origin] = min(resolved[origin] ?? resolution, resolution)
  }

  /// Notes that it stayed open in one run what a call shows.
  mutating func leaveOpen(_ origin: Origin, _ gap: Unresolved) { open[origin] = gap }

  /// Gives a flow the effects of its code; they go on to whoever runs the flow.
  mutating func claim(_ effects: [Effect], by flow: NodeID) -> [Effect] {
    let unclaimed = effects.filter { !$0.isClaimedByFlow }
    emit(unclaimed, at: .flow(flow))
    return effects.map { effect in
      var effect = effect
      effect.isClaimedByFlow = true
      return effect
    }
  }

  /// Gives effects to who acts.
  mutating func commit(_ effects: [Effect], at actor: Actor) { emit(effects, at: actor) }

  private mutating func emit(_ effects: [Effect], at actor: Actor) {
    // A stack that is shown here is filled by what is pushed on it here: that is its content, not a move.
    let shown = Set(effects.compactMap { effect -> Origin? in
      if case .stack(let origin)? = effect.target { origin } else { nil }
    })
    for effect in effects {
      if let stack = effect.stack, let target = effect.target, effect.kind == .setStack || isBeginning(actor) {
        contents[stack, default: Contents()].add(target, asRoot: effect.kind == .setStack)
      }
    }
    for effect in effects {
      if case .flow = actor {
        // A flow that fills its own window says so by what it fills it with.
        if effect.kind == .replaceRoot, case .stack(let origin)? = effect.target,
          effects.contains(where: { $0.stack == origin })
        {
          continue
        }
      } else if effect.stack.map(shown.contains) == true {
        continue
      }
      emit(effect, at: actor)
    }
  }

  private func isBeginning(_ actor: Actor) -> Bool {
    if case .screen = actor { false } else { true }
  }

  private mutating func emit(_ effect: Effect, at actor: Actor) {
    switch effect.target {
    case .stack(let origin)?:
      guard let targets = contents[origin]?.first, !targets.isEmpty else {
        waiting.append((effect, actor))
        return
      }
      for target in targets.prefix(4) {
        var inner = effect
        inner.target = target
        if case .stack(origin) = target { continue }
        emit(inner, at: actor)
      }
    case .move(let index)?: linkage.runner?.views.note(index, effect, at: actor)
    case .node(let node)?: add(effect, to: node, at: actor)
    case nil: add(effect, to: nil, at: actor)
    }
  }

  private mutating func add(_ effect: Effect, to node: NodeID?, at actor: Actor) {
    guard done.insert(Done(actor: actor, effect: effect.key)).inserted else { return }
    switch actor {
    case .screen(let screen):
      // Flows start and end among themselves; a person sees what they show.
      guard effect.kind != .childFlow, effect.kind != .finishFlow else { return }
      transition(effect, from: screen, to: node, level: .screen)
    case .flow(let flow):
      if effect.kind == .finishFlow {
        ends.append((effect, flow))
        return
      }
      if effect.kind == .childFlow, let node { starts.insert(Pair(from: flow, to: node)) }
      transition(effect, from: flow, to: node, level: .flow)
    case .entry(let kind, let name):
      guard let node, !effect.kind.isWayBack else { return }
      linkage.draft.entries.append(
        Entry(kind: kind, name: name, to: node, gates: effect.gates, source: linkage.place(effect.origin)))
    }
  }

  private func transition(_ effect: Effect, from: NodeID, to node: NodeID?, level: Transition.Level) {
    let target = node.flatMap { linkage.nodes[$0] }
    var kind = effect.kind
    var level = level
    if target?.kind == .alert { kind = .alert }
    if target?.kind == .flow, level == .screen { level = .flow }
    if level == .screen, kind.isContainment { level = .structural }
    // What a tab bar puts into one of its own stacks is the content of a tab.
    if level == .screen, kind == .setStack, linkage.nodes[from]?.container == .tab {
      (kind, level) = (.tab, .structural)
    }
    linkage.draft.add(
      Transition(
        from: from, to: node, kind: kind, level: level, label: effect.label, gates: effect.gates,
        certainty: effect.certainty, source: linkage.place(effect.origin), detail: effect.detail))
  }

  /// Adds that a container holds something.
  mutating func contain(_ effect: Effect, in container: NodeID) {
    emit([effect], at: .screen(container))
  }

  /// Adds what could be told only at the end, and lists what was never found out.
  mutating func finish() {
    let late = waiting
    waiting = []
    for (effect, actor) in late { emit(effect, at: actor) }
    for (effect, flow) in ends {
      guard case .node(let parent)? = effect.target, starts.contains(Pair(from: parent, to: flow)) else { continue }
      transition(effect, from: flow, to: parent, level: .flow)
    }
    for (origin, gap) in open where resolved[origin] == nil { linkage.draft.unresolved.append(gap) }
    for (effect, _) in waiting {
      linkage.draft.unresolved.append(
        Unresolved(
          source: linkage.place(effect.origin), call: effect.kind.rawValue,
          reason: "what the navigation controller holds could not be found out"))
    }
  }
}
