package import Findings
internal import NavigationModel

/// A finder that can not see its screen where the route itself puts it.
package enum BlindFinder: Rule {
  package static let id = RuleID("blind-finder")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds steps that put their screen into a container (`push`, `addTab`, ...), and whose finder does not look into
      containers: its options have neither `visible` nor `contained`, and it begins at the top or the root of the window.
      """,
    whyIsThisBad: """
      What stands at the top or the root of the window is the container, never a screen in it. The finder reads as if the
      screen were used again, but each request builds another one.
      """,
    howToFix: """
      Leave the options out, and everything is searched; or add `visible` or `contained`: `currentVisibleOnly`,
      `currentAllStack`.
      """)

  package static let triggering = [Example.routing(routes(options: "↓.current"))]
  package static let nonTriggering = [
    Example.routing(routes(options: ".currentVisibleOnly")),
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(
          finder: ClassFinder<CartViewController, Any?>(options: .current), factory: ClassFactory()
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      }
      """),
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.routes.flatMap { route in
      route.steps.compactMap { step in
        guard step.finder.looksAtNoChild, step.factory.kind != .none, step.action?.putsIntoContainer == true else {
          return nil
        }
        return finding(.blind(step), at: .source(step.source), nodes: step.node.map { [$0] } ?? [])
      }
    }
  }

  private static func routes(options: String) -> String {
    """
    enum Routes {
      static let cart = \(options.hasPrefix("↓") ? "↓" : "")StepAssembly(
        finder: ClassFinder<CartViewController, Any?>(options: \(options.filter { $0 != "↓" })), factory: ClassFactory()
      )
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    }
    """
  }
}

extension Finder {
  /// Whether it searches by class at the top or the root of the window only, and not in what stands there.
  fileprivate var looksAtNoChild: Bool {
    guard kind == .byClass || kind == .byClassAndContext || kind == .hostingWithContext, !options.isEmpty,
      startingPoint == nil || startingPoint == "topmost" || startingPoint == "root"
    else { return false }
    let single: Set = ["current", "parent", "presented", "presenting"]
    return options.allSatisfy { single.contains($0.split(separator: ".").last.map(String.init) ?? $0) }
  }
}

extension RouteAction {
  fileprivate var putsIntoContainer: Bool {
    switch kind {
    case .push, .pushAsRoot, .pushReplacingLast, .addTab, .setAsMaster, .pushToDetails, .pushOnToDetails: true
    case .present, .replaceRoot, .none, .custom: false
    }
  }
}

extension Message {
  fileprivate static func blind(_ step: RouteStep) -> Message {
    """
    '\(step.finder.name)' does not look into containers, where this step puts '\(step.screenClass)'; \
    add 'visible' or 'contained' to its options
    """
  }
}
