import RouteComposer
import UIKit

final class ReceiptViewController: UIViewController {
  private let order: OrderID

  init(order: OrderID) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("built in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Order", style: .plain, target: self, action: #selector(orderTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
  }

  @objc private func orderTapped() {
    router.commitNavigation(to: OrderRoutes.order(order))  // edge: ReceiptViewController -push-> OrderViewController
  }

  @objc private func doneTapped() {
    dismiss(animated: true)
  }
}
