package import Findings
internal import NavigationModel

/// A step that no flow takes.
package enum UnhandledStep: Rule {
  package static let id = RuleID("unhandled-step")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds steps of RxFlow that a stepper emits and that no flow which listens to the stepper navigates by: each of them
      returns `.none` for it. A step that a flow forwards is taken, and so is one that a flow names in a branch of its own
      to do nothing for it. Steps are not looked at where a flow that hears them adapts them.
      """,
    whyIsThisBad:
      "The step is emitted, and nothing happens. A step goes to no flow but those that contributed the stepper.",
    howToFix: "Handle the step in the flow that contributed the stepper, or forward it to the parent there.")

  package static let triggering = [Example(app(cart: "default: return .none", mark: "↓"))]

  package static let nonTriggering = [
    Example(
      app(
        cart: """
          case .cart:
                  root.pushViewController(CartViewController(), animated: true)
                  return .none
          """, mark: "")),
    Example(app(cart: "case .cart: return .none", mark: "")),
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.dispatches.filter { $0.role == .step }.flatMap { step in
      step.lost.map { place in
        finding(.unhandled(step), at: .source(place), notes: step.notes.filter { $0.source != place })
      }
    }
  }

  private static func app(cart: String, mark: String) -> String {
    """
    //- /Flow.swift
    import RxFlow
    import UIKit

    enum ShopStep: Step {
      case home
      case cart
    }

    class ShopFlow: Flow {
      var root: Presentable { rootViewController }
      private let rootViewController = UINavigationController()

      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ShopStep else { return .none }
        switch step {
        case .home:
          let home = HomeViewController()
          rootViewController.setViewControllers([home], animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: home, withNextStepper: home))
        \(cart.replacing("root.", with: "rootViewController."))
        }
      }
    }

    class ShopStepper: Stepper {
      let steps = PublishRelay<Step>()
      var initialStep: Step { ShopStep.home }
    }

    class HomeViewController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()

      @IBAction func openCart() { steps.accept(ShopStep.\(mark)cart) }
    }

    class CartViewController: UIViewController {}
    //- /AppDelegate.swift
    import RxFlow
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let coordinator = FlowCoordinator()

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let flow = ShopFlow()
        coordinator.coordinate(flow: flow, with: ShopStepper())
        Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
        return true
      }
    }
    """
  }
}

extension Message {
  fileprivate static func unhandled(_ step: Dispatch) -> Message {
    "no flow that hears it takes the step '\(step.name)' of '\(step.type)'; handle it or forward it"
  }
}
