import NavigationModel

/// Turns effects into transitions and entries, once it is known at whom they happen.
final class Emission {
  let linkage: Linkage
  private let summaries: Summaries
  private var held = HeldEffects()
  /// Whether effects wait: while code is being run, what it does in all is not known yet.
  var isHeld = false {
    didSet { if oldValue, !isHeld { release() } }
  }
  private var done: Set<Done> = []
  /// What navigation controllers are filled with, by where they are made.
  private lazy var contents = StackTable(linkage.program)
  private var waiting: [(effect: Effect, actor: Actor)] = []
  private var ends: [(effect: Effect, flow: NodeID)] = []
  private var drawn = Ways()
  var entries = EntryWays()
  /// What opens over the first screen while the app starts.
  var openings: [(effect: Effect, node: NodeID, name: String)] = []
  /// Moves that a flow carries out for a screen that calls it back.
  private var madeByFlows: Set<Move> = []
  private(set) var starts: Set<Pair> = []
  private var selections: [(effect: Effect, tab: Int, actor: Actor)] = []
  private var restarts = Restarts()
  /// Starts of flows that nothing else tells of so far.
  private var quietStarts: [(effect: Effect, pair: Pair)] = []
  /// Calls of flows that show what another flow begins with: they know that flow, not its screens.
  private var flowShows: Set<Effect.Key> = []
  private var shownFlows: Set<Pair> = []
  /// What flows show first.
  private var flowContents = FlowContents()
  private var isFinishing = false
  private var late: [(effects: [Effect], flow: NodeID)] = []
  private var exchanges = ChildExchanges()
  var calls = SeenCalls()
  private(set) var stages = Stages()
  private var wrappers = StackWrappers()
  var fillings = Fillings()
  private var choices = FillingConditions()
  var typeTests = TypeTests()

  init(linkage: Linkage, summaries: Summaries) {
    self.linkage = linkage
    self.summaries = summaries
  }

  /// Notes effects that nobody was found to be the actor of; they are those of the screen that the code names.
  func lose(_ effects: [Effect]) {
    for effect in summaries.opened(effects).map(\.outspoken) {
      if let presenter = effect.presenter ?? effect.shower, effect.tab == nil {
        commit([effect], at: .screen(presenter))
      } else {
        calls.lost.lose(effect)
      }
    }
  }

  /// Gives a flow the effects of its code, unless it has them; they go on to whoever runs the flow.
  func claim(_ effects: [Effect], by flow: NodeID, isNew: Bool = true) -> [Effect] {
    if isNew { hold(HeldEffects.Share(effects: effects, actor: .flow(flow), isClaim: true)) }
    return effects.filter { !$0.isAmongFlows && $0.owner == nil }.map(\.claimedByFlow)
  }

  /// Gives effects to who acts; what is a screen's own goes to that.
  func commit(_ effects: [Effect], at actor: Actor) { hold(HeldEffects.Share(effects: effects, actor: actor)) }

  /// Gives screens the effects of their own code; those of one screen go on to whoever set its code going.
  func settle(_ effects: [Effect], without screen: NodeID? = nil) {
    let others = effects.filter { $0.isReference || $0.owner != nil && $0.owner != screen }
    hold(HeldEffects.Share(effects: others, without: screen))
  }

  private func hold(_ share: HeldEffects.Share) {
    guard !share.effects.isEmpty else { return }
    held.add(share)
    if !isHeld { release() }
  }

  /// Gives effects to those who act, as they were found.
  private func release() {
    for share in held.taken() where !held.isKnown(share, summaries) {
      let opened = summaries.opened(held.news(in: share, summaries), share.part) { way in
        held.isNews(way, in: share, summaries)
      }
      for (effects, actor) in share.parts(of: opened) { emit(effects, at: actor) }
    }
  }

  private func emit(_ found: [Effect], at actor: Actor) {
    let tellings = Tellings(found, at: actor)
    for effect in tellings.events { calls.lost.lose(effect.timeless.outspoken) }
    for (effects, type) in tellings.told { linkage.runner?.tell(effects, by: type) }
    for (effects, screen) in tellings.shown { emit(effects, at: .screen(screen)) }
    let known = tellings.own.weighed(at: actor, linkage.runner) { calls.lost.lose($0) }
    let (told, moves) = Moments(known, at: actor).told
    for (effect, screen) in moves { emit(effect.outspoken, at: .screen(screen)) }
    let effects = told.map(\.outspoken).filter { !typeTests.exclude($0, at: actor) }
    exchanges.note(effects, by: actor)
    if !actor.isFlow { choices = FillingConditions(effects, at: actor) }
    // A stack that is shown here is filled by what is pushed on it here: that is its content, not a move.
    let shown = Set(
      effects.compactMap { effect -> Origin? in
        switch effect.target {
        case .stack(let origin)?, .held(let origin)?: origin
        default: effect.brings
        }
      })
    let shownSomewhere = Set(shown.map(\.general))
    let isShown = { (stack: Origin?) in stack.map { shown.contains($0) || shownSomewhere.contains($0) } ?? false }
    let asked = AskedAtLaunch(effects, at: actor)
    let pushes = ExclusivePushes(told, shown: shown, at: actor, in: linkage.program)
    contents.add(pushes)
    for (number, effect) in effects.enumerated() where !pushes.covered.contains(number) && !asked.contains(effect) {
      let isBrought = isShown(effect.stack)
      guard effect.kind == .setStack || isBeginning(actor) || isBrought else { continue }
      contents.add(effect, isFirst: actor.isLaunch, isBrought: isBrought)
    }
    let presented = Set(effects.compactMap(\.presentedStack))
    for effect in effects {
      if case .flow = actor {
        // A flow that fills its own window says so by what it fills it with; one that presents a stack, by presenting.
        if effect.kind == .replaceRoot, case .stack(let origin)? = effect.target,
          effects.contains(where: { $0.stack == origin })
        {
          continue
        }
        if let stack = effect.stack, presented.contains(stack.general), StackContents.isFilling(effect.kind) {
          continue
        }
      } else if isShown(effect.stack), !asked.contains(effect) {
        continue
      }
      emit(effect, at: actor)
    }
  }

  /// Notes what navigation controllers are made with, whoever shows them.
  func fillStacks(with effects: [Effect], isFirst: Bool = false) {
    for effect in effects where StackContents.filling.contains(effect.kind) { contents.add(effect, isFirst: isFirst) }
  }

  private func isBeginning(_ actor: Actor) -> Bool {
    if case .screen = actor { false } else { true }
  }

  private func emit(_ effect: Effect, at actor: Actor) {
    if let asked = effect.asked, let screen = actor.screen, screen != asked {
      guard isFinishing else { return waiting.append((effect, actor)) }
      var own = effect
      own.asked = nil
      return emit(own, at: holds(screen, asked) ? .screen(asked) : actor)
    }
    let actor = shower(of: effect, at: actor)
    if let tab = effect.tab {
      selections.append((effect, tab, actor))
      return
    }
    if case .screen(let screen) = actor, effect.strangers.contains(screen) { return calls.lost.place(effect) }
    if case .screen(let screen) = actor, let flow = effect.stage, !stages.shows(screen, on: flow) {
      stages.wait(effect, at: screen, on: flow)
      return
    }
    switch effect.target {
    case .stack(let origin)?:
      if case .screen(let screen) = actor { fillings.note(effect.kind, of: origin, by: screen) }
      // Only what a container holds can come to the front in it.
      if effect.kind == .select, !fillings.isHeld(origin) {
        if !isFinishing { waiting.append((effect, actor)) }
        return
      }
      let all = contents.first(of: origin, isLast: isFinishing)
      let targets = choices.targets(among: all, in: origin, shownBy: effect, at: actor)
      // What a flow shows is known once it is known which flows it starts; what a container holds, once all is known that
      // comes into it.
      let isOpen = actor.isFlow || effect.kind.isContainment || effect.kind == .showDetail
      guard !targets.isEmpty, isFinishing || !isOpen else {
        waiting.append((effect, actor))
        return
      }
      guard contents.tells(of: origin, shownBy: effect, at: actor) else { return }
      let told = targets.filter { $0 != .stack(origin) && !isStartedFlows($0, by: actor) }
      let effect = told.count > Self.choiceLimit ? cut(effect, from: told.count) : effect
      for target in told.prefix(Self.choiceLimit) {
        var inner = effect
        inner.target = target
        inner.gates = choices.gates(of: target, in: origin, at: actor).behind(effect.gates)
        emit(inner, at: actor)
      }
    case .flow(let flow)?: emit(effect, showing: flow, at: actor)
    case .run?, .held?: break
    case .move(let index)?: linkage.runner?.views.note(index, effect, at: actor)
    case .node(let node)?: add(effect, to: node, at: actor)
    case nil where !isFinishing && isAskedOfOther(effect, by: actor): waiting.append((effect, actor))
    case nil: add(effect, to: nil, at: leaver(by: effect, at: actor))
    }
  }

  /// Flows show each other; a person sees the first screens of the one that is shown.
  private func emit(_ effect: Effect, showing flow: NodeID, at actor: Actor) {
    if case .screen = actor {} else { add(effect, to: flow, at: actor) }
    if case .flow = actor { return }
    guard isFinishing else {
      waiting.append((effect, actor))
      return
    }
    let screens = firstScreens(of: flow)
    for screen in screens.isEmpty ? [FlowContents.FirstScreen(node: flow, gates: [])] : screens {
      var seen = effect
      seen.target = .node(screen.node)
      seen.gates = screen.gates.behind(effect.gates)
      add(seen, to: screen.node, at: actor)
    }
  }

  /// Notes that a navigation controller of the app's own class is seen as what it is given.
  func wrap(_ content: [NodeID], in wrapper: NodeID) {
    wrappers.add(content, in: wrapper)
    linkage.seenThrough.insert(wrapper)
  }

  /// Notes that others fill a navigation controller of the app's own class.
  func note(_ stack: Origin, isOf type: TypeID) {
    contents.note(stack) { [linkage] in linkage.nodes.existingNode(for: type) }
  }

  /// Notes what a flow shows first.
  func fill(_ flow: NodeID, with effects: [Effect]) {
    fillStacks(with: flowContents.fill(flow, with: Tellings.unmarked(effects).map(\.timeless)), isFirst: true)
  }

  /// What a flow holds at a position: the tab of that number.
  func content(of flow: NodeID, at index: Int) -> Effect.Target? { flowContents.target(of: flow, at: index) }

  /// Gives effects to the screens that flows show first, once those are known.
  func commitLate(_ effects: [Effect], atFirstScreensOf flows: [NodeID]) {
    for flow in flows { late.append((effects, flow)) }
  }

  func firstScreens(of flow: NodeID) -> [FlowContents.FirstScreen] {
    flowContents.firstScreens(
      of: flow, stack: { contents.first(of: $0, isLast: isFinishing) },
      isContainer: { linkage.nodes[$0]?.container != nil })
  }

  private func add(_ effect: Effect, to node: NodeID?, at actor: Actor) {
    // Where a helper leads that nobody calls is worth knowing; a way back that nobody goes says nothing of a screen.
    if effect.isUncalled, effect.kind.isWayBack { return }
    guard done.insert(Done(actor: actor, effect: effect.key, certainty: effect.certainty)).inserted else { return }
    // Nobody shows himself: who does was not found.
    if effect.isByOther, actor == node.map(Actor.screen) { return calls.lost.lose(effect) }
    if case .flow(let flow) = actor { calls.lost.lose(effect, at: flow) } else { calls.lost.place(effect) }
    if effect.swapsIn != nil { return exchanges.add(effect, by: actor) }
    switch actor {
    case .screen(let screen):
      guard !effect.isAmongFlows else { return }
      // Flows start and end among themselves; a person sees what they show. A container starts those that fill it.
      if effect.kind == .childFlow, let node, !effect.isClaimedByFlow, linkage.nodes[screen]?.container != nil {
        return transition(effect, from: screen, to: node, level: .flow)
      }
      guard effect.kind != .childFlow, effect.kind != .finishFlow else { return }
      if effect.kind == .replaceRoot {
        return restarts.add(effect, to: node, at: screen, place: linkage.place(effect.origin))
      }
      transition(effect, from: screen, to: node, level: .screen)
    case .flow(let flow):
      if effect.kind == .finishFlow {
        ends.append((effect, flow))
        return
      }
      if let node, linkage.nodes[node]?.kind == .flow {
        let pair = Pair(from: flow, to: node)
        starts.insert(pair)
        if effect.kind == .childFlow {
          flowShows.insert(effect.showing(by: flow))
          quietStarts.append((effect, pair))
          return
        }
        shownFlows.insert(pair)
      } else if flowShows.contains(effect.showing(by: flow)) {
        return
      }
      transition(effect, from: flow, to: node, level: .flow)
    case .entry(let kind, let name): if let node { enter(effect, to: node, kind, name) }
    }
  }

  /// A tab by its number is the screen that stands there in the one tab bar that can be meant.
  private func select(_ effect: Effect, _ tab: Int, _ actor: Actor, _ bars: TabBars) {
    if effect.isTurn { return turn(effect, by: tab, at: actor) }
    // A flow that holds flows in its tabs selects one of those.
    let own = drawn.transitions.filter { transition in
      transition.kind == .tab && transition.detail == "index \(tab)" && transition.level == .flow
        && actor == .flow(transition.from) && isFlow(transition.to)
    }
    let bar = effect.presenter ?? bars.bar(with: tab, for: actor)
    let shown = own.isEmpty ? bar.map { bars.screens(at: tab, of: $0) } : own.compactMap(\.to)
    guard let shown else {
      leaveOpen(
        effect.origin,
        Unresolved(
          source: linkage.place(effect.origin), call: "selectedIndex = \(tab)",
          reason: "which tab bar is meant could not be found out"))
      return
    }
    var selected = effect
    selected.tab = nil
    selected.presenter = nil
    for screen in shown { add(with(selected, screen), to: screen, at: actor) }
  }

  func transition(_ effect: Effect, from: NodeID, to node: NodeID?, level: Transition.Level) {
    let target = node.flatMap { linkage.nodes[$0] }
    var kind = effect.kind
    // Who brings its own tab to the front stays where it is; a flow that shows itself does so for whoever asks. And
    // nothing is a part of itself: a root that is handed the controller around it fills that for nobody.
    guard from != node || kind != .select && !kind.isContainment && (kind != .replaceRoot || target?.kind != .flow)
    else { return }
    var level = level
    if target?.kind == .alert { kind = .alert }
    if target?.kind == .flow, target?.container == nil, level == .screen { level = .flow }
    if level == .screen, kind.isContainment { level = .structural }
    // What a tab bar puts into one of its own stacks is the content of a tab.
    if level == .screen, kind == .setStack, linkage.nodes[from]?.container == .tab {
      (kind, level) = (.tab, .structural)
    }
    if level == .flow, let node { stages.add(node, on: from, kind) }
    if level == .screen { fillings.note(effect, kind, from: from, to: node) }
    if level == .screen, effect.isClaimedByFlow { madeByFlows.insert(Move(from: from, to: node, kind: kind)) }
    drawn.add(
      Transition(
        from: from, to: node, kind: kind, level: level, label: effect.label, gates: effect.gates,
        certainty: effect.certainty, source: linkage.place(effect.origin), detail: effect.detail))
  }

  /// What is known so far.
  var transitions: [Transition] { drawn.transitions }

  /// Adds what could be told only at the end, and lists what was never found out.
  func finish() {
    for effect in summaries.effectsLeftAside { calls.lost.lose(effect.timeless.outspoken) }
    for (effects, flow) in late {
      for screen in firstScreens(of: flow) { commit(effects, at: .screen(screen.node)) }
    }
    let open = waiting
    waiting = []
    isFinishing = true
    for (effect, actor) in contents.inOrder(open) { emit(effect, at: actor) }
    for (effect, screen) in stages.resolved(by: drawn.transitions) {
      emit(effect, at: .screen(screen))
    }
    // How a flow is shown says more than that it starts.
    for (effect, pair) in quietStarts where !shownFlows.contains(pair) {
      transition(effect, from: pair.from, to: pair.to, level: .flow)
    }
    for (effect, flow) in ends {
      guard case .node(let parent)? = effect.target, starts.contains(Pair(from: parent, to: flow)) else { continue }
      transition(effect, from: flow, to: parent, level: .flow)
    }
    let told = linkage.draft.transitions + drawn.transitions
    let starts = (linkage.draft.entries + entries.entries).filter { $0.kind == .launch }.compactMap(\.to)
    for (effect, screen, node) in exchanges.moves(among: told, from: starts, in: linkage) {
      restarts.add(effect, to: node, at: screen, place: linkage.place(effect.origin))
    }
    let (moves, events) = restarts.collapsed(among: drawn.transitions)
    for move in moves { transition(move.effect, from: move.screen, to: move.target, level: .screen) }
    linkage.draft.entries += events.map { $0.entry(at: linkage.place($0.origin)) }
    drawn.change(TabsOfSplits(linkage.draft.transitions + drawn.transitions, in: linkage.nodes).moved)
    let bars = TabBars(linkage.draft.transitions + drawn.transitions, in: linkage)
    for (effect, tab, actor) in selections { select(effect, tab, actor, bars) }
    for (flow, move) in StackOwners(linkage: linkage).flows(of: calls.lost.open) { emit(move, at: .flow(flow)) }
    if let actors = linkage.runner?.actors {
      for (screen, move) in HostsOfViews(linkage: linkage, actors: actors).screens(of: calls.lost.open) {
        emit(move, at: .screen(screen))
      }
    }
    let first = { [contents] in contents.first(of: $0, isLast: true) }
    openAtLaunch(first)
    linkage.draft.entries += fillings.entries(among: entries.entries, drawn.transitions, first: first).filter { entry in
      !events.contains { $0.isTold(by: entry, at: linkage.place($0.origin)) }
    }
    let all = fillings.moves(among: drawn.transitions, first: first)
    let views = Set((linkage.runner?.views.inView ?? []).map(linkage.nodes.identity))
    let hosts = EmbeddedParts(linkage.draft.transitions + all, nodes: linkage.nodes, views: views)
    for var transition in all {
      // Flows know the screens that they make; what is embedded in one of them acts as a part of it.
      if madeByFlows.contains(Move(from: transition.from, to: transition.to, kind: transition.kind)),
        let host = hosts.host(of: transition)
      {
        transition.from = host
      }
      for told in wrappers.told(transition, in: all) { linkage.draft.add(told) }
    }
    wrappers.remove(from: linkage)
    calls.list(in: linkage)
    listUnasked()
    listUnfilled(waiting.map(\.effect))
  }
}
