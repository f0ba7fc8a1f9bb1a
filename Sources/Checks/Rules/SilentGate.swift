package import Findings
internal import NavigationModel

/// An interceptor that on some way never answers.
package enum SilentGate: Rule {
  package static let id = RuleID("silent-gate")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds ways through the `perform` of an interceptor on which `completion` is neither called nor handed to anybody: an
      early `return`, a `catch` that only prints, a `try?` around a navigation that was to answer.
      """,
    whyIsThisBad: """
      The router waits for the answer. It never comes, so the navigation neither succeeds nor fails, and with a
      `SingleNavigationRouter` every further one is refused.
      """,
    howToFix: "Call `completion` once on every way: with `.failure(error)` where the user can not come along.")

  package static let triggering = [Example.routing(routes(handling: "↓print(error)"))]
  package static let nonTriggering = [Example.routing(routes(handling: "completion(.failure(error))"))]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.idle.filter { $0.kind == .answer }.map { finding(.silent($0.name), at: .source($0.source)) }
  }

  private static func routes(handling: String) -> String {
    """
    struct LoginInterceptor: RoutingInterceptor {
      typealias Context = Any?

      func \(handling.hasPrefix("↓") ? "↓" : "")perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) {
        do {
          try DefaultRouter().navigate(to: Routes.login, with: nil) { completion($0) }
        } catch {
          \(handling.filter { $0 != "↓" })
        }
      }
    }

    class LoginViewController: UIViewController {
      @IBAction func close() { dismiss(animated: true) }
    }

    enum Routes {
      static let login = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
        .adding(LoginInterceptor())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
    }
    """
  }
}

extension Message {
  fileprivate static func silent(_ name: String) -> Message {
    "'\(name)' does not answer on this way, and the router waits for ever; call its completion"
  }
}
