import Facts
import NavigationModel

/// Runs a coordinator for a route.
struct RouteRun {
  let runner: Runner
  let coordinators: Coordinators

  init(_ runner: Runner) {
    self.runner = runner
    coordinators = runner.linkage.shared(Coordinators.init)
  }

  private var evaluator: Evaluator { runner.evaluator }

  /// What the transitions for a route do; `nil` where it is not known which route it is.
  func effects(of route: Value, on coordinator: Value, at origin: Origin, depth: Int = 0) -> [Effect]? {
    guard depth < 6 else { return [] }
    if case .term(let term) = coordinator { return redirect(route, by: term, at: origin, depth) }
    guard let type = evaluator.typeID(of: coordinator) else { return nil }
    let routes = known(route, as: coordinators.route(of: type))
    guard !routes.isEmpty else { return nil }
    if let parents = parents(of: type) {
      return redirect(routes, by: coordinator, type, to: parents, at: origin, depth)
    }
    guard let function = coordinators.function(of: type) else { return [] }
    return routes.flatMap { route in
      runner.run(
        function, receiver: coordinator, arguments: [LabeledValue(label: "for", value: route)], at: origin)
    }
  }

  /// The routes that a value can be, as far as they are known one by one.
  private func known(_ route: Value, as type: TypeID?) -> [Value] {
    let wanted = type.map { TypeReference.simple(runner.program[$0].qualifiedName) }
    return evaluator.contextual(route, wanted, in: nil).alternatives.filter { alternative in
      switch alternative {
      case .enumCase, .instance: true
      case .term: alternative.isImplicitMember
      default: false
      }
    }
  }

  /// The coordinators that a class of redirecting routers hands its routes to.
  private func parents(of type: TypeID) -> [Value]? {
    guard coordinators.base(of: type) == "RedirectionRouter" else { return nil }
    return coordinators.parentRoute(of: type).map { coordinators.coordinators(for: $0) } ?? []
  }

  private func redirect(
    _ routes: [Value], by router: Value, _ type: TypeID, to parents: [Value], at origin: Origin, _ depth: Int
  ) -> [Effect]? {
    for case .function(let map) in runner.program.members(named: "mapToParentRoute", of: type) {
      return routes.flatMap { route in
        let mapped = evaluator.result(
          of: map, arguments: [LabeledValue(label: nil, value: route)], receiver: router, at: origin)
        return parents.flatMap { effects(of: mapped, on: $0, at: origin, depth: depth + 1) ?? [] }
      }
    }
    return nil
  }

  /// `RedirectionRouter(viewController:parent:map:)`.
  private func redirect(_ route: Value, by router: Term, at origin: Origin, _ depth: Int) -> [Effect]? {
    let map = router.argument("map") ?? router.arguments?.last { $0.isTrailing }?.value
    guard let parent = router.argument("parent"), case .closure(let closure)? = map else { return nil }
    let mapped = evaluator.result(of: closure, arguments: [LabeledValue(label: nil, value: route)])
    return coordinators.routers(of: parent).flatMap {
      effects(of: mapped, on: $0, at: origin, depth: depth + 1) ?? []
    }
  }
}
