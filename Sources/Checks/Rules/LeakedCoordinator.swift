package import Findings
internal import NavigationModel

/// A child coordinator that its parent keeps forever.
package enum LeakedCoordinator: Rule {
  package static let id = RuleID("leaked-coordinator")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds coordinators that put a child into their list of children, hear when it has finished, and take it out of the
      list nowhere; nor does the child itself.

      A child that never finishes, such as the one around the app's tab bar, may stay.
      """,
    whyIsThisBad: """
      Every visit leaves another coordinator behind, with its screens and view models. They go on to listen, so old ones
      answer too.
      """,
    howToFix: "Take the child out of the list where its end is heard.")

  package static let triggering = [Example.screens(app(onFinish: "", mark: "↓"))]
  package static let nonTriggering = [
    Example.screens(app(onFinish: "self?.children.removeAll { $0 === checkout }; ", mark: ""))
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.childFlows.compactMap { child in
      guard let finish = child.finish, !child.isRemoved else { return nil }
      return finding(
        .leaked(child), at: .source(child.source), notes: [Note(message: Message.finish.text, source: finish)])
    }
  }

  private static func app(onFinish: String, mark: String) -> String {
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
        checkout.onFinish = { [weak self] in \(onFinish)self?.home.dismiss(animated: true) }
        \(mark.isEmpty ? "children.append" : "children.\(mark)append")(checkout)
        checkout.start()
      }
    }

    class CheckoutCoordinator {
      var onFinish: (() -> Void)?
      private let home: UIViewController

      init(home: UIViewController) { self.home = home }

      func start() { home.present(CheckoutViewController(), animated: true) }
    }
    """
  }
}

extension Message {
  fileprivate static func leaked(_ child: ChildFlow) -> Message {
    "'\(child.owner)' keeps '\(child.child ?? "a child")' and never lets it go; take it out of the list when it has finished"
  }

  fileprivate static let finish: Message = "its end is heard here"
}
