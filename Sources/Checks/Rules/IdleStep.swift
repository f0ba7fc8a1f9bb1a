package import Findings
internal import NavigationModel

/// A step that neither finds nor builds anything.
package enum IdleStep: Rule {
  package static let id = RuleID("idle-step")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds steps of a route with both `NilFinder` and `NilFactory`. A step that carries interceptors is left alone: they
      run, and may be all that it is for.
      """,
    whyIsThisBad: """
      The router finds nothing there, builds nothing there, and goes on to the step before. The screen that the step names
      is not what the user gets, and its tasks never run.
      """,
    howToFix: "Give the step a finder (`ClassFinder`) or a factory, or take it out.")

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(↓SingleStep(finder: NilFinder<HomeViewController, Any?>(), factory: NilFactory()))
          .using(GeneralAction.nilAction())
          .from(GeneralStep.current())
          .assemble()
      }
      """)
  ]

  package static let nonTriggering = [
    // The step finds a screen that is there already.
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(SingleStep(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory()))
          .using(GeneralAction.nilAction())
          .from(GeneralStep.root())
          .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.routes.flatMap { route in
      route.steps.filter(\.isIdle).map { step in
        finding(
          .idle(step, in: route), at: .source(step.source), nodes: step.node.map { [$0] } ?? [])
      }
    }
  }
}

extension RouteStep {
  /// Whether the step does nothing at all.
  var isIdle: Bool { finder.kind == .none && factory.kind == .none && interceptors.isEmpty }
}

extension Message {
  fileprivate static func idle(_ step: RouteStep, in route: Route) -> Message {
    "the step '\(step.screenClass)' of '\(route.id)' neither finds nor builds a screen; give it a finder or a factory"
  }
}
