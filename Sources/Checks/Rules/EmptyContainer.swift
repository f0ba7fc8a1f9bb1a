package import Findings
internal import Graphs
internal import NavigationModel

/// A container that is shown with nothing in it.
package enum EmptyContainer: Rule {
  package static let id = RuleID("empty-container")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds routes that build a navigation, tab bar or split view controller and put nothing into it, because the container
      itself is the destination.

      Routes from which others continue are left alone, as long as nobody asks for them alone; so are subclasses, which
      may fill themselves.
      """,
    whyIsThisBad: "The user sees a bare bar over a black or white screen.",
    howToFix: """
      Let the route end at a screen inside the container, or build the container with its children by
      `CompleteFactoryAssembly`.
      """)

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = ↓StepAssembly(
          finder: NilFinder<UINavigationController, Any?>(), factory: NavigationControllerFactory()
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        static let goods = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(cart)
          .assemble()
      }

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          do { try DefaultRouter().navigate(to: Routes.goods, with: nil) } catch { print(error) }
        }
      }
      """)
  ]

  package static let nonTriggering = [
    Example.routing(
      """
      enum Routes {
        static let stack = StepAssembly(
          finder: NilFinder<UINavigationController, Any?>(), factory: NavigationControllerFactory()
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(stack)
          .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let wanted = context.routes.asked
    return context.model.routes.enumerated().compactMap { index, route in
      guard wanted[index], let end = route.steps.first, end.buildsEmptyContainer else { return nil }
      return finding(.empty(end, in: route), at: .source(end.source), nodes: end.node.map { [$0] } ?? [])
    }
  }
}

extension RouteGraph {
  /// Routes that are asked for on their own, also under another name.
  fileprivate var asked: [Bool] {
    var asked = isRequested
    var waiting = routes.indices.filter { asked[$0] && routes[$0].steps.isEmpty }
    while let route = waiting.popLast() {
      for target in graph.successors(of: route).map(Int.init) where !asked[target] {
        asked[target] = true
        if routes[target].steps.isEmpty { waiting.append(target) }
      }
    }
    return asked
  }
}

extension RouteStep {
  /// Whether it builds a plain container of the system, and neither factory nor tasks fill it.
  fileprivate var buildsEmptyContainer: Bool {
    switch factory.kind {
    case .navigation, .tab, .split:
      factory.children.isEmpty && contextTasks.isEmpty
        && ["UINavigationController", "UITabBarController", "UISplitViewController"].contains(screenClass)
    case .byClass, .storyboard, .none, .byFinder, .inline, .hosting, .complete, .custom: false
    }
  }
}

extension Message {
  fileprivate static func empty(_ step: RouteStep, in route: Route) -> Message {
    "'\(route.id)' shows an empty '\(step.screenClass)'; let it end at a screen inside"
  }
}
