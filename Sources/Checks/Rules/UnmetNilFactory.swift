package import Findings
internal import NavigationModel

/// A step that relies on an earlier one to bring its screen, which it does not.
package enum UnmetNilFactory: Rule {
  package static let id = RuleID("unmet-nil-factory")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds steps with `NilFactory` whose screen no earlier step brings along: none builds it, and no storyboard, complete
      factory or container on the way holds it.

      A route that builds nothing at all is a search for a screen that is shown already, and is left alone, unless it starts
      at the root and no root of the app holds the screen. Steps behind a factory of the app's own are left alone too.
      """,
    whyIsThisBad: """
      The router builds what comes before, looks for the screen there, and fails: the user stands in an empty container, or
      nothing happens.
      """,
    howToFix: "Give the step a factory, or let an earlier step build a container that holds the screen.")

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = ↓StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: NilFactory())
          .from(NavigationControllerStep<UINavigationController, Any?>())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      }
      """)
  ]

  package static let nonTriggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: NilFactory())
          .from(stack)
          .assemble()
        static let stack = StepAssembly(
          finder: NilFinder<UINavigationController, Any?>(),
          factory: CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
            .with(ClassFactory<CartViewController, Any?>())
            .assemble()
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let contents = Contents(context)
    return context.model.routes.flatMap { route in
      route.steps.indices.compactMap { index in
        let step = route.steps[index]
        guard step.factory.kind == .none, step.finder.kind != .none, step.screenClass != "UIViewController",
          let node = step.node
        else { return nil }
        let before = Predecessors(of: index, in: route, context.routes)
        guard !before.mayBring(node, step.screenClass, contents) else { return nil }
        return finding(
          .unmet(step, in: route), at: .source(step.source), notes: before.built(context), nodes: [node])
      }
    }
  }
}

/// Every step from which a step's screen could come, however the route goes.
private struct Predecessors {
  private var steps: [RouteStep] = []
  private var startsAtRoot = false
  /// Whether the route can begin at something that is shown already and not known.
  private var startsOpen = false

  init(of index: Int, in route: Route, _ routes: RouteGraph) {
    steps = Array(route.steps[(index + 1)...])
    var visited: Set<RouteID> = [route.id]
    var starts = [route.start]
    while let start = starts.popLast() {
      switch start.kind {
      case .root: startsAtRoot = true
      case .current, .custom, .open: startsOpen = true
      case .alternatives: starts += start.alternatives.map(\.start)
      case .route:
        for id in start.routes where visited.insert(id).inserted {
          guard let next = routes[id] else {
            startsOpen = true
            continue
          }
          steps += next.steps
          starts.append(next.start)
        }
      }
    }
  }

  /// Whether the screen may come from here, so far as that can be told.
  func mayBring(_ node: NodeID, _ screenClass: String, _ contents: Contents) -> Bool {
    let builders = steps.filter { $0.factory.kind != .none }
    if builders.contains(where: { contents.mayHold(node, screenClass, in: $0) }) { return true }
    // Without a builder the route only searches. What stands at the root is known; what stands elsewhere is not.
    return builders.isEmpty && (startsOpen || !startsAtRoot || contents.rootsMayHold(node, screenClass))
  }

  /// What the steps do build, for the notes.
  func built(_ context: CheckContext) -> [Note] {
    steps.filter { $0.factory.kind != .none }.map {
      Note(message: Message.doesNotHold($0).text, source: $0.source)
    }
  }
}

extension Message {
  fileprivate static func unmet(_ step: RouteStep, in route: Route) -> Message {
    "no step of '\(route.id)' brings '\(step.screenClass)' along; give this step a factory"
  }

  fileprivate static func doesNotHold(_ step: RouteStep) -> Message {
    "'\(step.screenClass)' is built here, and does not hold it"
  }
}
