import Facts
import NavigationModel

/// Calls that make a coordinator follow a route.
struct TriggerCalls {
  let call: RunningCall
  private let routes: RouteRun

  init(_ call: RunningCall) {
    self.call = call
    routes = RouteRun(call.runner)
  }

  private var coordinators: Coordinators { routes.coordinators }

  /// `router.trigger(.detail)`, `router.rx.trigger(.detail)`, `.trigger(.detail, on: router)`, `.route(.detail, on: c)`.
  func trigger() -> RunningAnswer? {
    guard let route = call.argument(nil) else { return nil }
    let value = call.value(route)
    let targets = targets(of: value)
    guard !targets.isEmpty else { return nil }
    let found = effects(of: value, on: targets, written: route)
    let effects = CoordinatorStart(call).keepingContent(found)
    return RunningAnswer(effects: ends(targets) + effects, done: [0])
  }

  /// A gesture or a peek that triggers a route at any screen of the coordinator.
  func register(_ route: Expression?) -> RunningAnswer? {
    guard let route else { return nil }
    let targets = coordinators.routers(of: call.evaluator.selfValue(in: call.scope))
    guard !targets.isEmpty else { return nil }
    let found = effects(of: call.value(route), on: targets, written: route)
    let flows = targets.compactMap { call.evaluator.typeID(of: $0) }.compactMap(call.runner.actors.flow)
    call.runner.emission.commitLate(found, atFirstScreensOf: flows)
    return RunningAnswer(effects: [], done: [0])
  }

  /// `deepLink(AppRoute.home, HomeRoute.news, NewsRoute.detail(x))`: the last one is what the user comes to see.
  func deepLink() -> RunningAnswer? {
    var routes = call.arguments.filter { !$0.isTrailing }.map(\.value)
    if let last = routes.last, case .array(let elements) = last.stripped.kind { routes = routes.dropLast() + elements }
    guard let last = routes.last, routes.count > 0 else { return nil }
    let value = call.value(last)
    let targets = self.targets(of: value, isOwn: routes.count == 1)
    let found = effects(of: value, on: targets, written: last).map { effect in
      // The flow that asks has not shown this screen itself yet.
      var effect = effect
      effect.isClaimedByFlow = false
      effect.label = effect.label ?? "deep link"
      return effect
    }
    return RunningAnswer(effects: found, done: Set(call.arguments.indices))
  }

  /// The coordinators that a trigger reaches: by the router, else by the type of the route.
  private func targets(of route: Value, isOwn: Bool = true) -> [Value] {
    if let router = call.argument("on") { return coordinators.routers(of: call.value(router)) }
    var found: [Value] = []
    if let base = call.base {
      found = coordinators.routers(of: call.value(base))
    } else if isOwn {
      found = coordinators.routers(of: call.evaluator.selfValue(in: call.scope))
    }
    if !found.isEmpty { return found }
    for alternative in route.alternatives {
      switch alternative {
      case .enumCase(let known): found += coordinators.coordinators(for: known.type)
      case .term: found += alternative.caseName.map { coordinators.coordinators(withCase: $0) } ?? []
      default: continue
      }
    }
    return found
  }

  private func effects(of route: Value, on targets: [Value], written: Expression) -> [Effect] {
    let found = targets.map { routes.effects(of: route, on: $0, at: call.origin) }
    if found.contains(where: { $0 != nil }) {
      call.resolve(by: .parameter)
    } else {
      call.leaveOpen("which route '\(written.excerpt(40))' is could not be found out")
    }
    return found.flatMap { $0 ?? [] }
  }

  /// A coordinator that asks another one for a route may be done with that.
  private func ends(_ targets: [Value]) -> [Effect] {
    guard case .flow(let own)? = call.runner.actors.actor(of: call.scope) else { return [] }
    return targets.compactMap { call.evaluator.typeID(of: $0) }.compactMap(call.runner.actors.flow)
      .filter { $0 != own }.map { call.effect(.finishFlow, .node($0)) }
  }
}
