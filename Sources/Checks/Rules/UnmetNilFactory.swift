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

/// What containers bring along.
private struct Contents {
  private let context: CheckContext
  private let held: [NodeID: [NodeID]]
  private let roots: [NodeID]

  init(_ context: CheckContext) {
    self.context = context
    let containment = context.model.transitions.filter(\.kind.isContainment)
    held = Dictionary(grouping: containment, by: \.from).mapValues { $0.compactMap(\.to) }
    roots =
      context.model.entries.filter { $0.kind == .launch }.compactMap(\.to)
      + context.model.transitions.filter { $0.kind == .replaceRoot }.compactMap(\.to)
  }

  /// Whether what a step builds is or holds the screen, or might.
  func mayHold(_ node: NodeID, _ screenClass: String, in step: RouteStep) -> Bool {
    let children = step.factory.nestedChildren
    let factories = [step.factory] + children.map(\.factory)
    if factories.contains(where: { $0.isOpaque }) || isUnreadScene(step) { return true }
    let built = [step.node] + children.map(\.node)
    guard let nodes = built.allKnown else { return true }
    return holds(node, screenClass, anyOf: nodes)
  }

  /// Whether a step takes its screen from a storyboard that was not read.
  private func isUnreadScene(_ step: RouteStep) -> Bool {
    step.factory.kind == .storyboard && step.node.map { held[$0] == nil && context.node($0)?.scene == nil } ?? true
  }

  func rootsMayHold(_ node: NodeID, _ screenClass: String) -> Bool {
    roots.isEmpty || holds(node, screenClass, anyOf: roots)
  }

  private func holds(_ wanted: NodeID, _ screenClass: String, anyOf tops: [NodeID]) -> Bool {
    var visited = Set(tops)
    var waiting = tops
    while let id = waiting.popLast() {
      let node = context.node(id)
      if id == wanted || node?.name == screenClass { return true }
      if let container = node?.container, container.systemClass == screenClass { return true }
      // A class of the app's own with nothing known in it may fill itself in ways that were not read.
      if let node, node.kind == .container, !node.anonymous, node.scene == nil, held[id] == nil { return true }
      if context.gaps.touch(file: node?.source?.file) { return true }
      for child in held[id] ?? [] where visited.insert(child).inserted { waiting.append(child) }
    }
    return false
  }
}

extension Node.Container {
  /// The class of UIKit that every such container is or inherits from.
  fileprivate var systemClass: String? {
    switch self {
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .drawer, .custom: nil
    }
  }
}

extension Factory {
  /// Whether code of the app's own decides what comes out.
  fileprivate var isOpaque: Bool {
    switch kind {
    case .byFinder, .inline, .hosting, .custom: true
    case .byClass, .storyboard, .none, .navigation, .tab, .split, .complete: false
    }
  }
}

extension [NodeID?] {
  /// All of them, unless one is not known.
  fileprivate var allKnown: [NodeID]? {
    let known = compactMap { $0 }
    return known.count == count ? known : nil
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
