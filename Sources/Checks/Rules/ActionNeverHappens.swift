package import Findings
internal import NavigationModel

/// An action that the router never carries out.
package enum ActionNeverHappens: Rule {
  package static let id = RuleID("action-never-happens")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds actions that the router ignores: the action of a step with `NilFactory`, and the action of the first child of
      a complete factory.
      """,
    whyIsThisBad: """
      `NilFactory` builds nothing, so there is nothing to push or present. It compiles, and reads as if something
      happened. The first child of a container is put into it without asking its action.
      """,
    howToFix: """
      Take the action out: `.from(…)` may follow `NilFactory()` at once. Between two steps, where the compiler wants one,
      write `GeneralAction.nilAction()`. If the action is meant, give the step a factory that builds its screen.
      """)

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: NilFactory())
          .using(GeneralAction.↓presentModally())
          .from(shop)
          .assemble()
        static let shop = StepAssembly(finder: NilFinder<CartViewController, Any?>(), factory: ClassFactory())
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
          .from(shop)
          .assemble()
        static let shop = StepAssembly(finder: NilFinder<CartViewController, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      }
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.routes.flatMap { route in
      route.steps.flatMap { step in ignoredByStep(step) + ignoredByContainers(step) }
    }
  }

  /// An idle step is another rule's business.
  private static func ignoredByStep(_ step: RouteStep) -> [Finding] {
    guard step.factory.kind == .none, let action = step.action, action.kind != .none, step.finder.kind != .none else {
      return []
    }
    return [
      finding(
        .nothingBuilt(action, step), at: .source(action.source), nodes: step.node.map { [$0] } ?? [])
    ]
  }

  private static func ignoredByContainers(_ step: RouteStep) -> [Finding] {
    let factories = [step.factory] + step.factory.nestedChildren.map(\.factory)
    return factories.compactMap { factory in
      guard let first = factory.children.first, let action = first.action, !action.onlyAppends else { return nil }
      return finding(
        .firstChild(action, of: factory), at: .source(action.source), nodes: first.node.map { [$0] } ?? [])
    }
  }
}

extension RouteAction {
  /// Whether an empty container looks the same with and without it: then nobody misses it.
  fileprivate var onlyAppends: Bool {
    switch kind {
    case .none, .push, .pushAsRoot: true
    case .addTab: parameters.isEmpty
    case .pushReplacingLast, .present, .replaceRoot, .setAsMaster, .pushToDetails, .pushOnToDetails, .custom: false
    }
  }
}

extension Message {
  fileprivate static func nothingBuilt(_ action: RouteAction, _ step: RouteStep) -> Message {
    "'\(action.name)' never happens, because '\(step.screenClass)' is not built here; drop the action or the NilFactory"
  }

  fileprivate static func firstChild(_ action: RouteAction, of factory: Factory) -> Message {
    "'\(action.name)' never happens, because the first child of '\(factory.name)' is put in without it; drop the action"
  }
}
