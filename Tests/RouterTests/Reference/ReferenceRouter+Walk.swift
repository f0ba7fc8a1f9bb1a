import NavigationModel
import Router

/// A screen that will be built.
struct Build {
  var screenClass: String
  var factory: Factory
  /// What the factory looks up instead of building.
  var lookup: Finder?
  var action: RouteAction?
  var tasks: [RouteTask]
  var payload: Payload
  /// What it takes in while it is built.
  var children: [Build] = []
}

/// What the walk towards the start comes to.
struct Plan {
  var gates: [String] = []
  var start: Controller
  /// In the order in which they are built.
  var builds: [Build] = []
}

extension ReferenceRouter {
  /// Decides all alternatives, then walks from the destination until something is there to start from.
  func walk(_ itinerary: Itinerary, with asked: Payload) throws(Refusal) -> Plan {
    var payload = asked
    var plan = Plan(start: window.root)
    for leg in chain(itinerary.legs, asked) {
      switch leg {
      case .conversion(let type): payload = convert(payload, to: type)
      case .root:
        plan.start = window.root
        return plan
      case .current:
        plan.start = window.topmost
        return plan
      case .custom(let finder, let context):
        if finder.kind != .none { try need(payload, context) }
        guard let found = find(finder, in: nil, payload) else { throw .compositionFailed }
        plan.start = found
        return plan
      case .step(let step):
        if let found = try visit(step, payload, &plan) {
          plan.start = found
          return plan
        }
      case .alternatives, .open: throw Refusal(name: "initialController.notFound")
      }
    }
    throw Refusal(name: "initialController.notFound")
  }

  /// The chain with the alternative that holds in place of the list; it ends where none does.
  private func chain(_ legs: [Itinerary.Leg], _ payload: Payload) -> [Itinerary.Leg] {
    var result: [Itinerary.Leg] = []
    for leg in legs {
      guard case .alternatives(let context, let list) = leg else {
        result.append(leg)
        continue
      }
      guard fits(payload, context) else { return result }
      for alternative in list where holds(alternative.condition, payload) {
        return result + chain(alternative.legs, payload)
      }
      return result
    }
    return result
  }

  /// Looks at one step: its screen, if it is there; otherwise notes what has to be built.
  private func visit(_ step: RouteStep, _ payload: Payload, _ plan: inout Plan) throws(Refusal) -> Controller? {
    if !step.interceptors.isEmpty || !step.contextTasks.isEmpty { try need(payload, step.context) }
    plan.gates += step.interceptors.map(\.name)
    try prepare(step.contextTasks, of: step.screenClass, payload)
    let isFinder = step.finder.kind != .none
    if isFinder {
      try need(payload, step.context)
      if let found = find(step.finder, in: step.screenClass, payload) {
        try run(step.contextTasks, on: found, payload)
        return found
      }
    }
    // Nothing to find and nothing to build: the step does nothing at all.
    if step.factory.kind == .none, !isFinder { return nil }
    try need(payload, step.context)
    var build = Build(
      screenClass: step.factory.screenClass ?? step.screenClass, factory: step.factory,
      action: step.action.map(plain),
      tasks: step.contextTasks, payload: payload)
    if step.factory.kind == .none {
      // It is looked for once more when it is its turn; whatever action is written is lost.
      build.lookup = step.finder
      build.action = nil
    } else if step.factory.kind == .byFinder {
      build.lookup = step.factory.finder
    }
    try prepare(step.factory, payload)
    if isContainerFactory(step.factory) {
      let prefix = plan.builds.prefix { isEmbeddable($0.action, into: build.screenClass) }
      build.children = Array(prefix)
      plan.builds.removeFirst(prefix.count)
    }
    plan.builds.insert(build, at: 0)
    return nil
  }

  /// Complete factories prepare their children.
  private func prepare(_ factory: Factory, _ payload: Payload) throws(Refusal) {
    for child in factory.children where child.factory.kind != .none {
      let payload = convert(payload, to: child.conversion)
      try prepare(child.factory, payload)
      try prepare(child.contextTasks, of: child.factory.screenClass ?? "UIViewController", payload)
    }
  }

  private func isContainerFactory(_ factory: Factory) -> Bool {
    switch factory.kind {
    case .navigation, .tab, .split, .complete: true
    default: factory.isContainer
    }
  }

  // MARK: Actions

  /// An action of the app's own of which nothing is known but what its body does is the library's that does the same.
  func plain(_ action: RouteAction) -> RouteAction {
    guard action.kind == .custom, world.actions[action.name] == nil, let effect = action.effect else { return action }
    let same: [Transition.Kind: RouteAction.Kind] = [
      .push: .push, .show: .push, .setStack: .pushAsRoot, .tab: .addTab, .showDetail: .pushToDetails,
      .present: .present, .popover: .present, .replaceRoot: .replaceRoot,
    ]
    var plain = action
    plain.kind = same[effect] ?? .custom
    return plain
  }

  /// The container class that an action needs around the previous screen; `nil` for one that needs none.
  func container(of action: RouteAction?) -> String? {
    switch action?.kind {
    case .push, .pushAsRoot, .pushReplacingLast: action?.container ?? "UINavigationController"
    case .addTab: action?.container ?? "UITabBarController"
    case .setAsMaster, .pushToDetails, .pushOnToDetails: action?.container ?? "UISplitViewController"
    case .custom: action?.container
    case .present, .replaceRoot, .some(.none), nil: nil
    }
  }

  func isEmbeddable(_ action: RouteAction?, into name: String) -> Bool {
    container(of: action).map { book.isKind(name, of: $0) } ?? false
  }
}
