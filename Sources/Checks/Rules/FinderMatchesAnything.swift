package import Findings
internal import NavigationModel

/// A class finder that looks for any view controller at all.
package enum FinderMatchesAnything: Rule {
  package static let id = RuleID("finder-matches-anything")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: "Finds class finders whose class is `UIViewController`, written or inferred.",
    whyIsThisBad: """
      Every screen is a `UIViewController`, so the finder is content with the first that it meets: the router stops there,
      and the screen that was meant is never built.
      """,
    howToFix: """
      Name the class: `ClassFinder<CartViewController, Any?>()`. If nothing shall be found, write `NilFinder()`.
      """)

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(↓SingleStep(finder: ClassFinder<UIViewController, Any?>(), factory: NilFactory()))
          .using(GeneralAction.nilAction())
          .from(GeneralStep.current())
          .assemble()
      }
      """)
  ]

  package static let nonTriggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(SingleStep(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory()))
          .using(GeneralAction.nilAction())
          .from(GeneralStep.current())
          .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.routes.flatMap { route in
      let inSteps = route.steps.filter { matchesAnything($0.finder, in: $0.screenClass) }.map { step in
        finding(.anything(step.finder), at: .source(step.source), nodes: step.node.map { [$0] } ?? [])
      }
      let inAlternatives = route.start.nested.flatMap(\.start.alternatives).compactMap { alternative -> Finding? in
        guard let finder = alternative.finder, matchesAnything(finder, in: nil) else { return nil }
        return finding(.anything(finder), at: .source(alternative.source))
      }
      return inSteps + inAlternatives
    }
  }

  /// A step's own class stands in for a class that the finder does not name, because the compiler infers one from the
  /// other.
  private static func matchesAnything(_ finder: Finder, in stepClass: String?) -> Bool {
    guard finder.kind == .byClass, let name = finder.screenClass ?? stepClass else { return false }
    return name == "UIViewController"
  }
}

extension Message {
  fileprivate static func anything(_ finder: Finder) -> Message {
    "'\(finder.name)' looks for any view controller and is content with the first; name the class that is meant"
  }
}
