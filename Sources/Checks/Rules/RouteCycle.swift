package import Findings
internal import NavigationModel

/// Route configurations that continue from each other in a circle.
package enum RouteCycle: Rule {
  package static let id = RuleID("route-cycle")
  package static let defaultSeverity = Severity.error
  package static let page = RulePage(
    whatItDoes: """
      Finds route configurations that continue from each other in a circle: `cart` from `home`, `home` from `cart`.

      References behind the closure of a `SwitchAssembly`, and those that mean one of several variants, are left out,
      because they are not followed every time.
      """,
    whyIsThisBad: """
      Such a route has no start. Computed properties call each other until the stack overflows; static properties wait
      for each other forever.
      """,
    howToFix: "Let one of the routes begin somewhere else: `GeneralStep.root()`, `.current()` or `.custom(using:)`.")

  package static let triggering = [
    Example.routing(
      """
      enum Routes {
        static var home: DestinationStep<HomeViewController, Any?> {
          StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
            .using(GeneralAction.presentModally())
            .from(↓cart)
            .assemble()
        }
        static var cart: DestinationStep<CartViewController, Any?> {
          StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
            .using(GeneralAction.presentModally())
            .from(home)
            .assemble()
        }
      }
      """)
  ]

  package static let nonTriggering = [
    Example.routing(
      """
      enum Routes {
        static var home: DestinationStep<HomeViewController, Any?> {
          StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
            .using(GeneralAction.replaceRoot())
            .from(GeneralStep.root())
            .assemble()
        }
        static var cart: DestinationStep<CartViewController, Any?> {
          StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
            .using(GeneralAction.presentModally())
            .from(home)
            .assemble()
        }
      }
      """)
  ]

  /// - Complexity: O(routes + references), and as many searches in each circle as ``Digraph/shortestCycles(in:limit:)``
  ///   allows.
  package static func findings(in context: CheckContext) -> [Finding] {
    let immediate = context.routes.references.filter(\.isImmediate)
    return cycles(immediate.map { ($0.from, $0.to) }, nodeCount: context.routes.routes.count).map { cycle in
      let references = cycle.map { immediate[$0] }.startingAtLeast { $0.source }
      let names = references.map { context.routes.routes[$0.from].id.rawValue }
      return finding(
        .circle(names), at: .source(references[0].source),
        notes: references.dropFirst().map { Note(message: "and here", source: $0.source) },
        path: zip(names, names.dropFirst() + names.prefix(1)).map { "'\($0)' continues from '\($1)'" },
        nodes: references.compactMap { context.routes.routes[$0.from].destination })
    }
  }
}

extension Message {
  fileprivate static func circle(_ names: [String]) -> Message {
    guard let first = names.first, names.count > 1 else {
      return "the route \(list(names)) continues from itself; let it begin elsewhere"
    }
    return "the routes \(list(names)) continue from each other in a circle; let '\(first)' begin elsewhere"
  }
}
