import NavigationModel

extension Simulator {
  /// Walks a route back from its destination until a screen is found to start from; changes nothing in the window but
  /// what finders and tasks store.
  ///
  /// Throws what the router throws at once. O(steps × view controllers).
  /// https://github.com/ekazaev/route-composer, `prepareFactoriesStack` in `DefaultRouter.swift`
  mutating func walk(_ legs: [Itinerary.Leg], payload: Payload) throws(RoutingFailure) -> Plan {
    var plan = Plan()
    plan.gates = (world.routerGates ?? []).map { Plan.Asking(gate: $0, payload: payload) }
    if rules.asksTopmostFirst { try checkDismissible([window.topmost]) }
    var payload = payload
    var open: String?
    var rest = rules.decidesLazily ? legs[...] : linearised(legs, payload: payload)[...]
    walk: while plan.start.isNone, let leg = rest.popFirst() {
      switch leg {
      case .step(let step): try take(step, payload, into: &plan)
      case .conversion(let type):
        payload = payload.converted(to: type, types: payloadTypes)
        if recordsEvents { events.append(.converted(to: type ?? "another")) }
      case .alternatives(let context, let list):
        guard let chosen = decide(list, context: context, payload: payload) else { break walk }
        rest = chosen.legs[...]
      case .root: start(plan: &plan, window.root, "it is the root of the window")
      case .current: start(plan: &plan, window.topmost, "it is the topmost view controller")
      case .custom(let finder, let context):
        tell(finder.gaps)
        try check(payload, for: context, "The finder of the start")
        guard let found = try startingPoint(finder, payload, nil) else {
          throw RoutingFailure(name: rules.startFailed, reason: "\(finder.phrase) found nothing to start from.")
        }
        start(plan: &plan, found, "\(finder.phrase) found it")
      case .open(let reason):
        open = reason
        if recordsEvents { events.append(.unread("the chain to its end", assumed: reason)) }
        break walk
      }
    }
    guard !plan.start.isNone else {
      let reason = open.map { "The chain could not be read to its end: \($0)." }
      throw RoutingFailure(
        name: rules.notFound, reason: reason ?? "The chain ends without a view controller to start from.")
    }
    try checkDismissible(from: plan.start)
    return plan
  }

  /// Says what of a route could not be read, and what is taken instead.
  private mutating func tell(_ gaps: [ReadingGap]) {
    guard recordsEvents else { return }
    for gap in gaps { events.append(.unread(gap.text, assumed: gap.assumed)) }
  }

  private mutating func start(plan: inout Plan, _ id: ControllerID, _ how: String) {
    plan.start = id
    if recordsEvents { events.append(.starts(screen: window.name(of: id), how: how)) }
  }

  /// The screen that a finder gives to start from.
  ///
  /// Throws where so many are to be passed over that none is left.
  private mutating func startingPoint(
    _ finder: Finder, _ payload: Payload, _ screenClass: String?
  ) throws(RoutingFailure) -> ControllerID? {
    let first = find(finder, payload: payload, screenClass: screenClass)
    guard passedOver > 0, first != nil else { return first }
    let other = find(finder, payload: payload, screenClass: screenClass, passingOver: passedOver)
    guard let other else {
      throw RoutingFailure(name: rules.notFound, reason: "\(finder.phrase) accepts no further screen.")
    }
    return other
  }

  /// One step: its gates and tasks are prepared, then its finder is asked, then its factory is prepared.
  private mutating func take(_ step: RouteStep, _ payload: Payload, into plan: inout Plan) throws(RoutingFailure) {
    tell(step.allGaps)
    for gate in step.interceptors where gate.kind == .interceptor {
      try check(payload, for: step.context, gate.name)
      plan.gates.append(Plan.Asking(gate: gate.name, payload: payload))
    }
    for task in step.contextTasks { try prepare(task, step.screenClass, step.context, payload) }
    if step.finder.kind != .none {
      try check(payload, for: step.context, step.finder.phrase)
      if let found = try startingPoint(step.finder, payload, step.screenClass) {
        for task in step.contextTasks { try run(task, on: found, payload) }
        plan.slips += step.postTasks.map { Plan.Slip(task: $0, screen: found, isHeld: true) }
        start(plan: &plan, found, "\(step.finder.phrase) found it")
        return
      }
    }
    guard var construction = construction(of: step, payload) else {
      if recordsEvents { events.append(.skipped(step: step.screenClass)) }
      return
    }
    try check(payload, for: step.context, construction.phrase)
    try prepareChildren(of: construction)
    absorb(into: &construction, from: &plan.constructions)
    if recordsEvents { events.append(construction.announcement) }
    plan.constructions.insert(construction, at: 0)
  }

  /// A cast of the payload, as every gate, task, finder and factory makes it.
  func check(_ payload: Payload, for context: String?, _ who: String) throws(RoutingFailure) {
    guard !payload.isAccepted(by: context) else { return }
    let given = payload.isNothing ? "nothing" : payload.type
    throw .wrongPayload("\(who) takes \(context ?? "another payload") and is asked with \(given).")
  }

  // MARK: - Dismissibility

  /// Refuses if the outermost container around the start or anything presented above the start can not be dismissed.
  private func checkDismissible(from start: ControllerID) throws(RoutingFailure) {
    let lowest = rules.asksOutermostParent ? window.outermost(of: start) : start
    try checkDismissible([lowest] + window.allPresented(from: start))
  }

  private func checkDismissible(_ list: [ControllerID]) throws(RoutingFailure) {
    for id in list {
      guard let blocker = blocker(in: id) else { continue }
      let reason =
        blocker == id
        ? "\(window.name(of: id)) can not be dismissed."
        : "\(window.name(of: id)) can not be dismissed because of \(window.name(of: blocker)) in it."
      throw RoutingFailure(name: rules.cantBeDismissed, reason: reason)
    }
  }

  /// The screen because of which a view controller says that it can not be dismissed.
  ///
  /// Containers of UIKit ask everything in them; other screens answer for themselves, whatever they hold.
  private func blocker(in id: ControllerID) -> ControllerID? {
    var open = [id]
    while let next = open.popLast() {
      if let answer = canBeDismissed(next) {
        if !answer { return next }
      } else if window.kind(of: next).isOfUIKit {
        open += window.children(of: next).reversed()
      }
    }
    return nil
  }

  /// What the class itself answers: the world's word before that of the source, the nearest class before its ancestors.
  private func canBeDismissed(_ id: ControllerID) -> Bool? {
    // Asked of every view controller around and above the start: most apps say nothing at all.
    if world.screens.isEmpty, !classes.declaresDismissibility { return nil }
    for name in window.lineage(of: id) {
      if let said = World.conduct(of: name, in: world.screens)?.canBeDismissed { return said }
      if let declared = classes.declaration(of: name)?.canBeDismissed { return declared }
    }
    return nil
  }
}
