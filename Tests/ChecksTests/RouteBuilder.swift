import NavigationModel

extension Route {
  /// A route on a line of `Routes.swift`; its steps stand on the lines behind it.
  static func route(
    _ name: String, line: Int = 100, _ steps: [RouteStep], from start: RouteStart = .start(.current),
    form: Form = .assembly
  ) -> Route {
    let placed = steps.enumerated().map { index, step in
      var step = step
      step.source = place(line + 1 + index, "Routes.swift")
      step.action?.source = step.source
      return step
    }
    return Route(
      id: RouteID(name), name: name, form: form, destination: steps.first?.node,
      screenClass: steps.first?.screenClass ?? "UIViewController", steps: placed, start: start,
      source: place(line, "Routes.swift"))
  }
}

extension RouteStep {
  static func step(
    _ name: String, find finder: Finder.Kind = .byClass, build factory: Factory.Kind = .byClass,
    by action: RouteAction.Kind? = nil, style: String? = nil, children: [FactoryChild] = []
  ) -> RouteStep {
    let isContainer: Bool
    switch factory {
    case .navigation, .tab, .split, .complete: isContainer = true
    case .byClass, .storyboard, .none, .byFinder, .inline, .hosting, .custom: isContainer = false
    }
    let made = action.map { kind in
      RouteAction(
        kind: kind, name: kind.rawValue, parameters: style.map { ["presentationStyle": $0] } ?? [:], source: place(1))
    }
    return RouteStep(
      node: NodeID(name), screenClass: name, spelling: "StepAssembly",
      finder: Finder(kind: finder, name: "Finder", screenClass: finder == .none ? nil : name),
      factory: Factory(
        kind: factory, name: "Factory", screenClass: name, isContainer: isContainer, children: children),
      action: made, source: place(1))
  }
}

extension RouteStart {
  static func start(_ kind: Kind) -> RouteStart { RouteStart(kind: kind, source: place(1, "Routes.swift")) }

  static func route(_ names: String..., line: Int = 1) -> RouteStart {
    RouteStart(kind: .route, routes: names.map { RouteID($0) }, source: place(line, "Routes.swift"))
  }

  static func alternatives(_ alternatives: RouteAlternative...) -> RouteStart {
    let placed = alternatives.enumerated().map { index, alternative in
      var alternative = alternative
      alternative.source = place(index + 1, "Routes.swift")
      return alternative
    }
    return RouteStart(kind: .alternatives, alternatives: placed, source: place(1, "Routes.swift"))
  }
}

extension RouteAlternative {
  static func found(_ name: String, options: [String] = []) -> RouteAlternative {
    RouteAlternative(
      condition: .found, finder: Finder(kind: .byClass, name: "ClassFinder", screenClass: name, options: options),
      start: .start(.custom), source: place(1))
  }

  static func when(_ condition: Condition, always: Bool = false, from start: RouteStart) -> RouteAlternative {
    RouteAlternative(condition: condition, always: always, start: start, source: place(1))
  }
}

extension RouteRequest {
  static func request(_ route: String, from node: String? = nil, swallows: Bool = false, line: Int = 1) -> RouteRequest
  {
    RouteRequest(
      from: node.map { NodeID($0) }, owner: node ?? "AppDelegate", call: "navigate", routes: [RouteID(route)],
      swallowsErrors: swallows, source: place(line))
  }
}
