package import Findings
internal import NavigationModel

/// A navigation stack put into a navigation stack, or the detail of a split view without a master.
package enum NavigationInNavigation: Rule {
  package static let id = RuleID("navigation-in-navigation")
  package static let defaultSeverity = Severity.error
  package static let page = RulePage(
    whatItDoes: """
      Finds navigation controllers that are pushed into a navigation controller, and details that are put into a split
      view which has no master yet.

      What a place pushes has to be a navigation controller whatever happens: where a parameter, a flag or the class of
      what is made decides, and a plain screen may be pushed as well, nothing is said. A place that pushes several
      navigation controllers has one finding, which is a warning: which of them comes there is not known for sure.
      """,
    whyIsThisBad: """
      UIKit raises an exception: "Pushing a navigation controller is not supported". RouteComposer refuses a detail
      without a master when the app runs. The compiler sees neither.
      """,
    howToFix: """
      Push the screen itself, or present the navigation controller. For a split view, put the master in first with
      `setAsMaster()`.
      """)

  package static let triggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          let cart = UINavigationController(rootViewController: CartViewController())
          navigationController?.↓pushViewController(cart, animated: true)
        }
      }

      class CartViewController: UIViewController {}
      """),
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(NavigationControllerStep())
          .using(UINavigationController.↓push())
          .from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      }
      """),
  ]

  package static let nonTriggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          present(UINavigationController(rootViewController: CartViewController()), animated: true)
        }
      }

      class CartViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let inRoutes = context.model.routes.flatMap { route in
      pushedByRoute(route, context) + insideFactories(route, context) + detailsWithoutMaster(route)
    }
    return pushedByCode(context) + inRoutes
  }

  /// One finding for each place that pushes nothing but navigation controllers.
  private static func pushedByCode(_ context: CheckContext) -> [Finding] {
    var pushes: [SourcePlace: [Transition]] = [:]
    for transition in context.model.transitions where transition.kind == .push && transition.route == nil {
      for place in [transition.source] + transition.alsoAt { pushes[place, default: []].append(transition) }
    }
    return pushes.sorted { $0.key < $1.key }.compactMap { place, pushes in
      let stacks = pushes.compactMap { push -> Node? in
        guard push.certainty == .certain, let node = context.node(push.to), node.container == .navigation else {
          return nil
        }
        return node
      }
      guard stacks.count == pushes.count, let first = stacks.first else { return nil }
      let different = Set(stacks.map(\.id)).count
      let notes = different > 1 ? [Note(message: Message.others(different).text)] : []
      return finding(
        .nested(first.name), at: .source(place), severity: different > 1 ? .warning : nil, notes: notes,
        nodes: [pushes[0].from, first.id])
    }
  }

  private static func pushedByRoute(_ route: Route, _ context: CheckContext) -> [Finding] {
    route.steps.compactMap { step in
      guard let action = step.action, action.putsOnStack, step.factory.kind != .none,
        isNavigation(step.factory, step.node, context)
      else { return nil }
      return finding(.nested(step.screenClass), at: .source(action.source), nodes: step.node.map { [$0] } ?? [])
    }
  }

  private static func insideFactories(_ route: Route, _ context: CheckContext) -> [Finding] {
    let outer = route.steps.flatMap { step in
      [(step.factory, step.node)] + step.factory.nestedChildren.map { ($0.factory, $0.node) }
    }
    return outer.filter { isNavigation($0.0, $0.1, context) }.flatMap { factory, _ in
      factory.children.filter { isNavigation($0.factory, $0.node, context) }.map { child in
        finding(
          .nested(child.factory.screenClass ?? child.factory.name), at: .source(child.source),
          nodes: child.node.map { [$0] } ?? [])
      }
    }
  }

  /// The router asks the split view that it has just built for a master, and there is none.
  private static func detailsWithoutMaster(_ route: Route) -> [Finding] {
    zip(route.steps, route.steps.dropFirst()).compactMap { step, split in
      guard let action = step.action, action.kind == .pushToDetails || action.kind == .pushOnToDetails,
        step.factory.kind != .none, split.factory.kind == .split, split.factory.children.isEmpty,
        split.finder.kind == .none
      else { return nil }
      return finding(
        .noMaster(step.screenClass), at: .source(action.source), nodes: step.node.map { [$0] } ?? [])
    }
  }

  private static func isNavigation(_ factory: Factory, _ node: NodeID?, _ context: CheckContext) -> Bool {
    factory.kind == .navigation || context.node(node)?.container == .navigation
  }
}

extension RouteAction {
  /// Whether it puts a screen on a navigation stack.
  fileprivate var putsOnStack: Bool {
    switch kind {
    case .push, .pushAsRoot, .pushReplacingLast, .pushOnToDetails: true
    case .present, .replaceRoot, .none, .addTab, .setAsMaster, .pushToDetails, .custom: false
    }
  }
}

extension Message {
  fileprivate static func nested(_ name: String) -> Message {
    "'\(name)' is a navigation controller inside a navigation controller; push its first screen, or present it"
  }

  fileprivate static func others(_ count: Int) -> Message { "one of \(count) that are pushed here" }

  fileprivate static func noMaster(_ name: String) -> Message {
    "'\(name)' becomes the detail of a split view without a master; set the master first"
  }
}
