import Facts
import NavigationModel

/// Routes and requests to transitions and entries.
struct RouteTransitions {
  let linkage: Linkage
  let table: RouteTable

  private var walk: RouteWalk { RouteWalk(linkage: linkage, table: table) }

  func add(_ requests: [RequestReader.Found]) {
    for route in table.routes {
      addContainment(of: route)
      addDeclared(route)
    }
    let byGate = requestsByGate(requests)
    let links = LinkHandlers(linkage: linkage, table: table)
    for found in requests {
      let routes = found.request.routes.flatMap { table.resolved($0) }
      // Variants of one requirement that end at one screen are one arrow, not one each.
      for (index, route) in routes.enumerated()
      where !routes[..<index].contains(where: { $0.destination == route.destination }) {
        add(found, route, variants: routes[index...].filter { $0.destination == route.destination }, byGate, links)
      }
    }
  }

  // MARK: What the chains declare

  /// Containers that a route makes hold what the next step puts into them.
  private func addContainment(of route: Route) {
    for (index, step) in route.steps.enumerated() {
      for child in step.factory.children { addChild(child, of: step.node, in: step, route) }
      let outer = route.steps.outermost(around: index)
      guard let action = route.steps[outer].action, let kind = action.containment, let child = step.node,
        let parent = container(after: outer, in: route, action)
      else { continue }
      linkage.draft.add(
        Transition(
          from: parent, to: child, kind: kind, level: .structural, gates: step.interceptors, source: action.source,
          route: route.id))
    }
  }

  /// The container that a step's action puts its screen into, if that is a node.
  private func container(after index: Int, in route: Route, _ action: RouteAction) -> NodeID? {
    if index + 1 < route.steps.count {
      let next = route.steps[index + 1]
      return next.node.flatMap { linkage.nodes[$0]?.kind == .container ? $0 : nil }
    }
    guard route.start.kind == .route else { return nil }
    return route.start.routes.lazy.compactMap { self.table[$0]?.destination }.first { fits(action, into: $0) }
  }

  /// Whether an action puts a screen into that very container, rather than into one around it.
  private func fits(_ action: RouteAction, into node: NodeID) -> Bool {
    switch (action.kind, linkage.nodes[node]?.container) {
    case (.addTab, .tab?), (.custom, .custom?), (.setAsMaster, .split?), (.pushToDetails, .split?),
      (.pushOnToDetails, .split?):
      true
    default: false
    }
  }

  private func addChild(_ child: FactoryChild, of parent: NodeID?, in step: RouteStep, _ route: Route) {
    guard let parent else { return }
    // A plain navigation stack around the child is seen through, as everywhere.
    let nodes = child.node.map { [$0] } ?? child.factory.children.compactMap(\.node)
    for node in nodes {
      let kind: Transition.Kind =
        switch linkage.nodes[parent]?.container {
        case .tab: .tab
        case .split: .split
        default: .embed
        }
      linkage.draft.add(
        Transition(from: parent, to: node, kind: kind, level: .structural, source: child.source, route: route.id))
    }
    if let own = child.node { for inner in child.factory.children { addChild(inner, of: own, in: step, route) } }
  }

  /// A chain that goes on from another route's screen declares the way from there, asked for or not.
  private func addDeclared(_ route: Route) {
    guard let head = route.steps.first, let destination = route.destination, route.form == .assembly else { return }
    for (index, step) in route.steps.enumerated() where step.factory.kind != .none {
      guard let shown = index == 0 ? destination : step.node, linkage.nodes[shown]?.kind != .container || index == 0
      else { continue }
      var tail = route
      tail.steps = Array(route.steps[index...])
      for approach in walk.approaches(of: tail) {
        guard let base = approach.base, let kind = approach.kind else { continue }
        // What goes into a container is said by its containment.
        let outer = route.steps.outermost(around: index)
        if outer == route.steps.count - 1, let action = route.steps[outer].action, fits(action, into: base) { continue }
        // A screen on top of itself is news only to the route that names it as its base.
        if base == shown, base != head.node { continue }
        linkage.draft.add(
          Transition(
            from: base, to: shown, kind: kind, level: level(of: kind, from: base),
            label: table.publicName(of: route),
            gates: approach.gates, source: approach.source, route: route.id, detail: approach.detail))
      }
    }
  }

  // MARK: What the code asks for

  private func add(
    _ found: RequestReader.Found, _ route: Route, variants: [Route], _ byGate: [String: [RequestReader.Found]],
    _ links: LinkHandlers
  ) {
    let approaches = variants.flatMap { walk.approaches(of: $0) }
    guard let destination = route.destination, let approach = approaches.first else { return }
    let kind = approach.kind ?? lookupKind(approach.base)
    let detail = detail(approach, others: approaches.dropFirst().map { $0.kind ?? lookupKind($0.base) }, kind)
    for source in found.sources {
      switch source {
      case .screen(let node):
        let own = linkage.nodes[node]?.kind == .screen || linkage.nodes[node]?.kind == .container
        guard own else { continue }
        linkage.draft.add(
          Transition(
            from: node, to: destination, kind: kind, level: level(of: kind, from: node),
            label: table.publicName(of: route),
            gates: found.request.gates + approach.gates, source: found.request.source, route: route.id,
            detail: detail))
        addGateScreens(node, approach, byGate, found.request.source)
      case .entry(let entry, let name):
        let handler = links.handler(of: route.id)
        linkage.draft.entries.append(
          Entry(
            // A link that starts the app is a link all the same.
            kind: entry == .launch && handler != nil ? .deepLink : entry, name: handler?.name ?? name, to: destination,
            route: route.id,
            gates: approach.gates, pattern: handler?.pattern ?? [], order: handler?.order,
            source: handler?.place ?? found.request.source, alsoAt: handler == nil ? [] : [found.request.source]))
      case .gate: continue
      }
    }
  }

  /// Only a container contains; a screen from which a tab is added is left, not entered.
  private func level(of kind: Transition.Kind, from node: NodeID) -> Transition.Level {
    kind.isContainment && linkage.nodes[node]?.kind == .container ? .structural : .screen
  }

  /// Presentation style, and what else happens where another alternative or variant applies.
  private func detail(_ approach: RouteApproach, others: [Transition.Kind], _ kind: Transition.Kind) -> String? {
    var parts = [approach.detail].compactMap(\.self)
    var named = [kind]
    for other in others where !named.contains(other) {
      named.append(other)
      parts.append("or \(other.rawValue)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What it is to come to a screen that its container holds already.
  private func lookupKind(_ base: NodeID?) -> Transition.Kind {
    switch base.flatMap({ linkage.nodes[$0]?.container }) {
    case .split: .showDetail
    case .navigation: .popTo
    case .tab, .page, .drawer, .custom, nil: .select
    }
  }

  /// A gate may show screens of its own, above whichever screen asked.
  private func addGateScreens(
    _ node: NodeID, _ approach: RouteApproach, _ byGate: [String: [RequestReader.Found]], _ source: SourcePlace
  ) {
    for gate in approach.gates {
      for found in byGate[gate.name] ?? [] {
        for route in found.request.routes.flatMap({ table.resolved($0) }) {
          guard let shown = route.destination, let way = walk.approaches(of: route).first, shown != node else {
            continue
          }
          let kind = way.kind ?? lookupKind(way.base)
          linkage.draft.add(
            Transition(
              from: node, to: shown, kind: kind, level: .screen, label: gate.name,
              gates: found.request.gates, certainty: .inferred, source: found.request.source, alsoAt: [source],
              route: route.id, detail: way.detail))
        }
      }
    }
  }

  private func requestsByGate(_ requests: [RequestReader.Found]) -> [String: [RequestReader.Found]] {
    var byGate: [String: [RequestReader.Found]] = [:]
    for found in requests {
      for case .gate(let name) in found.sources { byGate[name, default: []].append(found) }
    }
    return byGate
  }
}

extension [RouteStep] {
  /// The step whose action puts a screen where it is seen: a plain navigation stack that the route makes around it is
  /// seen through, as everywhere.
  fileprivate func outermost(around index: Int) -> Int {
    var outer = index
    while let action = self[outer].action, [.push, .pushAsRoot].contains(action.kind), outer + 1 < count,
      self[outer + 1].node == nil, self[outer + 1].finder.kind == .none
    {
      outer += 1
    }
    return outer
  }
}
