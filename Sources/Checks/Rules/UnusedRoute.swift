package import Findings
internal import NavigationModel

/// A route configuration that nobody requests and no other route continues from.
package enum UnusedRoute: Rule {
  package static let id = RuleID("unused-route")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds route configurations that no code asks for, no link opens and no other route continues from. A route that
      the team declares describes a way, whoever takes it, and is left alone.
      """,
    whyIsThisBad: """
      It is dead code, or a button lost its action. The next reader takes it for a way through the app that exists.
      """,
    howToFix: "Ask for the route where it was meant to be used, or delete it.")

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        static let oldCart = ↓StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
      }
      """)
  ]

  package static let nonTriggering = [
    // Nobody asks for home, but the cart continues from it.
    Example.routing(
      """
      enum Routes {
        static let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(home)
          .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let routes = context.routes
    return routes.routes.enumerated().compactMap { index, route in
      guard !routes.isRequested[index], !routes.isReferred[index], !context.gaps.mention(route.name),
        !route.source.file.hasSuffix(".yml")
      else { return nil }
      return finding(.unused(route), at: .source(route.source), nodes: route.destination.map { [$0] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func unused(_ route: Route) -> Message {
    "nobody asks for the route '\(route.id)'; navigate to it or delete it"
  }
}
