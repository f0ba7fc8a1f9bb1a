import Facts
import NavigationModel

/// Finds the places that ask the router for a route.
struct RequestReader {
  let linkage: Linkage
  let table: RouteTable

  /// A request with all that can set it going.
  struct Found {
    var request: RouteRequest
    var sources: [Attribution.Source]
    /// The start that is asked for directly, where no route is.
    var start: RouteStart?
  }

  func read() -> [Found] {
    linkage.sites.named(RouteComposerVocabulary.requests).flatMap { site -> [Found] in
      guard let target = target(of: site) else { return [] }
      let instances = CallInstances(evaluator: linkage.evaluator, calls: linkage.calls).instances(of: site)
      return instances.flatMap { read(site, target: target, in: $0.scope, at: $0.site, depth: 0) }
    }
  }

  private func target(of site: CallSite) -> Expression? {
    site.argument("to") ?? (site.name == "deepLinkTo" ? site.arguments.first?.value : nil)
  }

  /// Reads a request; one whose target is a parameter is made by those who pass it.
  private func read(
    _ call: CallSite, target: Expression, in scope: Scope, at site: CallSite, depth: Int
  ) -> [Found] {
    let targets = RouteTargets(linkage: linkage, table: table)
    let value = linkage.evaluator.evaluate(target, in: scope)
    let routes = targets.routes(in: value)
    let start = routes.isEmpty ? targets.start(in: value) : nil
    if routes.count > 1, let narrowed = narrowed(call, target, routes, at: site) { return narrowed }
    if !routes.isEmpty || start != nil { return [found(call, routes, start, at: site)] }
    if let lifted = lifted(call, target, at: site, depth: depth) { return lifted }
    if isParameter(target, in: site.scope) || !isRouter(call) { return [] }
    linkage.draft.unresolved.append(
      Unresolved(
        source: linkage.place(site.origin), call: site.expression.excerpt(),
        reason: "the route '\(target.excerpt(40))' could not be traced to a configuration"))
    return []
  }

  /// One request for each caller, where what the callers pass decides between the routes: `open(.cart)`.
  private func narrowed(_ call: CallSite, _ target: Expression, _ routes: [RouteID], at site: CallSite) -> [Found]? {
    guard call.origin == site.origin else { return nil }
    let targets = RouteTargets(linkage: linkage, table: table)
    let runs = CallInstances(evaluator: linkage.evaluator, calls: linkage.calls).runs(of: call)
    let decided = runs.map { run in
      (run.site, targets.routes(in: linkage.evaluator.evaluate(target, in: run.scope)))
    }
    guard decided.contains(where: { !$0.1.isEmpty && $0.1.count < routes.count }) else { return nil }
    // Calls of the app's own `navigate(to:)` are requests themselves.
    if let function = call.scope.function,
      RouteComposerVocabulary.requests.contains(linkage.program[function].declaration.name)
    {
      return []
    }
    return decided.map { found(call, $0.1.isEmpty ? routes : $0.1, nil, at: $0.0) }
  }

  /// The callers' requests, where the target is a parameter of a helper of the app's own.
  private func lifted(_ call: CallSite, _ target: Expression, at site: CallSite, depth: Int) -> [Found]? {
    guard depth < 4, let function = site.scope.function, case .name(let name, _) = target.stripped.kind,
      !RouteComposerVocabulary.requests.contains(linkage.program[function].declaration.name)
    else { return nil }
    let arguments = linkage.calls.arguments(for: name, of: function)
    guard !arguments.isEmpty else { return nil }
    return arguments.flatMap { read(call, target: $0.expression, in: $0.site.scope, at: $0.site, depth: depth + 1) }
  }

  private func isParameter(_ target: Expression, in scope: Scope) -> Bool {
    guard case .name(let name, _) = target.stripped.kind, let function = scope.function else { return false }
    return linkage.program[function].declaration.parameters.contains { $0.name == name }
  }

  /// `navigate(to:)` is a common name; only a router's is a request.
  private func isRouter(_ call: CallSite) -> Bool {
    call.base?.text.lowercased().contains("router") == true
      && linkage.program.files[call.scope.file].imports.contains("RouteComposer")
  }

  private func found(_ call: CallSite, _ routes: [RouteID], _ start: RouteStart?, at site: CallSite) -> Found {
    let sources = Attribution(linkage: linkage).sources(of: site)
    let screens = sources.compactMap { if case .screen(let node) = $0 { node } else { nil } }
    let payload = call.argument("with").map { $0.excerpt() }
    let request = RouteRequest(
      from: screens.count == 1 ? screens[0] : nil,
      owner: site.scope.owner.map { linkage.program[$0].qualifiedName } ?? "", call: call.name, routes: routes,
      payload: payload, swallowsErrors: call.swallowsErrors || site.swallowsErrors, gates: site.gates,
      source: linkage.place(site.origin))
    return Found(request: request, sources: sources, start: start)
  }
}
