import NavigationModel

/// Declared routes: each is a chain of edges, and a name for its destination.
struct RouteDeclarations {
  let linkage: Linkage
  let names: DeclaredNames
  let edges: DeclaredEdges

  func link() {
    for declared in linkage.declarations.routes { link(declared) }
  }

  private func link(_ declared: DeclaredRoute) {
    if let known = names.route(declared.name) {
      linkage.draft.drift.append(
        Drift(kind: .redundant, name: known.id.rawValue, source: declared.name.source, saidAt: known.source))
      return
    }
    let nodes = declared.steps.map { names.node($0.screen) }
    let known = nodes.compactMap(\.self)
    // A step that is unknown is reported, and the way through it is none.
    guard known.count == nodes.count, let destination = known.last else { return names.leaveOut(declared.name) }
    let steps = zip(declared.steps, known).dropFirst().map { step(of: $0, node: $1) }
    let route = Route(
      id: RouteID(declared.name.text), name: declared.name.text, form: steps.isEmpty ? .destination : .chain,
      destination: destination, screenClass: className(destination), steps: steps.reversed(),
      start: start(at: known[0], declared.steps[0].screen.source), source: declared.name.source)
    linkage.draft.routes.append(route)
    names.add(route)
    linkage.nodes.addAlias(declared.name.text, to: destination)
    for (index, step) in declared.steps.enumerated().dropFirst() {
      guard let kind = step.kind else { continue }
      edges.addHop(
        edges.edge(
          from: known[index - 1], to: known[index], kind, label: declared.name.text, at: step.screen.source))
    }
  }

  /// The way begins where its first screen is.
  private func start(at node: NodeID, _ source: SourcePlace) -> RouteStart {
    RouteStart(kind: .custom, finder: finder(of: node), source: source)
  }

  private func finder(of node: NodeID) -> Finder {
    Finder(kind: .byClass, name: "declared", screenClass: className(node))
  }

  private func className(_ node: NodeID) -> String { linkage.nodes[node]?.name ?? node.rawValue }

  private func step(of declared: DeclaredRoute.Step, node: NodeID) -> RouteStep {
    let place = declared.screen.source
    return RouteStep(
      node: node, screenClass: className(node), spelling: "step", finder: finder(of: node),
      factory: Factory(
        kind: .byClass, name: "declared", screenClass: className(node),
        isContainer: linkage.nodes[node]?.kind == .container),
      action: declared.kind.map { RouteAction(kind: $0.action, name: $0.rawValue, effect: $0, source: place) },
      source: place)
  }
}

extension Transition.Kind {
  /// The action of a router that comes nearest.
  fileprivate var action: RouteAction.Kind {
    switch self {
    case .push, .show: .push
    case .present: .present
    case .replaceRoot: .replaceRoot
    case .tab: .addTab
    case .showDetail: .pushToDetails
    case .setStack, .popover, .embed, .split, .page, .select, .unwind, .pop, .popTo, .popToRoot, .dismiss, .childFlow,
      .finishFlow, .alert, .openURL, .custom:
      .custom
    }
  }
}
