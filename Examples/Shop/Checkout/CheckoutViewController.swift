import RouteComposer
import UIKit

final class CheckoutViewController: UIViewController {
  @IBAction private func payTapped() {
    let payment = CheckoutRoutes.payment()
    router.commitNavigation(to: payment)  // edge: CheckoutViewController -push-> PaymentViewController
  }

  @IBAction private func cancelTapped() {
    dismiss(animated: true)
  }
}
