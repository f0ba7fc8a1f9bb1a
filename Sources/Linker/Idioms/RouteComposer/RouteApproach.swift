import NavigationModel

/// How a route's screen comes up while nothing of it is on the screen yet.
struct RouteApproach {
  /// The screen that the user sees right before; `nil` where the route starts from the root or from anywhere.
  var base: NodeID?
  /// What happens to the first thing that is added; `nil` where the screen is only looked up.
  var kind: Transition.Kind?
  var detail: String?
  var source: SourcePlace
  /// Interceptors of every step that the route goes through, destination first.
  var gates: [Gate]
}

/// Follows routes, and the routes that they refer to, to where they start.
struct RouteWalk {
  let linkage: Linkage
  let table: RouteTable

  /// Routes that refer to each other in a circle are cut here; a check reports them.
  private static let depthLimit = 32

  /// Every way the route can start, the one without condition first.
  func approaches(of route: Route) -> [RouteApproach] {
    approaches(of: route, depth: 0, from: RouteApproach(kind: nil, source: route.source, gates: []))
  }

  /// A route's own hops; a step that can be found on the screen ends them.
  private func approaches(
    of route: Route, depth: Int, from initial: RouteApproach
  ) -> [RouteApproach] {
    guard depth < Self.depthLimit else { return [initial] }
    var approach = initial
    for (index, step) in route.steps.enumerated() {
      // Beyond the destination, what a finder can find is taken to be there.
      if index > 0, step.finder.kind != .none {
        approach.base = step.node
        approach.gates += route.steps[index...].flatMap(\.interceptors)
        approach.gates += inheritedGates(route.start, depth: depth + 1)
        return [approach]
      }
      approach.gates += step.interceptors
      // What is found is not moved: an action written after a factory that builds nothing never happens.
      if step.factory.kind != .none { take(step.action, into: &approach) }
    }
    return approaches(from: route.start, depth: depth, approach)
  }

  private func take(_ action: RouteAction?, into approach: inout RouteApproach) {
    guard let action, let kind = action.effect ?? action.transitionKind else { return }
    approach.kind = kind
    approach.detail = action.parameters["presentationStyle"] ?? approach.detail
    approach.source = action.source
  }

  private func approaches(from start: RouteStart, depth: Int, _ approach: RouteApproach) -> [RouteApproach] {
    switch start.kind {
    case .root, .current, .custom, .open: return [approach]
    case .route:
      return start.routes.flatMap { table.resolved($0) }.flatMap { route -> [RouteApproach] in
        guard let head = route.steps.first, head.finder.kind != .none || route.form == .chain else {
          return approaches(of: route, depth: depth + 1, from: approach)
        }
        if route.form == .chain { return approaches(of: route, depth: depth + 1, from: approach) }
        var found = approach
        found.base = route.destination
        found.gates += inheritedGates(start, depth: depth + 1)
        if found.kind == nil { found.kind = arrivalKind(of: route, depth: depth + 1) }
        return [found]
      }
    case .alternatives:
      // The last resort first: it is what happens when no condition holds.
      return start.alternatives.reversed().flatMap { approaches(from: $0.start, depth: depth + 1, approach) }
    }
  }

  /// How a container comes up that a screen is looked up in: one that is presented or pushed is seldom there already,
  /// while the root of the window always is.
  private func arrivalKind(of route: Route, depth: Int) -> Transition.Kind? {
    let blank = RouteApproach(kind: nil, source: route.source, gates: [])
    switch approaches(of: route, depth: depth, from: blank).first?.kind {
    case .present?: return .present
    case .push?: return .push
    default: return nil
    }
  }

  /// Gates of the routes that a start goes through; where there are several ways, none is sure.
  private func inheritedGates(_ start: RouteStart, depth: Int) -> [Gate] {
    guard depth < Self.depthLimit, start.kind == .route, start.routes.count == 1,
      let route = table.resolved(start.routes[0]).first
    else { return [] }
    return route.steps.flatMap(\.interceptors) + inheritedGates(route.start, depth: depth + 1)
  }
}

extension RouteAction {
  /// What a person sees when the action is performed.
  var transitionKind: Transition.Kind? {
    switch kind {
    case .push, .pushOnToDetails: .push
    case .pushAsRoot, .pushReplacingLast: .setStack
    case .present: .present
    case .replaceRoot: .replaceRoot
    case .none: nil
    case .addTab: .tab
    case .setAsMaster: .split
    case .pushToDetails: .showDetail
    case .custom: .custom
    }
  }

  /// How the action puts a screen into a container that is made in the same go.
  var containment: Transition.Kind? {
    switch kind {
    case .push, .pushAsRoot, .pushReplacingLast: .embed
    case .addTab: .tab
    case .setAsMaster, .pushToDetails, .pushOnToDetails: .split
    case .custom: container == nil ? nil : .embed
    case .present, .replaceRoot, .none: nil
    }
  }
}
