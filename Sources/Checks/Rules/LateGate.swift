package import Findings
internal import NavigationModel

/// A gate that shows something to the user before it is known whether they may come along at all.
package enum LateGate: Rule {
  package static let id = RuleID("late-gate")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds routes on whose way a gate opens a screen before a login or a permission is asked for, because that gate stands
      nearer to the start.
      """,
    whyIsThisBad: """
      The router asks the gates of the destination first and those of the steps it comes from last, which is the opposite
      of how the screens lie. The user pays, or fills in a form, and only then has to sign in.
      """,
    howToFix: "Add the gate for the session to the destination as well, before the others.")

  package static let triggering = [Example.routing(routes(gates: ".adding(↓AddressInterceptor())"))]
  package static let nonTriggering = [
    Example.routing(routes(gates: ".adding(LoginInterceptor())\n    .adding(AddressInterceptor())"))
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let opening = Set(context.model.requests.filter { !$0.routes.isEmpty }.map(\.owner))
    var seen: Set<SourcePlace> = []
    return context.model.routes.compactMap { route in
      let gates = RouteChain(of: route, in: context.routes).gates
      guard let late = gates.first(where: { $0.gate.mentionsTheUser }),
        let early = gates.first(where: { $0.step < late.step && opening.contains($0.gate.name) }),
        seen.insert(early.gate.source).inserted
      else { return nil }
      return finding(
        .late(late.gate.name, behind: early.gate.name), at: .source(early.gate.source),
        notes: [Note(message: "'\(late.gate.name)' stands here", source: late.gate.source)],
        nodes: route.destination.map { [$0] } ?? [])
    }
  }

  private static func routes(gates: String) -> String {
    """
    class LoginInterceptor: RoutingInterceptor {
      typealias Context = Any?

      func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) { completion(.success) }
    }

    class AddressInterceptor: RoutingInterceptor {
      typealias Context = Any?

      func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) {
        do {
          try DefaultRouter().navigate(to: Routes.address, with: nil) { completion($0) }
        } catch {
          completion(.failure(error))
        }
      }
    }

    class AddressViewController: UIViewController {
      @IBAction func close() { dismiss(animated: true) }
    }

    enum Routes {
      static let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
        .adding(LoginInterceptor())
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.root())
        .assemble()
      static let address = StepAssembly(finder: ClassFinder<AddressViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
        \(gates)
        .using(GeneralAction.presentModally())
        .from(home)
        .assemble()
    }
    """
  }
}

extension Message {
  fileprivate static func late(_ late: String, behind early: String) -> Message {
    "'\(early)' shows something to the user before '\(late)' is asked; add '\(late)' to this step, too, in front of it"
  }
}
