package import Findings
internal import NavigationModel

/// An alternative of a route that is never tried.
package enum ShadowedAlternative: Rule {
  package static let id = RuleID("shadowed-alternative")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds cases of a `SwitchAssembly` that stand after a case which always applies, or which repeat the condition of an
      earlier case.
      """,
    whyIsThisBad: """
      The first case that applies wins. What stands behind it never happens, though it reads as if it did.
      """,
    howToFix: "Move the narrower case up, or delete the one that is never tried.")

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(
            SwitchAssembly<UINavigationController, Any?>()
              .addCase(from: ClassFinder<UINavigationController, Any?>())
              .↓addCase(from: ClassFinder<UINavigationController, Any?>())
              .assemble(default: ChainAssembly.from(NavigationControllerStep())
                .using(GeneralAction.presentModally())
                .from(GeneralStep.current())
                .assemble()))
          .assemble()
      }
      """)
  ]

  package static let nonTriggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(
            SwitchAssembly<UINavigationController, Any?>()
              .addCase(from: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly))
              .addCase(from: ClassFinder<UINavigationController, Any?>())
              .assemble(default: ChainAssembly.from(NavigationControllerStep())
                .using(GeneralAction.presentModally())
                .from(GeneralStep.current())
                .assemble()))
          .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.routes.flatMap { route in
      route.start.nested.flatMap { shadowed(in: $0.start.alternatives) }
    }
  }

  private static func shadowed(in alternatives: [RouteAlternative]) -> [Finding] {
    var winner: RouteAlternative?
    var finders: [Finder: RouteAlternative] = [:]
    var findings: [Finding] = []
    for alternative in alternatives {
      let repeated = alternative.finder.flatMap { $0.kind == .custom ? nil : finders[$0] }
      if let earlier = winner ?? repeated {
        findings.append(
          finding(
            winner == nil ? .repeated : .shadowed, at: .source(alternative.source),
            notes: [Note(message: "this case comes first and applies", source: earlier.source)]))
        continue
      }
      if alternative.always || alternative.condition == .otherwise { winner = alternative }
      if let finder = alternative.finder { finders[finder] = alternative }
    }
    return findings
  }
}

extension Message {
  fileprivate static let shadowed: Message =
    "this case is never tried, because an earlier one always applies; move it up or delete it"
  fileprivate static let repeated: Message =
    "this case is never tried, because an earlier one looks for the same screen; change its finder or delete it"
}
