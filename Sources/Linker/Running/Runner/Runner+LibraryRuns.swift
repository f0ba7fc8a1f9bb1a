import Facts
import NavigationModel

/// What a library runs some time: closures that it is given, actions of buttons.
extension Runner {
  /// What a subscription does happens at the screen whose subject it is: `menu.actions.sink { … }`.
  ///
  /// Gives back what remains for whoever passes the closure.
  ///
  /// - Parameter isEnd: whether it is done at the end of a stream, which nobody brings about by sending something.
  func libraryRun(_ found: [Effect], of call: RunningCall, isEnd: Bool = false) -> [Effect] {
    let scope = call.frame.scope
    var found = found.map { $0.behind(call.frame.gates) }
    guard !found.isEmpty else { return [] }
    if case .screen? = actors.actor(of: scope) { return found }
    let carriers = screens(carrying: call)
    if !carriers.isEmpty {
      commit(found, at: carriers, scope)
      return []
    }
    if call.isCallingBack, !(scope.owner.map(program.isPart) ?? false) {
      found = found.map { $0.behind([Moments.calledBack]) }
    }
    if call.isWaiting { found = found.map { $0.behind(isEnd ? [Moments.later, Moments.ended] : [Moments.later]) } }
    if let maker = call.makerOfObserved {
      views.observe(claim(found, scope), by: maker)
      return []
    }
    // Whoever sends does what follows, and not all who hold an object of that class.
    guard isEnd || !call.isDoneBySenders else { return [] }
    var screens = actors.screens(observedBy: call)
    if screens.isEmpty, call.isSubscription, !isEnd { screens = actors.screens(servedBy: scope) }
    guard !screens.isEmpty else { return call.isOfSubject && !isEnd ? [] : found }
    let (own, others) = showing(found, observedBy: call)
    commit(others, at: screens, scope)
    return own
  }

  /// What a subscription does apart from those effects that show the very object to whose subject it is made: who has
  /// that shown does so.
  private func showing(_ found: [Effect], observedBy call: RunningCall) -> (own: [Effect], others: [Effect]) {
    let places = linkage.sites.shows(ofOwnerOf: call.base, in: call.scope)
    guard !places.isEmpty else { return ([], found) }
    let effects = summaries.opened(found)
    let isOwn = { (effect: Effect) in effect.isMove && places.contains(effect.origin.general) }
    return (effects.filter(isOwn), effects.filter { !isOwn($0) })
  }

  /// The same of a closure that a library gets: of what who sends runs, only what a subject begins with is left.
  func libraryRun(_ closure: ClosureValue, given argument: Expression, of call: RunningCall) -> [Effect] {
    if let first = SubjectCalls(call).first(for: argument) {
      return first.flatMap { perform(closure, arguments: $0) }.map { $0.behind(call.frame.gates) }
    }
    let elements = StreamElements(call).element(for: argument).map { [$0] } ?? call.elements
    let streams = StreamGates(linkage: linkage)
    let gates = streams.failure(of: argument, in: call)
    let asked = call.isSubscription ? streams.filters(in: call.base, call.scope) + gates : gates
    let found = perform(closure, arguments: elements).map { $0.behind(asked) }
    return libraryRun(found, of: call, isEnd: call.isEnd(argument))
  }

  /// What the action of a button does happens where the button is seen.
  ///
  /// One that code puts on a screen that it makes is on that screen: `cart.navigationItem.rightBarButtonItem = …`. One that
  /// a flow makes for the object of a screen is on the screen, too: `target: viewModel` of what it is about to push.
  func registered(_ found: [Effect], by registrant: TypeID?, _ call: RunningCall) -> [Effect] {
    let frame = call.frame
    let effects = found.map { $0.registered(by: registrant) }
    guard !found.isEmpty else { return [] }
    if case .screen? = actors.actor(of: frame.scope) { return effects }
    let carriers = screens(carrying: call)
    if !carriers.isEmpty {
      commit(effects, at: carriers, frame.scope)
      return []
    }
    // A helper that registers what it is told to does that for its caller.
    guard let registrant, registrant != evaluator.dispatchType(in: frame.scope), actors.actor(registrant) == nil,
      !(call.target.map { call.isHanded($0) } ?? false)
    else {
      return effects
    }
    let screens = actors.screens(of: registrant)
    guard !screens.isEmpty else { return effects }
    commit(effects, at: screens, frame.scope)
    return []
  }

  private func commit(_ effects: [Effect], at screens: [NodeID], _ scope: Scope) {
    let claimed = claim(effects, scope)
    for screen in screens { emission.commit(claimed, at: .screen(screen)) }
  }
}
