internal import NavigationModel

/// The steps of a route down to its start, with those of the routes that it continues from.
///
/// It ends where a reference means one of several variants, or where alternatives begin.
struct RouteChain {
  /// Each step with the route that holds it, the destination first.
  private(set) var steps: [(step: RouteStep, route: Route)] = []
  /// The routes that it goes through, itself first.
  private(set) var routes: [Route] = []

  init(of route: Route, in graph: RouteGraph) {
    var next: Route? = route
    while let route = next, !routes.contains(where: { $0.id == route.id }) {
      routes.append(route)
      steps += route.steps.map { ($0, route) }
      next = route.start.kind == .route && route.start.routes.count == 1 ? graph[route.start.routes[0]] : nil
    }
  }

  /// Interceptors with the index of their step, in the order in which the router asks them.
  var gates: [(gate: Gate, step: Int)] {
    steps.enumerated().flatMap { index, entry in
      entry.step.interceptors.filter { $0.kind == .interceptor }.map { ($0, index) }
    }
  }
}
