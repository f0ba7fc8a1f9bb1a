package import Findings
internal import NavigationModel

/// A child coordinator that is started twice.
package enum RestartedCoordinator: Rule {
  package static let id = RuleID("restarted-coordinator")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: "Finds child coordinators that the same piece of code starts twice, under the same conditions.",
    whyIsThisBad: "Its first screen is shown twice, one above the other.", howToFix: "Delete the second start.")

  package static let triggering = [Example.screens(app(again: "\n    checkout.↓start()"))]
  package static let nonTriggering = [Example.screens(app(again: ""))]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.childFlows.flatMap { child in
      child.startedAgain.map { place in
        finding(
          .again(child), at: .source(place), notes: [Note(message: Message.kept.text, source: child.source)])
      }
    }
  }

  private static func app(again: String) -> String {
    """
    class HomeViewController: UIViewController {
      lazy var coordinator = ShopCoordinator(home: self)

      @IBAction func openCheckout() { coordinator.openCheckout() }
    }

    class CheckoutViewController: UIViewController {}

    class ShopCoordinator {
      private var children: [CheckoutCoordinator] = []
      private let home: UIViewController

      init(home: UIViewController) { self.home = home }

      func openCheckout() {
        let checkout = CheckoutCoordinator(home: home)
        children.append(checkout)
        checkout.start()\(again)
      }
    }

    class CheckoutCoordinator {
      private let home: UIViewController

      init(home: UIViewController) { self.home = home }

      func start() { home.present(CheckoutViewController(), animated: true) }
    }
    """
  }
}

extension Message {
  fileprivate static func again(_ child: ChildFlow) -> Message {
    "'\(child.child ?? "the child")' is started a second time; delete one of the two starts"
  }

  fileprivate static let kept: Message = "it is kept here"
}
