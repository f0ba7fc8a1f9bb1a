import Facts
import NavigationModel

/// Calls on a coordinator or on its router.
struct StinsenCalls {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var runner: Runner { call.runner }
  private var program: Program { call.runner.program }
  private var routes: StinsenRoutes { StinsenRoutes(runner: call.runner) }

  /// `router.route(to: \.todo, id)`, `router.root(\.content)`, `router.focusFirst(\.todos)`.
  func forward(_ label: String?, _ kind: Transition.Kind?) -> RunningAnswer? {
    guard let name = call.argument(label)?.lastOfKeyPath else { return nil }
    var effects: [Effect] = []
    for (route, coordinator) in named(name, call.base, call.scope) {
      for view in routes.shown(by: route, of: coordinator) {
        for first in routes.firstScreens(view) {
          let node = runner.views.node(of: first, host: runner.views.host(call.scope))
          var effect = call.effect(kind ?? (route.kind == .setStack ? .replaceRoot : route.kind), .node(node))
          effect.label = route.name
          // Another root takes the place of the whole stack, whoever is on it.
          if label != nil { effect.stage = runner.evaluator.typeID(of: coordinator).flatMap(runner.actors.flow) }
          // What the coordinator declares is its edge already.
          effect.isClaimedByFlow = true
          effects.append(effect)
        }
      }
    }
    guard !effects.isEmpty else { return nil }
    runner.emission.resolve(call.origin, by: .factory, "route")
    return RunningAnswer(effects: effects)
  }

  /// `router.pop()`, `router.dismissCoordinator()`.
  func back(_ kind: Transition.Kind) -> RunningAnswer? {
    guard let base = call.base, !coordinators(base, call.scope, depth: 0).isEmpty else { return nil }
    return RunningAnswer(effects: [call.effect(kind, nil)])
  }

  private func named(_ name: String, _ base: Expression?, _ scope: Scope) -> [(StinsenRoutes.Route, Value)] {
    coordinators(base, scope, depth: 0).flatMap { coordinator -> [(StinsenRoutes.Route, Value)] in
      guard let id = runner.evaluator.typeID(of: coordinator) else { return [] }
      return routes.routes(of: id).filter { $0.name == name }.map { ($0, coordinator) }
    }
  }

  /// The coordinators that an expression is or that its router routes for.
  private func coordinators(_ base: Expression?, _ scope: Scope, depth: Int) -> [Value] {
    guard depth < 8 else { return [] }
    guard let base = base?.stripped else { return own(scope) }
    switch base.kind {
    case .name("self", _): return own(scope)
    case .call(let callee, let arguments):
      if let name = arguments.first?.value.lastOfKeyPath, Self.leading.contains(callee.lastName ?? "") {
        return named(name, callee.strippedBase, scope).flatMap { route, coordinator in
          let shown = routes.shown(by: route, of: coordinator).compactMap { shown -> Value? in
            guard case .view(let value, let id) = shown.what else { return nil }
            return StinsenRoutes.isCoordinator(id, in: program) ? value : nil
          }
          // Who shows a view hands itself back.
          return shown.isEmpty ? [coordinator] : shown
        }
      }
      if Self.staying.contains(callee.lastName ?? "") {
        return coordinators(callee.strippedBase, scope, depth: depth + 1)
      }
    case .member(let inner, "child", _): return coordinators(inner, scope, depth: depth + 1)
    case .name(let name, _):
      // `if let coordinator = hasRoot(\.content)`.
      for case .expression(let deferred, _) in scope.lookup(name) ?? [] {
        guard let written = deferred.written else { continue }
        let found = coordinators(written.expression, written.scope, depth: depth + 1)
        if !found.isEmpty { return found }
      }
    default: break
    }
    return runner.evaluator.evaluate(base, in: scope).alternatives.flatMap(routed)
  }

  private static let leading: Set<String> = ["focusFirst", "root", "route", "hasRoot"]
  private static let staying: Set<String> = ["popToRoot", "popLast", "pop"]

  private func own(_ scope: Scope) -> [Value] {
    routed(runner.evaluator.selfValue(in: scope))
  }

  /// The coordinator behind a router: `TodosCoordinator.Router`, `NavigationRouter<TodosCoordinator>`.
  private func routed(_ value: Value) -> [Value] {
    if let id = runner.evaluator.typeID(of: value), StinsenRoutes.isCoordinator(id, in: program) {
      return [runner.views.coordinator(id) ?? value]
    }
    guard case .typed(let type, _) = value, case .named(let path, let arguments) = type.unwrapped else { return [] }
    var named: TypeReference?
    if path.last == "Router", path.count > 1 { named = .named(path: path.dropLast(), arguments: []) }
    if ["NavigationRouter", "TabRouter", "ViewRouter", "NavigationViewCoordinator"].contains(path.last ?? "") {
      named = arguments.first
    }
    guard let named, let id = program.resolve(named, from: call.scope.owner, file: call.scope.file),
      StinsenRoutes.isCoordinator(id, in: program)
    else { return [] }
    return [runner.views.coordinator(id) ?? .typed(named, id)]
  }
}
