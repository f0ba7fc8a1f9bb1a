import RouteComposer
import UIKit

final class OrderViewController: UIViewController, ContextAccepting, ContextChecking {
  private var order: OrderID?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Buy again", style: .plain, target: self, action: #selector(buyAgainTapped)),
      UIBarButtonItem(title: "Call me", style: .plain, target: self, action: #selector(callTapped)),
    ]
  }

  func setup(with context: OrderID) throws {
    order = context
  }

  func isTarget(for context: OrderID) -> Bool {
    order == context
  }

  @objc private func buyAgainTapped() {
    let product = ProductRoutes.product(ProductID(rawValue: "shoes-1"))
    router.commitNavigation(to: product)  // edge: OrderViewController -push-> ProductViewController
  }

  @objc private func callTapped() {
    let callback = SupportRoutes.callback()
    router.commitNavigation(to: callback)  // edge: OrderViewController -present-> CallbackViewController
  }
}
